import NavigationModel
import ParallelMap
import SourceReading
import Synchronization

/// Reads source files into facts, on all cores. Syntax trees live only as long as one file is read.
struct SourceBatch {
  /// The folder that paths are relative to, absolute.
  let root: String
  let files: [SelectedSource]
  /// The facts of the last run; `nil` where facts are not kept.
  let pack: FactsPack?

  /// The readers recurse; they promise to get along with 2 MB.
  static let stackSize = 4 << 20

  /// What came of all files.
  struct Outcome: Sendable {
    /// The facts, in the order of the files.
    var facts: [SourceFacts] = []
    /// What could not be read.
    var diagnostics: [Diagnostic] = []
    /// The facts as bytes, where they are kept.
    var contents: [ContentHash: ArraySlice<UInt8>] = [:]
    /// Whether all of the contents, and nothing else, was in the pack.
    var isPackCurrent = true
    /// For each file, in order, a hash of what it says for the linker: of its facts, or of why there are none. Empty where
    /// facts are not kept.
    var meanings: [ContentHash] = []
  }

  private struct Item: Sendable {
    var facts: SourceFacts
    var key: ContentHash
    var content: ArraySlice<UInt8>
    var meaning: ContentHash
    var isNew: Bool

    init(facts: SourceFacts, key: ContentHash, content: ArraySlice<UInt8>, isNew: Bool) {
      (self.facts, self.key, self.content, self.isNew) = (facts, key, content, isNew)
      meaning = content.withUnsafeBytes { ContentHash($0) }
    }
  }

  /// Reads all files.
  ///
  /// - Parameter progress: Called from any thread with the number of files read so far.
  func read(progress: @Sendable (Int) -> Void) -> Outcome {
    let count = Atomic<Int>(0)
    let results = parallelMap(files, stackSize: Self.stackSize) { file in
      defer { progress(count.add(1, ordering: .relaxed).newValue) }
      return Result { () throws(UnreadableSource) in try item(file) }
    }
    var outcome = Outcome()
    outcome.facts.reserveCapacity(results.count)
    for result in results {
      switch result {
      case .success(let item):
        outcome.facts.append(item.facts)
        if let diagnostic = item.facts.diagnostic { outcome.diagnostics.append(diagnostic) }
        outcome.contents[item.key] = item.content
        outcome.meanings.append(item.meaning)
        if item.isNew { outcome.isPackCurrent = false }
      case .failure(let problem):
        outcome.diagnostics.append(problem.diagnostic)
        outcome.meanings.append(ContentHash(Array(problem.diagnostic.message.utf8), seed: 1))
      }
    }
    if let pack, pack.count != outcome.contents.count { outcome.isPackCurrent = false }
    return outcome
  }

  private func item(_ file: SelectedSource) throws(UnreadableSource) -> Item {
    if let content = pack?[file.key],
      let facts = try? content.withUnsafeBytes({ try SourceFacts(decoding: $0, path: file.path) })
    {
      return Item(facts: facts, key: file.key, content: content, isNew: false)
    }
    let bytes = try readSource(file.path, in: root)
    let facts =
      switch SourceFacts.Language(path: file.path) {
      case .swift: SwiftReader(path: file.path).read(bytes)
      case .objectiveC: ObjectiveCReader(path: file.path).read(bytes)
      }
    // The file may have changed since it was selected.
    let key = ContentHash.facts(of: bytes, path: file.path)
    return Item(facts: facts, key: key, content: pack == nil ? [] : facts.encoded[...], isNew: true)
  }
}

extension SourceFacts.Language {
  /// The language that the name of a source file stands for.
  init(path: String) { self = path.lowercased().hasSuffix(".swift") ? .swift : .objectiveC }
}

extension SourceFacts {
  /// What to tell about a file of which not everything could be read.
  var diagnostic: Diagnostic? {
    guard let problem else { return nil }
    return Diagnostic(
      severity: .warning, message: "not everything could be read: \(problem.message)",
      location: SourceLocation(file: path, line: Int(problem.position.line), column: Int(problem.position.column)))
  }
}
