import Dispatch
import InterfaceBuilder
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
  /// Why the cache could not be written, if so; the graph is none the worse.
  public var cacheProblem: String?

  /// Makes a loaded project.
  public init(name: String, root: String, graph: NavigationGraph, cacheProblem: String? = nil) {
    self.name = name
    self.root = root
    self.graph = graph
    self.cacheProblem = cacheProblem
  }
}

/// Reads an Xcode project, a folder or a single document as it lies on disk.
public struct ProjectLoader: Sendable {
  /// What to read: folders, documents, or both. Paths in the result are relative to ``root``.
  public var paths: [String]
  /// The folder where facts about source files are kept from one run to the next; `nil` to keep none.
  public var cacheFolder: String?
  /// Which of the files are read.
  public var choice = FileChoice()
  /// What the project says of its own ways.
  public var idioms = ProjectIdioms()
  /// Whether all source files are parsed, also those that seem not to matter. Leaving those out still changes the graph of
  /// some real apps, so it has to be asked for.
  public var parsesEverything: Bool

  /// Makes a loader.
  public init(paths: [String], cacheFolder: String? = nil, parsesEverything: Bool = true) {
    self.paths = paths
    self.cacheFolder = cacheFolder
    self.parsesEverything = parsesEverything
  }

  /// Finds, reads and links everything.
  ///
  /// - Parameter progress: Called now and then, from any thread, with the number of files read and their total.
  /// - Throws: ``ProjectLoadingError`` where a path does not exist or cannot be read.
  public func load(
    progress: @Sendable (_ read: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(ProjectLoadingError) -> LoadedProject {
    let layout = try ProjectLayout.read(paths: paths, choice: choice)
    let total = layout.readableDocuments.count + layout.readableSources.count
    let memory = cacheFolder.flatMap { ProjectMemory(folder: $0, inputs: inputs(of: layout)) }
    if let graph = memory?.graph() {
      if total > 0 { progress(total, total) }
      return LoadedProject(name: layout.name, root: layout.root, graph: graph)
    }
    let (linker, batch) = read(layout, pack: memory?.pack()) { progress($0, total) }
    var cacheProblem = memory?.keep(batch)
    if let graph = memory?.graph(of: batch) {
      linker.releaseInBackground()
      return LoadedProject(name: layout.name, root: layout.root, graph: graph, cacheProblem: cacheProblem)
    }
    let graph = linker.link()
    linker.releaseInBackground()
    if cacheProblem == nil { cacheProblem = memory?.keep(graph, of: batch) }
    return LoadedProject(name: layout.name, root: layout.root, graph: graph, cacheProblem: cacheProblem)
  }

  /// The absolute path of the folder that all locations are relative to.
  public static func root(of paths: [String]) throws(ProjectLoadingError) -> String {
    try InputPaths(paths).root.absolutePath(of: "")
  }

  private func inputs(of layout: ProjectLayout) -> ProjectInputs? {
    ProjectInputs(layout, idioms: idioms, parsesEverything: parsesEverything)
  }

  /// The absolute paths of the source files that are parsed, for measuring.
  package func parsedSources() throws(ProjectLoadingError) -> [String] {
    let layout = try ProjectLayout.read(paths: paths, choice: choice)
    let documents = linker(layout) { _ in }.documents
    return selection(layout, documents).relevant.map { layout.root + "/" + $0.path }
  }

  /// A linker that has everything, and what came of the source files.
  private func read(
    _ layout: ProjectLayout, pack: FactsPack?, progress: @Sendable (Int) -> Void
  ) -> (Linker, SourceBatch.Outcome) {
    var linker = linker(layout, progress: progress)
    let selection = selection(layout, linker.documents)
    let done = layout.readableDocuments.count + layout.readableSources.count - selection.relevant.count
    var batch = SourceBatch(root: layout.root, files: selection.relevant, pack: pack)
      .read { progress(done + $0) }
    batch.meanings.append(selection.meaning)
    if !layout.readableSources.isEmpty { linker.sources = batch.facts }
    linker.otherTypes = selection.otherTypes
    linker.diagnostics += selection.diagnostics + batch.diagnostics
    return (linker, batch)
  }

  /// A linker that has the documents.
  private func linker(_ layout: ProjectLayout, progress: @Sendable (Int) -> Void) -> Linker {
    var linker = Linker(documents: [], project: layout.projectDescription, diagnostics: layout.diagnostics)
    linker.idioms = idioms
    // What is left out on purpose may hold anything, as what cannot be read.
    linker.unreadable = layout.leftOut.documents.map(\.path)
    let paths = layout.readableDocuments
    let outcomes = DocumentBatch(root: layout.root, paths: paths).read(progress: progress)
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .read(let document):
        linker.documents.append(document)
      case .failed(let diagnostic):
        linker.unreadable.append(path)
        linker.diagnostics.append(diagnostic)
      }
    }
    return linker
  }

  private func selection(_ layout: ProjectLayout, _ documents: [InterfaceDocument]) -> SourceSelection {
    var selection = SourceSelection(
      root: layout.root, paths: layout.readableSources,
      documentClasses: parsesEverything ? nil : documents.classNames)
    selection.addTypes(ofUnread: layout.leftOut.sources, in: layout.root)
    return selection
  }
}

extension [InterfaceDocument] {
  /// The names of all custom classes; of one inside of another type its own name.
  fileprivate var classNames: Set<String> {
    var names: Set<String> = []
    for object in lazy.flatMap(\.scenes).flatMap(\.objects) {
      if let name = object.customClass { names.insert(name.ownName) }
      for connection in object.connections {
        if let name = connection.text("customClass") { names.insert(name.ownName) }
      }
    }
    return names
  }
}

extension String {
  fileprivate var ownName: String { split(separator: ".").last.map(String.init) ?? self }
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
