internal import SwiftParser
internal import SwiftSyntax

/// Reads Swift files, of every version of the language from 2 on, into facts.
///
/// The parser is the one of the toolchain. Parsing and reading are recursive, but ``ParserInput`` bounds their depth before
/// they start: a thread with a stack of 2 MB is enough for every input, also in a debug build.
public struct SwiftReader: Sendable {
  private let path: String

  /// Makes a reader for the file with this path relative to the project root.
  public init(path: String) {
    self.path = path
  }

  /// Reads a file. What cannot be read is left out, and the first such place is the problem of the facts.
  public func read(_ source: [UInt8]) -> SourceFacts {
    let input = ParserInput(source)
    let lines = LineTable(source, input: input)
    var lowering = SwiftLowering(path: path, lines: lines)
    input.source.withUnsafeBufferPointer { buffer in
      // The parser would count a byte order mark as a column.
      let file = Parser.parse(source: UnsafeBufferPointer(rebasing: buffer[lines.start...]))
      lowering.lower(file)
      lowering.finish()
      if let cut = input.firstCut { lowering.note("nested too deeply to be read", at: lines.position(ofByte: cut)) }
      if lowering.facts.problem == nil { lowering.facts.problem = SyntaxProblem.first(in: file, lines: lines) }
    }
    lowering.facts.suppressions = SuppressionReader.suppressions(in: source, of: lowering.facts)
    return lowering.facts
  }
}
