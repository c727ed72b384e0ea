import NavigationModel

/// Reads the suppressions that stand in the comments of a source file.
///
/// Almost no file has one, and those are told by their bytes alone. What is nested too deeply to be parsed counts too, and so
/// do bodies of previews: comments are found by ``CommentScanner`` and not by the parsers.
struct SuppressionReader {
  private let source: [UInt8]
  private let lines: LineTable
  private let scanner: CommentScanner
  private var result = FileSuppressions()
  /// The places of suppressions that are not ended yet in ``result``, by their rules.
  private var open: [String: [Int]] = [:]

  /// A directive with the comment around it.
  private struct Found {
    var directive: SuppressionDirective
    var position: TextPosition
    var firstLine: Int
    var lastLine: Int
  }

  /// What a file says about suppressions; its facts tell which classes it has.
  static func suppressions(in source: [UInt8], of facts: SourceFacts) -> FileSuppressions {
    guard SuppressionSearch.firstPlace(in: source, source.indices) != nil else { return FileSuppressions() }
    var reader = SuppressionReader(source, language: facts.language)
    for comment in reader.scanner.comments { reader.take(comment) }
    if !reader.result.isEmpty {
      reader.result.declarations = facts.types.filter { [.class, .implementation].contains($0.kind) }.map { type in
        FileSuppressions.Declaration(name: type.name, position: TextPosition(type.position))
      }
    }
    return reader.result
  }

  private init(_ source: [UInt8], language: SourceFacts.Language) {
    self.source = source
    lines = LineTable(source)
    scanner = CommentScanner(source, language: language)
  }

  private func position(_ byte: Int) -> TextPosition { TextPosition(lines.position(ofByte: byte)) }

  /// Follows the directives of a comment, at most one in each line.
  private mutating func take(_ comment: CommentScanner.Comment) {
    var start = comment.start
    let end = comment.isBlock ? comment.end - 2 : comment.end
    while start < end, let place = SuppressionSearch.firstPlace(in: source, start..<end) {
      start = place + SuppressionDirective.prefix.utf8.count
      guard isAtStart(place, of: comment) else { continue }
      let text = start
      while start < end, !source[start].endsLine { start += 1 }
      switch SuppressionDirective.read(Substring(decoding: source[text..<start], as: UTF8.self)) {
      case .success(let directive)?:
        follow(
          Found(
            directive: directive, position: position(place), firstLine: position(comment.start).line,
            lastLine: position(max(comment.start, comment.end - 1)).line))
      case .failure(let failure)?:
        result.mistakes.append(FileSuppressions.Mistake(failure.mistake, position: position(place)))
      case nil: break
      }
    }
  }

  /// Whether nothing but decoration stands before a place in a line of a comment, or a comment for another tool that ends
  /// with `//`. A sentence about suppressions is none.
  private func isAtStart(_ place: Int, of comment: CommentScanner.Comment) -> Bool {
    var start = place
    while start > comment.start, source[start - 1].isDecoration { start -= 1 }
    if start == comment.start || source[start - 1].endsLine { return true }
    guard let last = source[start..<place].lastIndex(of: UInt8(ascii: "/")), last > start else { return false }
    return source[last - 1] == UInt8(ascii: "/") && source[(last + 1)..<place].allSatisfy(\.isBlank)
  }

  private mutating func follow(_ found: Found) {
    for rule in found.directive.rules {
      switch (found.directive.command, found.directive.modifier) {
      case (.enable, _): enable(rule, found)
      case (.disable, nil):
        open[rule, default: []].append(result.suppressions.count)
        disable(rule, found, Suppression.Part(start: found.position))
      case (.disable, .this?): disable(rule, found, part(ofLine: found.firstLine))
      case (.disable, .next?):
        disable(rule, found, scanner.codeLines.first(after: found.lastLine).map(part))
      case (.disable, .previous?):
        disable(rule, found, scanner.codeLines.last(before: found.firstLine).map(part))
      }
    }
  }

  private func part(ofLine line: Int) -> Suppression.Part {
    Suppression.Part(start: TextPosition(line: line, column: 0), end: TextPosition(line: line + 1, column: 0))
  }

  private mutating func disable(_ rule: String, _ found: Found, _ part: Suppression.Part?) {
    result.suppressions.append(
      Suppression(rule: rule, reason: found.directive.reason, position: found.position, part: part))
  }

  private mutating func enable(_ rule: String, _ found: Found) {
    let isForAll = rule == Suppression.everyRule
    let ended = isForAll ? open.values.flatMap { $0 } : open[rule] ?? []
    for number in ended { result.suppressions[number].part?.end = found.position }
    if isForAll { open = [:] } else { open[rule] = nil }
    let isExcepted = open[Suppression.everyRule] != nil
    if isExcepted { result.exceptions.append(FileSuppressions.Exception(rule: rule, start: found.position)) }
    if ended.isEmpty, !isExcepted {
      result.mistakes.append(
        FileSuppressions.Mistake(.nothingToEnable(rule: rule), position: found.position))
    }
  }
}

extension TextPosition {
  fileprivate init(_ position: Position) {
    self.init(line: Int(position.line), column: Int(position.column))
  }
}

extension [Int] {
  /// The first number of an ascending list that is greater than another.
  fileprivate func first(after number: Int) -> Int? {
    let place = firstPlace { $0 > number }
    return place < count ? self[place] : nil
  }

  /// The last number of an ascending list that is smaller than another.
  fileprivate func last(before number: Int) -> Int? {
    let place = firstPlace { $0 >= number }
    return place > 0 ? self[place - 1] : nil
  }

  private func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it may stand between the beginning of a comment, or of a line of it, and its text.
  fileprivate var isDecoration: Bool {
    isBlank || self == UInt8(ascii: "/") || self == UInt8(ascii: "*") || self == UInt8(ascii: "!")
  }
}
