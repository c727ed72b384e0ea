import NavigationDiff

/// `seguegraph diff`: what two states of an app's navigation differ in.
struct DiffCommand: Command {
  private static let project = OptionSpecification(
    name: "project", argument: .file("PATH"),
    help: "The project that revisions are of. Default: the side that is one, else the current folder.")
  private static let exitCode = OptionSpecification(
    name: "exit-code", help: "End with status 1 where anything differs.")

  static let specification = CommandSpecification(
    name: "diff",
    summary: "Tell, or draw, what differs between two states of the navigation.",
    operands: "FROM [TO]",
    discussion: [
      "FROM and TO are folders, Xcode projects, snapshots, or revisions of git. What is there as a file or folder is that; "
        + "write a revision of the same name as in 'heads/main'. Without TO, the project as it is now is compared."
    ],
    options: [DiffOutput.format, exitCode, project] + CommonOptions.reading)

  private let old: DiffSide
  private let new: DiffSide
  private let output: DiffOutput
  private let failsOnDifference: Bool

  init(_ arguments: ParsedArguments) throws {
    let operands = arguments.operands
    guard let first = operands.first else { throw DiffSideError.missing }
    guard operands.count <= 2 else { throw DiffSideError.tooMany }
    let from = try DiffSide.Name(first)
    let to = try operands.dropFirst().first.map(DiffSide.Name.init)
    if to == nil, case .project(let path) = from { throw DiffSideError.single(path) }
    let project = arguments.last(Self.project.name) ?? Self.project(of: [from, to].compactMap(\.self)) ?? "."
    old = try DiffSide(from, project: project, arguments)
    new = try DiffSide(to ?? .project(project), project: project, arguments)
    output = try DiffOutput(arguments)
    failsOnDifference = arguments.has(Self.exitCode.name)
  }

  private static func project(of names: [DiffSide.Name]) -> String? {
    for case .project(let path) in names { return path }
    return nil
  }

  func run() throws -> ExitStatus {
    let before = try old.read()
    let now = try new.read()
    let diff = GraphDiff(from: before.result, to: now.result)
    let isComplete = before.status == .success && now.status == .success
    let status: ExitStatus = !isComplete ? .failure : failsOnDifference && !diff.isEmpty ? .findings : .success
    new.warn(try output.write(diff, title: "\(old.title) → \(new.title)", status: status))
    return status
  }
}
