import NavigationModel
import ParallelMap
import SourceReading

/// Tells the source files that can matter from those that cannot, by their bytes.
struct SourceSelection: Sendable {
  /// The files that matter, in the order of the paths.
  private(set) var relevant: [String] = []
  /// The types that the other files declare.
  private(set) var otherTypes: Set<String> = []
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes every file.
  init(all paths: [String]) { relevant = paths }

  /// Looks at all files, on all cores.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are relative to, absolute.
  ///   - paths: The source files, relative to the root.
  ///   - documentClasses: The classes that documents name, without the types around them.
  init(root: String, paths: [String], documentClasses: Set<String>) {
    let results = parallelMap(paths) { path in
      Result { () throws(UnreadableSource) in
        let bytes = try readSource(path, in: root)
        return switch SourceFacts.Language(path: path) {
        case .swift: SwiftOutlineScanner.outline(bytes)
        case .objectiveC: ObjectiveCOutlineScanner.outline(bytes)
        }
      }
    }
    var readable: [String] = []
    var outlines: [SourceOutline] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let outline):
        readable.append(path)
        outlines.append(outline)
      case .failure(let problem): diagnostics.append(problem.diagnostic)
      }
    }
    let relevance = SourceRelevance(outlines, documentClasses: Set(documentClasses.map { WordHash($0) }))
    for (number, path) in readable.enumerated() {
      if relevance.isRelevant[number] {
        relevant.append(path)
      } else {
        otherTypes.formUnion(outlines[number].typeNames)
      }
    }
  }
}

/// Why a source file could not be read.
struct UnreadableSource: Error {
  var diagnostic: Diagnostic
}

/// Reads the bytes of a source file.
func readSource(_ path: String, in root: String) throws(UnreadableSource) -> [UInt8] {
  do throws(FileReadingError) {
    // Larger files are nothing that somebody wrote.
    return try readRegularFile(root + "/" + path, atMost: 32 << 20)
  } catch {
    let message = "cannot be read: \(error.reason)"
    throw UnreadableSource(
      diagnostic: Diagnostic(severity: .warning, message: message, location: SourceLocation(file: path)))
  }
}
