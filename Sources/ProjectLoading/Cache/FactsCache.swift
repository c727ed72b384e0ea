import Glibc

/// The folder where facts are kept from one run to the next: one pack for each project.
///
/// Packs are written beside and put into their place, so that nobody ever sees half of one; of two runs at once the later
/// one wins, and both are right.
struct FactsCache: Sendable {
  /// The folder, which does not have to exist.
  let folder: String
  /// The identity of the readers.
  let reader: ContentHash

  /// Packs that nobody used for so many seconds belong to projects that are gone.
  private static let lifetime = 30 * 24 * 3600
  private static let prefix = "seguegraph-"
  private static let suffix = ".facts"
  private static let temporarySuffix = ".temporary"

  /// A cache in a folder.
  init(folder: String, reader: ContentHash) {
    self.folder = folder
    self.reader = reader
  }

  /// The cache of this build in a folder; `nil` where the build has no identity.
  init?(folder: String) {
    guard let identifier = BuildIdentifier.current else { return nil }
    self.init(folder: folder, reader: ContentHash(identifier))
  }

  /// The pack of a project, or an empty one.
  func pack(of project: String) -> FactsPack {
    guard let bytes = try? readRegularFile(path(of: project), atMost: 1 << 30) else { return FactsPack() }
    return FactsPack(bytes, reader: reader) ?? FactsPack()
  }

  /// Replaces the pack of a project, and takes away what is out of use.
  func store(_ contents: [ContentHash: ArraySlice<UInt8>], of project: String) throws(FileReadingError) {
    try createFolder(folder)
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(folder)/\(Self.prefix)\(random)\(Self.temporarySuffix)"
    do throws(FileReadingError) {
      try write(FactsPack.bytes(reader: reader, contents), to: temporary)
      if rename(temporary, path(of: project)) != 0 { throw .current }
    } catch {
      unlink(temporary)
      throw error
    }
    removeUnused()
  }

  /// Notes that the pack of a project was used as it is.
  func touch(_ project: String) { utimes(path(of: project), nil) }

  private func path(of project: String) -> String {
    let hash = ContentHash(Array(project.utf8)).low
    let digits = String(hash, radix: 16)
    return "\(folder)/\(Self.prefix)\(String(repeating: "0", count: 16 - digits.count))\(digits)\(Self.suffix)"
  }

  private func createFolder(_ path: String) throws(FileReadingError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw .current }
    try createFolder(String(path[..<slash]))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .current }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileReadingError) {
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
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      // Nothing that is not of our own making is touched.
      guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) || name.hasSuffix(Self.temporarySuffix)
      else { continue }
      var status = stat()
      let file = "\(folder)/\(name)"
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if time(nil) - status.st_mtim.tv_sec > Self.lifetime { unlink(file) }
    }
  }
}
