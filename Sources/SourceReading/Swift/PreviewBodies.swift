/// Finds the bodies of `#Preview` and of types that are a `PreviewProvider`, word by word and brace by brace: what only
/// Xcode's canvas shows is no part of the app.
struct PreviewBodies {
  /// The level on which the header of a type began, and on which a preview waits for its body.
  private var headerLevel: Int?
  private var pendingLevel: Int?
  private var body: (start: Int, level: Int)?

  /// Takes note of `#Preview`.
  mutating func beginMacro(at level: Int) { pendingLevel = level }

  /// Takes note of a word.
  mutating func take(_ word: ArraySlice<UInt8>, at level: Int) {
    switch word.count {
    case 15 where level == headerLevel && word.elementsEqual("PreviewProvider".utf8): pendingLevel = level
    case 4...6 where word.isAny(of: ["class", "enum", "struct"]), 9 where word.isAny(of: ["extension"]):
      (headerLevel, pendingLevel) = (level, level == pendingLevel ? nil : pendingLevel)
    case 3...6 where word.isAny(of: ["let", "var", "func", "import"]), 9 where word.isAny(of: ["typealias"]):
      // Another declaration: there was no body.
      if level == headerLevel { headerLevel = nil }
      if level == pendingLevel { pendingLevel = nil }
    default: break
    }
  }

  /// Takes note of a brace that opens on a level; the body begins at a byte.
  mutating func open(at start: Int, level: Int) {
    if level == pendingLevel, body == nil { body = (start, level) }
    if level == headerLevel { headerLevel = nil }
    if level == pendingLevel { pendingLevel = nil }
  }

  /// Where the body begins that ends with all that is opened on a level and above.
  mutating func close(to level: Int) -> Int? {
    guard let body, level <= body.level else { return nil }
    self.body = nil
    return body.start
  }
}

extension ArraySlice<UInt8> {
  fileprivate func isAny(of words: [StaticString]) -> Bool {
    words.contains { word in
      word.utf8CodeUnitCount == count && word.utf8Start.pointee == self[startIndex]
        && word.withUTF8Buffer { elementsEqual($0) }
    }
  }
}
