import NavigationModel

/// Makes ids for SVG elements out of any text.
enum ElementID {
  /// An id that is valid in XML and different for different texts: bytes other than ASCII letters, digits, `-` and `.` are
  /// written as `_` and two hexadecimal digits.
  static func make(_ prefix: String, _ text: String) -> String {
    var bytes = Array(prefix.utf8)
    bytes.append(UInt8(ascii: "-"))
    for byte in text.utf8.prefix(160) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "_"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    if text.utf8.count > 160 { bytes += ("_" + fingerprint(text)).utf8 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The id of a scene's node.
  static func scene(_ scene: SceneID) -> String { make("scene", scene.rawValue) }

  /// A name for a class attribute: each byte that is no ASCII letter or digit becomes a hyphen.
  static func className(_ text: String) -> String {
    let bytes = text.utf8.prefix(60).map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        byte
      default:
        UInt8(ascii: "-")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a over the whole text, for ids that would get too long.
  static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
