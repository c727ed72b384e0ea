import Foundation
import NavigationModel

/// The folder where linked graphs are kept from one run to the next: one for each project, under the keys of its inputs.
struct GraphCache: Sendable {
  /// The folder, which does not have to exist.
  let folder: String
  /// The identity of the program, readers and linker.
  let reader: ContentHash

  private static let magic = Array("SGGraph3".utf8)
  private static let headerSize = 64

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
  func graph(of project: String, inputs: ContentHash) -> NavigationGraph? {
    graph(of: project) { $0.hash(at: 32) == inputs }
  }

  /// The graph that was made of inputs that mean the same; `nil` where none is kept, or where it is damaged.
  func graph(of project: String, meaning: ContentHash) -> NavigationGraph? {
    graph(of: project) { $0.hash(at: 48) == meaning }
  }

  private func graph(of project: String, matches: ([UInt8]) -> Bool) -> NavigationGraph? {
    guard let bytes = file(of: project).read(), bytes.count >= Self.headerSize, bytes.starts(with: Self.magic),
      bytes.hash(at: 8) == reader, matches(bytes)
    else { return nil }
    guard bytes.number(at: 24) == ContentHash.checksum(bytes[32...]) else { return nil }
    let content = bytes[Self.headerSize...]
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(NavigationGraph.self, from: Data(content))
  }

  /// Replaces the graph of a project; the same graph always gives the same bytes.
  ///
  /// - Parameters:
  ///   - inputs: A hash of the inputs that it was made of.
  ///   - meaning: A hash of what the linker was told of them.
  func store(
    _ graph: NavigationGraph, of project: String, inputs: ContentHash, meaning: ContentHash
  ) throws(FileReadingError) {
    guard let content = Self.content(graph) else { return }
    var kept: [UInt8] = []
    kept.reserveCapacity(32 + content.count)
    kept.append(hash: inputs)
    kept.append(hash: meaning)
    kept += content
    var bytes = Self.magic
    bytes.append(hash: reader)
    bytes.append(number: ContentHash.checksum(kept[...]))
    try file(of: project).write(bytes + kept)
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
