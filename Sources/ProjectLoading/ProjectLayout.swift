import Linking
import NavigationModel

/// Which files a project has and which target each belongs to; nothing of their content but project files and
/// property lists is read.
public struct ProjectLayout: Sendable {
  /// The absolute path of the folder against which all other paths are relative.
  public var root: String
  /// The name of the project, the root folder or the single document, for titles.
  public var name: String
  /// Everything that was found.
  public var files: FoundFiles
  /// What was found and is not to be read.
  public var leftOut = FoundFiles()
  /// The targets and where they start.
  public var description: ProjectDescription
  /// The source files of each target, by target id; a file can belong to several.
  public var sourceFiles: [String: [String]]
  /// The documents in no target, with the project (or the root folder's name) in whose reach they lie.
  public var unownedDocuments: [String: String]
  /// Files that only test targets use.
  public var testOnlyFiles: Set<String>
  /// What could not be read or was assumed, sorted.
  public var diagnostics: [Diagnostic]

  /// Finds everything below the given paths: folders, `.xcodeproj`, `.xcworkspace`, `.storyboard` or `.xib`.
  ///
  /// - Throws: ``ProjectLoadingError`` where a path does not exist, cannot be read or is of another kind. Whatever is
  ///   wrong below the paths is a diagnostic.
  public static func read(
    paths: [String], choice: FileChoice = FileChoice()
  ) throws(ProjectLoadingError) -> ProjectLayout {
    let input = try InputPaths(paths)
    let tree = FileTree.walk(root: input.root, folders: input.folders, files: input.documents, choice: choice)
    var assembly = LayoutAssembly(input: input, tree: tree)
    return assembly.layout()
  }
}

extension ProjectLayout {
  /// The documents that the graph is made of, sorted.
  var readableDocuments: [String] {
    files.documents.map(\.path).filter { !testOnlyFiles.contains($0) }
  }

  /// The source files that the graph is made of, sorted.
  var readableSources: [String] { files.sources.filter { !testOnlyFiles.contains($0) } }

  /// The description with what only the layout knows.
  var projectDescription: ProjectDescription {
    var project = description
    project.looseDocuments = unownedDocuments
    for number in project.targets.indices {
      project.targets[number].sources = (sourceFiles[project.targets[number].target.id] ?? []).sorted()
    }
    return project
  }
}
