import Glibc
import NavigationModel

/// Walks folders once and sorts out what is of interest.
///
/// Real folders win over symbolic links to them whatever the order on disk: links are only followed after everything
/// that is really there, so the result is the same on every machine and a loop ends at the folder it comes back to.
struct FileTree {
  /// What was found.
  private(set) var files = FoundFiles()
  /// What was found, and is not to be read.
  private(set) var leftOut = FoundFiles()
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Links to folders that are found under their own path: link to folder, both relative.
  private(set) var aliases: [String: String] = [:]

  private let root: RootFolder
  private let choice: FileChoice
  private var visited: [FolderID: String] = [:]
  private var pending: [Pending] = []
  private var linkedFolders: [Pending] = []
  private var linkedFiles: [(path: String, kind: FoundFiles.Kind, isExcluded: Bool)] = []

  /// A folder that is still to be walked.
  private struct Pending {
    var folder: String
    /// Whether nothing in it is to be read.
    var isExcluded = false
  }

  private struct FolderID: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  init(root: RootFolder, choice: FileChoice = FileChoice()) {
    self.root = root
    self.choice = choice
  }

  /// Walks the folders (never skipped, whatever their name) and adds the single files.
  static func walk(
    root: RootFolder, folders: [String], files: [String], choice: FileChoice = FileChoice()
  ) -> FileTree {
    var tree = FileTree(root: root, choice: choice)
    tree.pending = folders.map { Pending(folder: $0) }
    tree.visitPending()
    for file in files { tree.files.append(file, as: .document) }
    tree.followLinks()
    tree.files.sort()
    tree.leftOut.sort()
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
    while let next = pending.popLast() { visit(next) }
  }

  private mutating func visit(_ next: Pending) {
    let folder = next.folder
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
      add(name, type: entry.pointee.d_type, in: next, of: descriptor, isProject: isProject)
      errno = 0
    }
    if errno != 0 { report(folder, "the folder cannot be read to its end: \(FileReadingError.current.reason)") }
  }

  private mutating func add(
    _ name: UnsafePointer<CChar>, type entryType: UInt8, in holder: Pending, of descriptor: Int32, isProject: Bool
  ) {
    let folder = holder.folder
    let length = strlen(name)
    let kind = name.withMemoryRebound(to: UInt8.self, capacity: length) {
      FoundFiles.Kind(name: UnsafeBufferPointer(start: $0, count: length))
    }
    var type = Int(entryType)
    if type == DT_UNKNOWN { type = Self.type(of: name, in: descriptor, flags: AT_SYMLINK_NOFOLLOW) }

    switch type {
    case Int(DT_DIR):
      if !isProject, let next = below(holder, String(cString: name)) { pending.append(next) }
    case Int(DT_LNK):
      if Self.type(of: name, in: descriptor, flags: 0) == DT_DIR {
        if !isProject, let next = below(holder, String(cString: name)) { linkedFolders.append(next) }
      } else if let kind {
        linkedFiles.append((folder.appendingComponent(String(cString: name)), kind, holder.isExcluded))
      }
    case Int(DT_REG):
      if let kind { append(folder.appendingComponent(String(cString: name)), kind, isExcluded: holder.isExcluded) }
    default:
      guard let kind else { return }
      let path = folder.appendingComponent(String(cString: name))
      report(path, "the file cannot be read: it is not a regular file", kind.severityIfMissing)
    }
  }

  /// A folder in another one; `nil` where it is of no interest.
  private func below(_ holder: Pending, _ name: String) -> Pending? {
    let path = holder.folder.appendingComponent(name)
    let verdict = choice.verdict(onFolder: path)
    guard verdict == .takenBack || !Self.isSkipped(folder: name) else { return nil }
    return Pending(folder: path, isExcluded: holder.isExcluded || verdict == .matched)
  }

  private mutating func append(_ path: String, _ kind: FoundFiles.Kind, isExcluded: Bool) {
    if isExcluded || choice.leavesOut(path, kind) {
      leftOut.append(path, as: kind)
    } else {
      files.append(path, as: kind)
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
      let links = linkedFolders.sorted { $0.folder < $1.folder }
      linkedFolders = []
      for link in links { followFolder(link) }
    }
    followFiles()
  }

  private mutating func followFolder(_ next: Pending) {
    let link = next.folder
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
    pending = [next]
    visitPending()
  }

  private mutating func followFiles() {
    guard !linkedFiles.isEmpty else { return }
    let found = Set(files.paths)
    var known: Set<String> = []
    for (link, kind, isExcluded) in linkedFiles.sorted(by: { $0.path < $1.path }) {
      guard let target = resolvedPath(root.absolutePath(of: link)) else {
        report(link, "the file cannot be read: it is a symbolic link to nothing", kind.severityIfMissing)
        continue
      }
      if let file = root.relativePath(of: target), found.contains(kind == .project ? file.folderPart : file) {
        aliases[link] = file
      } else if known.insert(target).inserted {
        append(link, kind, isExcluded: isExcluded)
      }
    }
  }
}
