import Dispatch
import Linking
import NavigationModel

/// A project as it was read and linked.
public struct LoadedProject: Sendable {
  /// The name of the root folder or of the single document, for titles.
  public var name: String
  /// The absolute path of the folder that all locations are relative to.
  public var root: String
  /// The linked graph; its diagnostics say what could not be read.
  public var graph: NavigationGraph

  /// Makes a loaded project.
  public init(name: String, root: String, graph: NavigationGraph) {
    self.name = name
    self.root = root
    self.graph = graph
  }
}

/// Reads an Xcode project, a folder or a single document as it lies on disk.
public struct ProjectLoader: Sendable {
  /// What to read: folders, documents, or both. Paths in the result are relative to ``root``.
  public var paths: [String]

  /// Makes a loader.
  public init(paths: [String]) { self.paths = paths }

  /// Finds, reads and links everything.
  ///
  /// - Parameter progress: Called now and then, from any thread, with the number of files read and their total.
  /// - Throws: ``ProjectLoadingError`` where a path does not exist or cannot be read.
  public func load(
    progress: @Sendable (_ read: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(ProjectLoadingError) -> LoadedProject {
    let layout = try ProjectLayout.read(paths: paths)
    var linker = Linker(documents: [], project: layout.projectDescription, diagnostics: layout.diagnostics)
    let documents = layout.files.documents.map(\.path).filter { !layout.testOnlyFiles.contains($0) }
    let sources = layout.files.sources.filter { !layout.testOnlyFiles.contains($0) }
    let total = documents.count + sources.count

    let outcomes = DocumentBatch(root: layout.root, paths: documents).read { progress($0, total) }
    for (path, outcome) in zip(documents, outcomes) {
      switch outcome {
      case .read(let document):
        linker.documents.append(document)
      case .failed(let diagnostic):
        linker.unreadable.append(path)
        linker.diagnostics.append(diagnostic)
      }
    }
    if !sources.isEmpty {
      let batch = SourceBatch(root: layout.root, paths: sources).read { progress(documents.count + $0, total) }
      linker.sources = batch.facts
      linker.diagnostics += batch.diagnostics
    }
    let graph = linker.link()
    linker.releaseInBackground()
    return LoadedProject(name: layout.name, root: layout.root, graph: graph)
  }
}

extension ProjectLayout {
  /// The description with what only the layout knows.
  fileprivate var projectDescription: ProjectDescription {
    var project = description
    project.looseDocuments = unownedDocuments
    for number in project.targets.indices {
      project.targets[number].sources = (sourceFiles[project.targets[number].target.id] ?? []).sorted()
    }
    return project
  }
}

extension Linker {
  /// Giving back the memory of thousands of files takes a while; nobody has to wait for it.
  fileprivate consuming func releaseInBackground() {
    let linker = self
    DispatchQueue.global().async { withExtendedLifetime(linker) {} }
  }
}

/// Why nothing can be loaded.
public enum ProjectLoadingError: Error, Hashable, Sendable {
  /// A given path does not exist.
  case noSuchPath(String)
  /// A given path cannot be read; the text says why.
  case unreadable(String, reason: String)
  /// A given path is neither a folder nor an Interface Builder document.
  case unsupported(String)
}

extension ProjectLoadingError: CustomStringConvertible {
  /// One line that says what to do.
  public var description: String {
    switch self {
    case .noSuchPath(let path):
      "'\(path)' does not exist: name a folder, an Xcode project, a .storyboard or a .xib"
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason)"
    case .unsupported(let path):
      "'\(path)' is not a folder, an Xcode project, a .storyboard or a .xib"
    }
  }
}
