import Glibc

/// The paths that a user gave, sorted out.
struct InputPaths {
  /// The folder against which everything is relative.
  let root: RootFolder
  /// The name for titles.
  let name: String
  /// The folders to walk, relative to the root.
  private(set) var folders: [String] = []
  /// Single documents, relative to the root.
  private(set) var documents: [String] = []
  /// The projects that were named themselves, relative to the root.
  private(set) var projects: [String] = []

  private struct Input {
    var folder: String
    var document: String?
    var project: String?
  }

  /// Looks at each path; none at all means the current folder.
  init(_ paths: [String]) throws(ProjectLoadingError) {
    var inputs: [Input] = []
    for path in paths.isEmpty ? ["."] : paths { inputs.append(try Self.input(path)) }
    root = RootFolder(path: Self.commonAncestor(inputs.map(\.folder)))
    for input in inputs {
      // The root is an ancestor of every folder.
      let folder = root.relativePath(of: input.folder) ?? ""
      if let document = input.document {
        documents.append(folder.appendingComponent(document))
      } else {
        folders.append(folder)
      }
      if let project = input.project { projects.append(folder.appendingComponent(project)) }
    }
    let isSingle = inputs.count == 1
    name =
      isSingle ? (documents.first ?? projects.first)?.lastComponent.withoutExtension ?? root.name : root.name
  }

  private static func input(_ written: String) throws(ProjectLoadingError) -> Input {
    var status = stat()
    guard stat(written, &status) == 0, let resolved = resolvedPath(written) else {
      if errno == ENOENT || errno == ENOTDIR { throw .noSuchPath(written) }
      throw .unreadable(written, reason: FileReadingError.current.reason)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try document(written, mode: status.st_mode) }

    guard access(resolved, R_OK | X_OK) == 0 else {
      throw .unreadable(written, reason: FileReadingError.current.reason)
    }
    if resolved.hasSuffix(".xcworkspace") {
      let folder = resolved.folderPart
      return folder.hasSuffix(".xcodeproj") ? project(folder) : Input(folder: folder)
    }
    return resolved.hasSuffix(".xcodeproj") ? project(resolved) : Input(folder: resolved)
  }

  private static func project(_ path: String) -> Input {
    Input(folder: path.folderPart, project: path.lastComponent)
  }

  /// The document keeps the name it was given by, also where that is a link.
  private static func document(_ written: String, mode: mode_t) throws(ProjectLoadingError) -> Input {
    guard FoundDocument(path: written) != nil else { throw .unsupported(written) }
    guard mode & S_IFMT == S_IFREG else { throw .unreadable(written, reason: "it is not a regular file") }
    guard access(written, R_OK) == 0 else { throw .unreadable(written, reason: FileReadingError.current.reason) }
    let isAtRoot = written.hasPrefix("/") && written.folderPart.isEmpty
    let folder = isAtRoot ? "/" : written.folderPart.isEmpty ? "." : written.folderPart
    guard let resolved = resolvedPath(folder) else { throw .noSuchPath(written) }
    return Input(folder: resolved, document: written.lastComponent)
  }

  private static func commonAncestor(_ folders: [String]) -> String {
    var common = folders.first?.split(separator: "/") ?? []
    for folder in folders.dropFirst() {
      let pairs = zip(common, folder.split(separator: "/"))
      common = pairs.prefix { $0 == $1 }.map(\.0)
    }
    return common.isEmpty ? "/" : common.map { "/" + $0 }.joined()
  }
}
