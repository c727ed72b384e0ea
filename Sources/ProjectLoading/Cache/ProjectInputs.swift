import Foundation
import InterfaceBuilder
import Linking
import NavigationModel
import ParallelMap

/// Everything that decides the graph of a project, but for the program that makes it.
struct ProjectInputs: Sendable {
  /// The folder of the project.
  let root: String
  /// The name of the project.
  let name: String
  private let documents: [String]
  private let sources: [String]
  /// The layout and the options as text, the same in every process.
  private let frame: [UInt8]

  private struct Frame: Encodable {
    var project: ProjectDescription
    var diagnostics: [Diagnostic]
    var documents: [String]
    var sources: [String]
    var leftOut: [String]
    var idioms: ProjectIdioms
    var parsesEverything: Bool
  }

  /// What a layout and the loader's options say; `nil` where they cannot be written down.
  init?(_ layout: ProjectLayout, idioms: ProjectIdioms = ProjectIdioms(), parsesEverything: Bool) {
    root = layout.root
    name = layout.name
    documents = layout.readableDocuments
    let readable = layout.readableSources
    // Of sources that are left out the names of types count.
    sources = readable + layout.leftOut.sources
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let frame = Frame(
      project: layout.projectDescription, diagnostics: layout.diagnostics, documents: documents, sources: readable,
      leftOut: layout.leftOut.documents.map(\.path) + layout.leftOut.sources, idioms: idioms,
      parsesEverything: parsesEverything)
    guard let data = try? encoder.encode(frame) else { return nil }
    self.frame = Array(data)
  }

  /// What the inputs are told apart by.
  struct Keys: Hashable, Sendable {
    /// Everything.
    var all: ContentHash
    /// Everything but the source files.
    var frame: ContentHash
  }

  /// Reads all files as they are now, on all cores, and gives hashes of them.
  func keys() -> Keys {
    let documents = parallelMap(documents) { path in
      digest { () throws(FileReadingError) in
        try readRegularFile(root + "/" + path, atMost: InterfaceDocumentReader.largestSize)
      }
    }
    let sources = parallelMap(sources) { path in
      digest { () throws(FileReadingError) in try readRegularFile(root + "/" + path, atMost: largestSource) }
    }
    let frame = ContentHash(of: [ContentHash(frame)] + documents)
    return Keys(all: ContentHash(of: [frame] + sources), frame: frame)
  }

  /// The hash of a file's bytes, or of the reason why there are none: that is in the graph, too.
  private func digest(_ read: () throws(FileReadingError) -> [UInt8]) -> ContentHash {
    do throws(FileReadingError) {
      return ContentHash(try read())
    } catch {
      return ContentHash(Array(error.reason.utf8), seed: 1)
    }
  }
}

extension ContentHash {
  /// A hash of hashes, in their order.
  init(of hashes: [ContentHash]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 * hashes.count)
    for hash in hashes { bytes.append(hash: hash) }
    self.init(bytes)
  }
}
