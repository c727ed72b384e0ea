internal import SwiftSyntax

extension SwiftLowering {
  /// A text, in parts where it is interpolated.
  mutating func text(_ node: StringLiteralExprSyntax) -> Expression {
    var parts: [Expression] = []
    let isRaw = node.openingPounds != nil
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = isRaw ? segment.content.text : Self.unescaped(segment.content.text)
        if text.isEmpty { continue }
        if case .string(let before)? = parts.last {
          parts[parts.count - 1] = .string(before + text)
        } else {
          parts.append(.string(text))
        }
      case .expressionSegment(let segment):
        for argument in segment.expressions { parts.append(expression(argument.expression)) }
      default: break
      }
    }
    if parts.isEmpty { return .string("") }
    if parts.count == 1, case .string = parts[0] { return parts[0] }
    return .interpolation(parts)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
        rest = rest.dropFirst(digits.count + 2)
      case "\n", "\r\n": break
      default: result.append(escape)
      }
    }
    return result
  }

  /// A type as a value: `X.self`, `X<Y>`, `[X].self`; other things with `.self` are themselves.
  mutating func typeReference(_ node: ExprSyntax) -> Expression {
    if let type = typeName(from: node) { return .type(type, typePosition(node)) }
    guard let base = node.as(MemberAccessExprSyntax.self)?.base else { return .other([]) }
    return expression(base)
  }

  private func typePosition(_ node: ExprSyntax) -> Position {
    var node = unwrapped(node)
    while true {
      switch node.kind {
      case .memberAccessExpr:
        let member = node.cast(MemberAccessExprSyntax.self)
        guard member.declName.baseName.tokenKind == .keyword(.self), let base = member.base else {
          return position(member.declName.baseName)
        }
        node = unwrapped(base)
      case .genericSpecializationExpr: node = unwrapped(node.cast(GenericSpecializationExprSyntax.self).expression)
      default: return position(node)
      }
    }
  }

  /// The type that an expression names, if its form allows one.
  mutating func typeName(from node: ExprSyntax) -> TypeName? {
    var names: [String] = []
    var arguments: [TypeName] = []
    var isMeta = false
    var current = unwrapped(node)
    while true {
      switch current.kind {
      case .memberAccessExpr:
        let member = current.cast(MemberAccessExprSyntax.self)
        guard let base = member.base else { return nil }
        switch member.declName.baseName.tokenKind {
        case .keyword(.self): break
        case .keyword(.Type), .keyword(.Protocol): isMeta = true
        default: names.append(name(member.declName.baseName))
        }
        current = unwrapped(base)
      case .genericSpecializationExpr:
        let generic = current.cast(GenericSpecializationExprSyntax.self)
        if names.isEmpty { arguments = typeArguments(generic.genericArgumentClause) }
        current = unwrapped(generic.expression)
      case .declReferenceExpr:
        names.append(name(current.cast(DeclReferenceExprSyntax.self).baseName))
        return TypeName(names.reversed().joined(separator: "."), arguments: arguments, isMeta: isMeta)
      case .typeExpr: return typeName(current.cast(TypeExprSyntax.self).type)
      default: return names.isEmpty ? collectionType(current) : nil
      }
    }
  }

  /// `[X]` and `[X: Y]` as types.
  private mutating func collectionType(_ node: ExprSyntax) -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first {
      return typeName(from: element.expression).map { TypeName("[]", arguments: [$0]) }
    }
    if let dictionary = node.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      elements.count == 1, let element = elements.first, let key = typeName(from: element.key),
      let value = typeName(from: element.value)
    {
      return TypeName("[:]", arguments: [key, value])
    }
    return nil
  }
}
