import NavigationModel

/// A URL with places for a file, a line and a column.
struct LinkTemplate: Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The link to a location; a line or column that is not known is 1.
  func link(to location: SourceLocation) -> String {
    let values = [
      ("{file}", Self.percentEncoded(location.file)), ("{line}", String(location.line ?? 1)),
      ("{column}", String(location.column ?? 1)),
    ]
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "{", let value = values.first(where: { rest.hasPrefix($0.0) }) {
        result += value.1
        rest = rest.dropFirst(value.0.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return Self.valid(result)
  }

  /// A link without the characters that no URL may have; Graphviz would write them as they are, and end the attribute.
  private static func valid(_ link: String) -> String {
    var result = ""
    for byte in link.utf8 {
      switch byte {
      case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"):
        result += encoded(byte)
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  /// Everything but RFC 3986's unreserved characters and `/`, in UTF-8.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character)) {
        result.append(character)
      } else {
        result += encoded(byte)
      }
    }
    return result
  }
}
