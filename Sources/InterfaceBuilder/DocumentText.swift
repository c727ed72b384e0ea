/// The text of a document in UTF-8, whatever it was stored in.
struct DocumentText {
  /// The text.
  var bytes: [UInt8]
  /// Whether the text was converted, so that the encoding it declares no longer holds.
  var wasConverted: Bool

  /// Takes bytes as they lie on disk: UTF-16 with a byte order mark is converted, everything else is left to the parser.
  init(_ stored: [UInt8]) {
    switch (stored.first, stored.dropFirst().first) {
    case (0xFF, 0xFE):
      bytes = Self.decode(stored, { UInt16($0) | UInt16($1) << 8 })
      wasConverted = true
    case (0xFE, 0xFF):
      bytes = Self.decode(stored, { UInt16($0) << 8 | UInt16($1) })
      wasConverted = true
    default:
      bytes = stored
      wasConverted = false
    }
  }

  private static func decode(_ stored: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    let units = stride(from: 2, to: stored.count - 1, by: 2).map { unit(stored[$0], stored[$0 + 1]) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The line of the first merge conflict marker.
  var conflictLine: Int? {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let isMarker = line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8)
      if isMarker { return number }
    }
    return nil
  }

  /// Whether it looks like no text at all.
  var isBinary: Bool { bytes.prefix(1024).contains(0) || bytes.starts(with: "bplist".utf8) }
}
