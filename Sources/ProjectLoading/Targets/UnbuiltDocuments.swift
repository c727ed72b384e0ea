import Glibc
import NavigationModel

/// Tells which documents lie in the folder of a project and are in none of its products, so that no user ever sees them.
///
/// A project file that lists a file without giving it to a target leaves it out just as one that does not know the file.
struct UnbuiltDocuments {
  private let root: RootFolder
  /// The readable projects by their folder.
  private let projects: [String: [XcodeProject]]
  /// Folders whose documents may be built in other ways: by a project that cannot be read, or by a package.
  private let otherBuilds: Set<String>
  /// What is built, as the disk spells it.
  private let builtPaths: Set<String>

  /// Makes the question for a tree.
  ///
  /// - Parameters:
  ///   - projects: The projects that were read; what belongs to one is built, wherever it lies.
  ///   - damaged: The paths of the projects that were not.
  ///   - sources: The source files, among which are the descriptions of packages.
  init(
    projects: [XcodeProject], damaged: Set<String>, root: RootFolder, files: FileIndex, sources: [String]
  ) {
    self.root = root
    self.projects = Dictionary(grouping: projects, by: \.folder)
    otherBuilds = Set(
      damaged.map(\.folderPart) + sources.filter { $0.lastComponent == "Package.swift" }.map(\.folderPart))
    let written = Set(projects.flatMap(\.builtPaths) + projects.flatMap(\.targets).flatMap(\.files))
    builtPaths = Set(written.map { files.path(matching: $0) ?? $0 })
  }

  /// What to say of a document that is in no product; `nil` for one that is or may be.
  func diagnostic(for document: FoundDocument) -> Diagnostic? {
    let folders = document.path.folderPart.selfAndAncestors
    guard !builtPaths.contains(document.path), builtPaths.isDisjoint(with: folders),
      let folder = folders.first(where: { projects[$0] != nil || otherBuilds.contains($0) }),
      !otherBuilds.contains(folder), let nearest = projects[folder], nearest.allSatisfy(\.hasResources),
      !folders.contains(where: isOfOtherBuildSystem)
    else { return nil }
    let names = nearest.map(\.path.lastComponent).sorted().joined(separator: " and ")
    return Diagnostic(
      severity: .note,
      message: "it belongs to no target of \(names), so it is not part of the app and is not read: "
        + "add it to a target or delete it",
      location: SourceLocation(file: document.path))
  }

  /// Whether a folder says of itself how it is built without Xcode: it is a pod, or Bazel or Buck builds it.
  private func isOfOtherBuildSystem(_ folder: String) -> Bool {
    guard let stream = opendir(root.absolutePath(of: folder)) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)  // A stored field.
        .assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      if text.hasSuffix(".podspec") || ["BUILD", "BUILD.bazel", "BUCK"].contains(text) { return true }
    }
    return false
  }
}
