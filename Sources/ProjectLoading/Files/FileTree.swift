import Glibc
import NavigationModel

/// Walks folders once and sorts out what is of interest.
///
/// Real folders win over symbolic links to them whatever the order on disk: links are only followed after everything
/// that is really there, so the result is the same on every machine and a loop ends at the folder it comes back to.
struct FileTree {
  /// What was found.
  private(set) var files = FoundFiles()
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Links to folders that are found under their own path: link to folder, both relative.
  private(set) var aliases: [String: String] = [:]

  private let root: RootFolder
  private var visited: [FolderID: String] = [:]
  private var pending: [String] = []
  private var linkedFolders: [String] = []
  private var linkedFiles: [(path: String, kind: FoundFiles.Kind)] = []

  private struct FolderID: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  init(root: RootFolder) { self.root = root }

  /// Walks the folders (never skipped, whatever their name) and adds the single files.
  static func walk(root: RootFolder, folders: [String], files: [String]) -> FileTree {
    var tree = FileTree(root: root)
    tree.pending = folders
    tree.visitPending()
    for file in files { tree.files.append(file, as: .document) }
    tree.followLinks()
    tree.files.sort()
    tree.diagnostics.sort()
    return tree
  }

  /// Folders that hold copies, products or other people's code.
  static func isSkipped(folder name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    if ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"].contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return skippedExtensions.contains(String(name[name.index(after: dot)...]))
  }

  private static let skippedExtensions: Set<String> = [
    "app", "appex", "bundle", "dSYM", "docc", "framework", "nib", "playground", "storyboardc", "xcarchive", "xcassets",
    "xcdatamodeld", "xcframework", "xcloc", "xcresult", "xcworkspace",
  ]

  private mutating func visitPending() {
    while let folder = pending.popLast() { visit(folder) }
  }

  private mutating func visit(_ folder: String) {
    let descriptor = open(root.absolutePath(of: folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      return report(folder, "the folder cannot be read: \(FileReadingError.current.reason)")
    }
    var status = stat()
    fstat(descriptor, &status)
    let id = FolderID(device: status.st_dev, inode: status.st_ino)
    guard visited[id] == nil, let stream = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(stream) }
    visited[id] = folder
    let isProject = folder.hasSuffix(".xcodeproj")

    errno = 0
    while let entry = readdir(stream) {
      // The name is longer than the imported tuple says where the file system allows it, so it is read in place.
      let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)  // A stored field.
        .assumingMemoryBound(to: CChar.self)
      add(name, type: entry.pointee.d_type, in: folder, of: descriptor, isProject: isProject)
      errno = 0
    }
    if errno != 0 { report(folder, "the folder cannot be read to its end: \(FileReadingError.current.reason)") }
  }

  private mutating func add(
    _ name: UnsafePointer<CChar>, type entryType: UInt8, in folder: String, of descriptor: Int32, isProject: Bool
  ) {
    let length = strlen(name)
    let kind = name.withMemoryRebound(to: UInt8.self, capacity: length) {
      FoundFiles.Kind(name: UnsafeBufferPointer(start: $0, count: length))
    }
    var type = Int(entryType)
    if type == DT_UNKNOWN { type = Self.type(of: name, in: descriptor, flags: AT_SYMLINK_NOFOLLOW) }

    switch type {
    case Int(DT_DIR):
      let text = String(cString: name)
      if !isProject && !Self.isSkipped(folder: text) { pending.append(folder.appendingComponent(text)) }
    case Int(DT_LNK):
      let path = folder.appendingComponent(String(cString: name))
      if Self.type(of: name, in: descriptor, flags: 0) == DT_DIR {
        if !isProject && !Self.isSkipped(folder: path.lastComponent) { linkedFolders.append(path) }
      } else if let kind {
        linkedFiles.append((path, kind))
      }
    case Int(DT_REG):
      if let kind { files.append(folder.appendingComponent(String(cString: name)), as: kind) }
    default:
      guard let kind else { return }
      let path = folder.appendingComponent(String(cString: name))
      report(path, "the file cannot be read: it is not a regular file", kind.severityIfMissing)
    }
  }

  /// The type of an entry where the folder itself does not say it, as `d_type` would.
  private static func type(of name: UnsafePointer<CChar>, in descriptor: Int32, flags: Int32) -> Int {
    var status = stat()
    guard fstatat(descriptor, name, &status, flags) == 0 else { return DT_UNKNOWN }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return DT_DIR
    case S_IFLNK: return DT_LNK
    case S_IFREG: return DT_REG
    default: return DT_FIFO
    }
  }

  private mutating func report(_ path: String, _ message: String, _ severity: Diagnostic.Severity = .error) {
    let file = path.isEmpty ? root.name : path
    diagnostics.append(Diagnostic(severity: severity, message: message, location: SourceLocation(file: file)))
  }
}

extension FileTree {
  private mutating func followLinks() {
    while !linkedFolders.isEmpty {
      let links = linkedFolders.sorted()
      linkedFolders = []
      for link in links { followFolder(link) }
    }
    followFiles()
  }

  private mutating func followFolder(_ link: String) {
    var status = stat()
    guard stat(root.absolutePath(of: link), &status) == 0 else { return }
    if let folder = visited[FolderID(device: status.st_dev, inode: status.st_ino)] {
      aliases[link] = folder
      return
    }
    // A link out of the tree to a folder above it would read the whole disk.
    guard let target = resolvedPath(root.absolutePath(of: link)), target != "/",
      !RootFolder(path: target).path.isFolder(of: root.path)
    else { return }
    pending = [link]
    visitPending()
  }

  private mutating func followFiles() {
    guard !linkedFiles.isEmpty else { return }
    let found = Set(files.paths)
    var known: Set<String> = []
    for (link, kind) in linkedFiles.sorted(by: { $0.path < $1.path }) {
      guard let target = resolvedPath(root.absolutePath(of: link)) else {
        report(link, "the file cannot be read: it is a symbolic link to nothing", kind.severityIfMissing)
        continue
      }
      if let file = root.relativePath(of: target), found.contains(kind == .project ? file.folderPart : file) {
        aliases[link] = file
      } else if known.insert(target).inserted {
        files.append(link, as: kind)
      }
    }
  }
}
