import NavigationModel
import ParallelMap
import SourceReading
import Synchronization

/// Reads source files into facts, on all cores. Syntax trees live only as long as one file is read.
struct SourceBatch {
  /// The folder that paths are relative to, absolute.
  let root: String
  /// The source files, relative to the root.
  let paths: [String]

  /// The readers recurse; they promise to get along with 2 MB.
  static let stackSize = 4 << 20

  /// What came of all files.
  struct Outcome: Sendable {
    /// The facts, in the order of the paths.
    var facts: [SourceFacts] = []
    /// What could not be read.
    var diagnostics: [Diagnostic] = []
  }

  /// Reads all files.
  ///
  /// - Parameter progress: Called from any thread with the number of files read so far.
  func read(progress: @Sendable (Int) -> Void) -> Outcome {
    let count = Atomic<Int>(0)
    let results = parallelMap(paths, stackSize: Self.stackSize) { path in
      defer { progress(count.add(1, ordering: .relaxed).newValue) }
      return Result { () throws(UnreadableSource) in try read(path) }
    }
    var outcome = Outcome()
    for result in results {
      switch result {
      case .success(let facts):
        outcome.facts.append(facts)
        if let diagnostic = facts.diagnostic { outcome.diagnostics.append(diagnostic) }
      case .failure(let problem): outcome.diagnostics.append(problem.diagnostic)
      }
    }
    return outcome
  }

  private func read(_ path: String) throws(UnreadableSource) -> SourceFacts {
    let bytes = try readSource(path, in: root)
    switch SourceFacts.Language(path: path) {
    case .swift: return SwiftReader(path: path).read(bytes)
    case .objectiveC: return ObjectiveCReader(path: path).read(bytes)
    }
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
