import Glibc

/// What the cache keeps for one project, as a file in its folder.
///
/// Files are written beside and put into their place, so that nobody ever sees half of one; of two runs at once the later
/// one wins, and both are right.
struct CacheFile: Sendable {
  /// What is kept, each with an ending of its own.
  enum Kind: String, CaseIterable, Sendable {
    /// The facts of the source files.
    case facts
    /// The linked graph.
    case graph
  }

  /// The folder, which does not have to exist.
  let folder: String
  private let name: String

  /// Files that nobody used for so many seconds belong to projects that are gone.
  private static let lifetime = 30 * 24 * 3600
  private static let prefix = "seguegraph-"
  private static let temporarySuffix = ".temporary"

  /// The file of a project; nothing is read or made.
  init(_ kind: Kind, of project: String, in folder: String) {
    self.folder = folder
    let digits = String(ContentHash(Array(project.utf8)).low, radix: 16)
    name = "\(Self.prefix)\(String(repeating: "0", count: 16 - digits.count))\(digits).\(kind.rawValue)"
  }

  private var path: String { "\(folder)/\(name)" }

  /// The bytes; `nil` where there are none that can be read.
  func read() -> [UInt8]? { try? readRegularFile(path, atMost: 1 << 30) }

  /// Replaces the file, and takes away what is out of use.
  func write(_ bytes: [UInt8]) throws(FileReadingError) {
    try Self.createFolder(folder)
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(folder)/\(Self.prefix)\(random)\(Self.temporarySuffix)"
    do throws(FileReadingError) {
      try Self.write(bytes, to: temporary)
      if rename(temporary, path) != 0 { throw .current }
    } catch {
      unlink(temporary)
      throw error
    }
    removeUnused()
  }

  /// Notes that the file was used as it is.
  func touch() { utimes(path, nil) }

  private static func createFolder(_ path: String) throws(FileReadingError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw .current }
    try createFolder(String(path[..<slash]))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .current }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileReadingError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .current }
    var problem: FileReadingError?
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)  // It is not empty.
        if count < 0 && errno == EINTR { continue }
        if count < 0 {
          problem = .current
          return
        }
        offset += count
      }
    }
    if close(descriptor) != 0, problem == nil { problem = .current }
    if let problem { throw problem }
  }

  private func removeUnused() {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    let suffixes = Kind.allCases.map { "." + $0.rawValue } + [Self.temporarySuffix]
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      // Nothing that is not of our own making is touched.
      guard name.hasPrefix(Self.prefix), suffixes.contains(where: name.hasSuffix) else { continue }
      var status = stat()
      let file = "\(folder)/\(name)"
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if time(nil) - status.st_mtim.tv_sec > Self.lifetime { unlink(file) }
    }
  }
}
