/// Telling declarations from expressions, and reading the text of literals.
extension ObjectiveCParser {
  /// Whether a local declaration begins at an index.
  func isDeclaration(at start: Int) -> Bool {
    guard at(start).kind == .identifier, !(isPlusPlus && at(start).word?.isPrefixOperator == true) else { return false }
    switch role(at: start) {
    case .typeWord, .aggregate, .deducedType:
      // A C++ conversion (`int(x)`) is an expression, `int (^x)(void)` is none.
      return at(start + 1).kind != .leftParen || role(at: start) == .deducedType || isFunctionName(start + 1)
    case .qualifier, .attribute, .interfaceBuilder: return true
    case .contextualQualifier, .other: break
    }
    if isDeducingMacro(start) { return true }
    var next = start + 1
    while at(next).kind == .doubleColon, at(next + 1).kind == .identifier { next += 2 }
    if at(next).kind == .less, let end = angleEnd(next) { next = end + 1 }
    let hasPointer = at(next).kind == .star || isReference(next)
    while at(next).kind == .star || isReference(next) || isQualifier(next) { next += 1 }
    if isFunctionName(next) { return true }
    guard at(next).kind == .identifier, at(next).word != .in || hasPointer else { return false }
    if at(next).line > at(next - 1).line, isMacroName(at(start)), !hasPointer { return false }
    return isEndOfDeclarator(next + 1)
  }

  /// Whether a macro that stands for a type begins at an index: `WeakTypeOf(self) weakSelf = self`.
  func isDeducingMacro(_ start: Int) -> Bool {
    guard at(start + 1).kind == .leftParen else { return false }
    let next = afterGroup(start + 1)
    return at(next).kind == .identifier && at(next + 1).kind == .equal && at(next).line == at(next - 1).line
  }

  private func isReference(_ index: Int) -> Bool {
    isPlusPlus
      && (at(index).kind == .ampersand || at(index).kind == .binaryOperator && at(index).isDoubleAmpersand(source))
  }

  /// `(^name)` or `(*name)`.
  private func isFunctionName(_ index: Int) -> Bool {
    at(index).kind == .leftParen && (at(index + 1).kind == .caret || at(index + 1).kind == .star)
      && at(groupEnd(index) + 1).kind == .leftParen
  }

  private func isEndOfDeclarator(_ index: Int) -> Bool {
    switch at(index).kind {
    case .equal, .semicolon, .comma, .leftBracket, .end, .colon: true
    case .leftParen, .leftBrace: isPlusPlus
    case .identifier: at(index).word == .in || isQualifier(index) || isMacroName(at(index))
    default: false
    }
  }

  // MARK: Texts

  /// What a text literal stands for.
  func stringValue(_ token: ObjectiveCToken) -> String {
    var start = Int(token.start)
    var end = Int(token.end)
    if source[start] == UInt8(ascii: "@") { start += 1 }
    start += 1
    if end > start, source[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    let bytes = source[start..<max(start, end)]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    return ObjectiveCEscapes.unescape(bytes)
  }
}

extension ObjectiveCToken {
  func isDoubleAmpersand(_ source: [UInt8]) -> Bool {
    end - start == 2 && source[Int(start)] == UInt8(ascii: "&")
  }
}

/// The escape sequences of C texts.
enum ObjectiveCEscapes {
  static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "\r"): if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      case UInt8(ascii: "u"): append(number(bytes, &index, radix: 16, digits: 4), to: &result)
      case UInt8(ascii: "U"): append(number(bytes, &index, radix: 16, digits: 8), to: &result)
      // A byte of the text's encoding, not a character.
      case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: number(bytes, &index, radix: 16, digits: 2)))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        result.append(UInt8(truncatingIfNeeded: number(bytes, &index, radix: 8, digits: 3)))
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ index: inout Int, radix: Int, digits: Int) -> UInt32 {
    let end = min(index + digits, bytes.endIndex)
    var value: UInt32 = 0
    while index < end, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix {
      value = value &* UInt32(radix) &+ UInt32(digit)
      index += 1
    }
    return value
  }

  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    result += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }
}
