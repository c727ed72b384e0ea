import Configuration
import NavigationDiff

/// `seguegraph snapshot`: whether the navigation is still what everybody has agreed on.
struct SnapshotCommand: Command {
  private static let write = OptionSpecification(
    name: "write", help: "Write the snapshot of what is there now, and so accept it.")
  private static let file = OptionSpecification(
    name: "file", argument: .file("FILE"),
    help: "The snapshot. Default: that of the configuration, else \(SnapshotFile.name) in the folder that is read.")

  static let specification = CommandSpecification(
    name: "snapshot",
    summary: "Fail where the navigation is no longer what a snapshot says.",
    operands: CommonOptions.pathOperands,
    discussion: [
      "A snapshot is a text with a line for each scene, and for each way to show and to leave it. Changes to the navigation "
        + "show up in it, and so in every review.",
      CommonOptions.pathDiscussion,
    ],
    options: [write, file, DiffOutput.format] + CommonOptions.reading)

  private let input: ProjectInput
  private let path: String
  private let cure: String
  /// What is to be accepted, or what has been.
  private let task: Task

  private enum Task {
    case write(Output)
    case compare(SnapshotFile, DiffOutput)
  }

  init(_ arguments: ParsedArguments) throws {
    input = try ProjectInput(arguments)
    let options = input.options
    path =
      arguments.last(Self.file.name) ?? options.configuration.snapshot.map(options.path)
      ?? PathPrefix.fromPresentFolder(to: options.root) + SnapshotFile.name
    cure = Self.cure(arguments)
    if arguments.has(Self.write.name) {
      for option in [CommonOptions.output, DiffOutput.format] where arguments.has(option.name) {
        throw UsageError.contradiction("--\(option.name)", "--\(Self.write.name)")
      }
      task = .write(try Output(path))
    } else {
      task = .compare(try SnapshotFile(reading: path, cure: cure), try DiffOutput(arguments))
    }
  }

  func run() throws -> ExitStatus {
    let (project, inputStatus) = try input.process("Comparing") { project in
      (name: project.name, snapshot: GraphSnapshot(project.graph))
    }
    switch task {
    case .write(let output):
      if inputStatus == .failure { throw SnapshotFile.Problem.incomplete(path) }
      try output.write(Array(SnapshotText.text(of: project.snapshot).utf8), status: inputStatus)
      input.note("\(Self.size(of: project.snapshot)) in the snapshot '\(path)'")
      return inputStatus
    case .compare(let file, let output):
      let diff = GraphDiff(from: file.snapshot, to: project.snapshot)
      let status = inputStatus == .success && !diff.isEmpty ? .findings : inputStatus
      let warnings = try output.write(diff, title: "\(project.name): snapshot → now", status: status)
      warnings.forEach(input.warn)
      if !diff.isEmpty {
        Message.note("the navigation is no longer that of the snapshot '\(path)'; to accept it: \(cure)")
      } else if SnapshotText.text(of: project.snapshot) != file.text {
        input.note(
          "the snapshot '\(path)' says the same in other words, as after a move of files; to renew it: \(cure)")
      }
      return status
    }
  }

  private static func size(of snapshot: GraphSnapshot) -> String {
    let (scenes, transitions) = (snapshot.scenes.count, snapshot.transitions.count)
    return "\(scenes) scene\(scenes == 1 ? "" : "s") and \(transitions) transition\(transitions == 1 ? "" : "s")"
  }

  /// The command that writes the snapshot that this one would compare with.
  private static func cure(_ arguments: ParsedArguments) -> String {
    var words = [Program.name, specification.name, "--\(write.name)"]
    for option in [file] + ConfigurationOptions.all {
      for value in arguments.all(option.name) {
        words.append("--\(option.name)")
        if option.argument.name != nil { words.append(ShellText.word(value)) }
      }
    }
    return (words + arguments.operands.map(ShellText.word)).joined(separator: " ")
  }
}

/// Text as a shell takes it.
private enum ShellText {
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_./=+-:,@".unicodeScalars.contains(scalar))
    }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}
