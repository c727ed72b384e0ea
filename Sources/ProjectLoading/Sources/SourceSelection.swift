import NavigationModel
import ParallelMap
import SourceReading

/// Tells the source files that can matter from those that cannot, by their bytes.
struct SourceSelection: Sendable {
  /// The files that matter, in the order of the paths.
  private(set) var relevant: [SelectedSource] = []
  /// The types that the other files declare.
  private(set) var otherTypes: Set<String> = []
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// A hash of what the linker is told of the files that are not selected.
  var meaning: ContentHash {
    let lines = otherTypes.sorted() + [""] + diagnostics.map { "\($0.location.file): \($0.message)" }
    return ContentHash(Array(lines.joined(separator: "\n").utf8))
  }

  private struct Look {
    var source: SelectedSource
    var outline: SourceOutline
  }

  /// Looks at all files, on all cores.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are relative to, absolute.
  ///   - paths: The source files, relative to the root.
  ///   - documentClasses: The classes that documents name, without the types around them; `nil` to select every file.
  init(root: String, paths: [String], documentClasses: Set<String>?) {
    let results = parallelMap(paths) { path in
      Result { () throws(UnreadableSource) in
        try Self.look(at: path, in: root, outlines: documentClasses != nil)
      }
    }
    var looks: [Look] = []
    for result in results {
      switch result {
      case .success(let look): looks.append(look)
      case .failure(let problem): diagnostics.append(problem.diagnostic)
      }
    }
    guard let documentClasses else {
      relevant = looks.map(\.source)
      return
    }
    select(looks, documentClasses)
  }

  /// Adds the types of files that are not to be read; what cannot be read declares none.
  mutating func addTypes(ofUnread paths: [String], in root: String) {
    for names in parallelMap(paths, { try? Self.look(at: $0, in: root, outlines: true).outline.typeNames }) {
      otherTypes.formUnion(names ?? [])
    }
  }

  private static func look(
    at path: String, in root: String, outlines: Bool
  ) throws(UnreadableSource) -> Look {
    let bytes = try readSource(path, in: root)
    let source = SelectedSource(path: path, key: .facts(of: bytes, path: path))
    guard outlines else { return Look(source: source, outline: SourceOutline()) }
    let outline =
      switch SourceFacts.Language(path: path) {
      case .swift: SwiftOutlineScanner.outline(bytes)
      case .objectiveC: ObjectiveCOutlineScanner.outline(bytes)
      }
    return Look(source: source, outline: outline)
  }

  private mutating func select(_ looks: [Look], _ documentClasses: Set<String>) {
    let relevance = SourceRelevance(
      looks.map(\.outline), documentClasses: Set(documentClasses.map { WordHash($0) }))
    for (look, isRelevant) in zip(looks, relevance.isRelevant) {
      if isRelevant {
        relevant.append(look.source)
      } else {
        otherTypes.formUnion(look.outline.typeNames)
      }
    }
  }
}

/// A source file whose facts are wanted.
struct SelectedSource: Sendable {
  /// The path relative to the root.
  var path: String
  /// What its facts are filed under.
  var key: ContentHash
}

extension ContentHash {
  /// What the facts of a file are filed under: its bytes, and what its name says about how to read them.
  static func facts(of bytes: [UInt8], path: String) -> ContentHash {
    let name = path.lastComponent
    let fileExtension = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    return ContentHash(bytes, seed: UInt64(WordHash(fileExtension).value))
  }
}

/// Why a source file could not be read.
struct UnreadableSource: Error {
  var diagnostic: Diagnostic
}

/// The size above which a source file is nothing that somebody wrote.
let largestSource = 32 << 20

/// Reads the bytes of a source file.
func readSource(_ path: String, in root: String) throws(UnreadableSource) -> [UInt8] {
  do throws(FileReadingError) {
    return try readRegularFile(root + "/" + path, atMost: largestSource)
  } catch {
    let message = "cannot be read: \(error.reason)"
    throw UnreadableSource(
      diagnostic: Diagnostic(severity: .warning, message: message, location: SourceLocation(file: path)))
  }
}
