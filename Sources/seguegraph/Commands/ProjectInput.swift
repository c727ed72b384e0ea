import Glibc
import NavigationModel
import ProjectLoading

/// Something that is never given back.
private final class Kept: Sendable {
  private let project: LoadedProject

  init(_ project: LoadedProject) { self.project = project }
}

/// What the commands read, with what they tell a person meanwhile.
struct ProjectInput {
  private let paths: [String]
  private let keepsGoing: Bool
  private let isQuiet: Bool
  private let cacheFolder: String?
  /// The configuration of the project.
  let options: ConfigurationOptions

  /// Takes the options of ``CommonOptions/reading``, and reads the configuration.
  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    keepsGoing = arguments.has(CommonOptions.keepGoing.name)
    isQuiet = arguments.has(CommonOptions.quiet.name)
    cacheFolder = CacheFolder.of(arguments)
    options = try ConfigurationOptions(arguments, paths: paths)
  }

  /// Reads the project and makes something of it, then says what could not be read.
  ///
  /// - Parameters:
  ///   - activity: What the progress line says while `make` runs.
  ///   - make: Makes the result; it can take long.
  /// - Returns: The result, and the status that the inputs alone call for.
  func process<Result>(
    _ activity: String, _ make: (LoadedProject) throws -> Result
  ) throws -> (result: Result, status: ExitStatus) {
    let progress = ProgressLine(isQuiet: isQuiet)
    defer { progress.finish() }
    let project = try loader(of: paths, cacheFolder: cacheFolder).load { read, total in
      progress.show("Reading: \(read) of \(total) files")
    }
    // Kept until the process ends, which is soon: the system takes all memory back at once, the program piece by piece.
    _ = Unmanaged.passRetained(Kept(project))
    progress.show(activity)
    let result = try make(project)
    progress.finish()
    return (result, report(project))
  }

  /// Reads the project as it is in a commit of its repository, and makes something of it; `nil` where it is not in it.
  ///
  /// What cannot be read there is nobody's concern any more.
  func process<Result>(at revision: String, _ make: (LoadedProject) throws -> Result) throws -> Result? {
    let progress = ProgressLine(isQuiet: isQuiet)
    defer { progress.finish() }
    progress.show("Reading \(revision)")
    let tree = try RevisionTree(revision, paths: paths, root: options.root)
    defer { tree.remove() }
    guard !tree.paths.isEmpty else { return nil }
    return try make(try loader(of: tree.paths, cacheFolder: nil).load())
  }

  private func loader(of paths: [String], cacheFolder: String?) -> ProjectLoader {
    var loader = ProjectLoader(paths: paths, cacheFolder: cacheFolder)
    loader.choice = options.choice
    loader.idioms = options.configuration.idioms
    return loader
  }

  /// Whether a file would be read if it were there.
  func covers(_ path: String) -> Bool {
    paths.contains { written in
      guard let resolved = realpath(written, nil) else { return false }
      defer { free(resolved) }
      let folder = String(cString: resolved)
      return folder == "/" || path == folder || path.hasPrefix(folder + "/")
        // A project is named in place of its folder.
        || folder.hasSuffix(".xcodeproj") && path.hasPrefix(Output.folder(of: folder) + "/")
    }
  }

  /// Says something that is odd, unless nobody wants to hear it.
  func warn(_ text: String) {
    if !isQuiet { Message.warning(text) }
  }

  /// Says something to know, unless nobody wants to hear it.
  func note(_ text: String, details: [String] = []) {
    if !isQuiet { Message.note(text, details: details) }
  }

  /// Says what was left out, unless nobody wants to hear it.
  func warn(_ diagnostics: [Diagnostic], in project: LoadedProject) {
    guard !isQuiet else { return }
    let prefix = PathPrefix.fromPresentFolder(to: project.root)
    for var diagnostic in diagnostics {
      diagnostic.location.file = prefix + diagnostic.location.file
      Message.diagnostic(diagnostic)
    }
  }

  private func report(_ project: LoadedProject) -> ExitStatus {
    if let reason = project.cacheProblem, let cacheFolder {
      warn("the cache '\(cacheFolder)' cannot be written: \(reason); name another with --cache-path, or use --no-cache")
    }
    let prefix = PathPrefix.fromPresentFolder(to: project.root)
    var status = ExitStatus.success
    for var diagnostic in project.graph.diagnostics {
      diagnostic.location.file = prefix + diagnostic.location.file
      switch diagnostic.severity {
      case .error:
        Message.diagnostic(diagnostic)
        if !keepsGoing { status = .failure }
      case .warning, .note:
        if !isQuiet { Message.diagnostic(diagnostic) }
      }
    }
    options.doubts(about: project.graph).forEach(warn)
    if project.graph.scenes.isEmpty, project.graph.diagnostics.isEmpty {
      warn("no scenes were found in \(paths.map { "'\($0)'" }.joined(separator: ", "))")
    }
    return status
  }
}
