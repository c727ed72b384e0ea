/// Reads property lists of all three formats.
enum PropertyListReader {
  /// The depth at which a value is taken for an attack or an accident: real files have about ten levels.
  static let maximalDepth = 200

  /// Decides by the first bytes which format it is, and reads it.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    if bytes.starts(with: Array("bplist".utf8)) { return try BinaryPropertyListReader.read(bytes) }
    let text = utf8(bytes)
    guard let first = text.firstIndex(where: { !$0.isSpace }) else {
      throw PropertyListError(message: "the file is empty", line: 1)
    }
    do throws(PropertyListError) {
      let isMarkup = text[first] == UInt8(ascii: "<") && first + 1 < text.count
      if isMarkup && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")].contains(text[first + 1]) {
        return try XMLPropertyListReader.read(text)
      }
      return try OpenStepPropertyListReader.read(text)
    } catch {
      if let line = conflictLine(text) {
        throw PropertyListError(message: "the file has merge conflict markers: resolve the conflict", line: line)
      }
      throw error
    }
  }

  /// Without byte order mark, and UTF-16 as UTF-8.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    let marker = Array("<<<<<<< ".utf8)
    var line = 1
    var isLineStart = true
    for index in bytes.indices {
      if isLineStart && bytes[index] == marker[0] && bytes[index...].starts(with: marker) { return line }
      isLineStart = bytes[index] == UInt8(ascii: "\n")
      if isLineStart { line += 1 }
    }
    return nil
  }
}

extension UInt8 {
  /// Blank, tab or line end.
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
