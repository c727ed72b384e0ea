extension UInt8 {
  /// Whether it can be part of a word: ASCII letters, digits, the underscore, and everything beyond ASCII.
  var isWordByte: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// White space, line ends included.
  var isBlankByte: Bool { self == UInt8(ascii: " ") || self >= 0x09 && self <= 0x0D }
}
