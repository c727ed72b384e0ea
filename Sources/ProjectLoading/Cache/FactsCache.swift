/// The folder where facts are kept from one run to the next: one pack for each project.
struct FactsCache: Sendable {
  /// The folder, which does not have to exist.
  let folder: String
  /// The identity of the readers.
  let reader: ContentHash

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
    guard let bytes = file(of: project).read() else { return FactsPack() }
    return FactsPack(bytes, reader: reader) ?? FactsPack()
  }

  /// Replaces the pack of a project.
  func store(_ contents: [ContentHash: ArraySlice<UInt8>], of project: String) throws(FileReadingError) {
    try file(of: project).write(FactsPack.bytes(reader: reader, contents))
  }

  /// Notes that the pack of a project was used as it is.
  func touch(_ project: String) { file(of: project).touch() }

  private func file(of project: String) -> CacheFile { CacheFile(.facts, of: project, in: folder) }
}
