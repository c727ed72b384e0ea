/// How wide text gets in Helvetica, Arial or Liberation Sans, which share their widths.
///
/// Cards are sized by these numbers and not by the fonts of the machine, so that the same graph gives the same drawing
/// everywhere, and so that a drawing made where there are no fonts still fits where there are.
public enum TextMetrics {
  /// The width of a line, in the unit of the size.
  public static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    text.reduce(0) { $0 + width(of: $1, isBold: isBold) } * size / 1000
  }

  /// The width of one character, in thousandths of the size.
  public static func width(of character: Character, isBold: Bool) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if (0x20..<0x7F).contains(scalar.value) {
      return Double((isBold ? boldWidths : regularWidths)[Int(scalar.value) - 0x20])
    }
    return estimatedWidth(of: scalar.value) * (isBold ? 1.08 : 1)
  }

  /// Other scripts come from whatever font the viewer has, so this is on the safe side.
  private static func estimatedWidth(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: 0
    case 0x0300...0x036F: 0
    case 0..<0x0250: 600
    case 0x0250..<0x0590: 660
    case 0x0590..<0x0900: 600
    case 0x0900..<0x1100: 750
    case 0x2010...0x2027: 700
    case 0x1100..<0x2000, 0x2028..<0xAC00, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFE30..<0xFF61, 0x10000...: 1050
    default: 750
    }
  }

  /// Advance widths of the printable ASCII characters, in thousandths of the size.
  private static let regularWidths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The same for the bold face.
  private static let boldWidths: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
