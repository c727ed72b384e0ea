/// Which files a target gets from folders that Xcode keeps in step with the disk (Xcode 16).
///
/// The project file only lists exceptions: for a target that owns the folder, what it does not get; for another
/// target, what it gets nevertheless.
struct SynchronizedMembership {
  private struct Folder {
    var path: String
    /// The exceptions by target.
    var exceptions: [String: [String]]
    /// Folders that are copied as they are, so their documents are not compiled.
    var opaque: [String]
  }

  private let files: FileIndex
  private var folders: [String: Folder] = [:]

  init(objects: [String: PropertyList.Member], paths: ProjectPaths, files: FileIndex) {
    self.files = files
    for (id, member) in objects where member.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths.folder(of: id) else { continue }
      var folder = Folder(path: path, exceptions: [:], opaque: member.value["explicitFolders"]?.texts ?? [])
      for exception in member.value["exceptions"]?.texts ?? [] {
        guard let set = objects[exception]?.value, let target = set["target"]?.text else { continue }
        folder.exceptions[target, default: []] += set["membershipExceptions"]?.texts ?? []
      }
      folders[id] = folder
    }
  }

  /// Whether there are any such folders.
  var ownsFolders: Bool { !folders.isEmpty }

  /// The folders inside of them that are copied as they are.
  var opaqueFolders: Set<String> {
    Set(folders.values.flatMap { folder in folder.opaque.map { folder.path.appendingComponent($0) } })
  }

  /// The files below the target's folders without its exceptions, and its exceptions in other targets' folders.
  func files(ofTarget id: String, _ target: PropertyList) -> [String] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    var result: [String] = []
    for (group, folder) in folders {
      let exceptions = folder.exceptions[id] ?? []
      if !own.contains(group) && exceptions.isEmpty { continue }
      for file in files.paths(below: folder.path) {
        let relative = folder.path.isEmpty ? file : String(file.dropFirst(folder.path.count + 1))
        if folder.opaque.contains(where: { $0.isFolder(of: relative) }) { continue }
        let isException = exceptions.contains { Self.exception($0, covers: relative) }
        if isException != own.contains(group) { result.append(file) }
      }
    }
    return result
  }

  /// An exception is a file, a folder, or `/Localized: name` for all language copies of a file.
  private static func exception(_ exception: String, covers path: String) -> Bool {
    let marker = "/Localized: "
    guard exception.hasPrefix(marker) else { return exception.isFolder(of: path) }
    let language = path.folderPart
    return language.hasSuffix(".lproj")
      && language.folderPart.appendingComponent(path.lastComponent) == exception.dropFirst(marker.count)
  }
}
