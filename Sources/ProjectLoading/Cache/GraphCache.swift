import Foundation
import NavigationModel

/// The folder where linked graphs are kept from one run to the next: one for each project, under the key of its inputs.
struct GraphCache: Sendable {
  /// The folder, which does not have to exist.
  let folder: String
  /// The identity of the program, readers and linker.
  let reader: ContentHash

  private static let magic = Array("SGGraph1".utf8)
  private static let headerSize = 48

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

  /// The graph that was made of some inputs; `nil` where none is kept, or where it is damaged.
  func graph(of project: String, key: ContentHash) -> NavigationGraph? {
    guard let bytes = file(of: project).read(), bytes.count >= Self.headerSize, bytes.starts(with: Self.magic),
      bytes.hash(at: 8) == reader, bytes.hash(at: 24) == key
    else { return nil }
    let content = bytes[Self.headerSize...]
    guard bytes.number(at: 40) == ContentHash.checksum(content) else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(NavigationGraph.self, from: Data(content))
  }

  /// Replaces the graph of a project; the same graph always gives the same bytes.
  func store(_ graph: NavigationGraph, of project: String, key: ContentHash) throws(FileReadingError) {
    guard let content = Self.content(graph) else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerSize + content.count)
    bytes += Self.magic
    bytes.append(hash: reader)
    bytes.append(hash: key)
    bytes.append(number: ContentHash.checksum(content[...]))
    bytes += content
    try file(of: project).write(bytes)
  }

  /// Notes that the graph of a project was used as it is.
  func touch(_ project: String) { file(of: project).touch() }

  private func file(of project: String) -> CacheFile { CacheFile(.graph, of: project, in: folder) }

  /// Measured on the graphs of real apps, Foundation reads JSON four times as fast as its binary property lists.
  private static func content(_ graph: NavigationGraph) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Storyboards place scenes wherever their text says, and `nan` is a number for that.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(graph)).map(Array.init)
  }
}
