internal import SwiftSyntax

extension SwiftLowering {
  /// A type as facts spell it.
  mutating func typeName(_ node: TypeSyntax) -> TypeName {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      note("nested too deeply to be read", at: position(node))
      return TypeName("_")
    }
    var node = node
    var isMeta = false
    while true {
      switch node.kind {
      case .metatypeType:
        isMeta = true
        node = node.cast(MetatypeTypeSyntax.self).baseType
      case .compositionType:
        return composition(node.cast(CompositionTypeSyntax.self), isMeta: isMeta)
      default:
        guard let inner = decorated(node) else {
          var name = plainTypeName(node)
          if isMeta { name.isMeta = true }
          return name
        }
        node = inner
      }
    }
  }

  /// The type inside of an optional, an attribute, an ownership or the like; `nil` where there is no such thing around it.
  private func decorated(_ node: TypeSyntax) -> TypeSyntax? {
    switch node.kind {
    case .optionalType: return node.cast(OptionalTypeSyntax.self).wrappedType
    case .implicitlyUnwrappedOptionalType: return node.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType
    case .attributedType: return node.cast(AttributedTypeSyntax.self).baseType
    case .someOrAnyType: return node.cast(SomeOrAnyTypeSyntax.self).constraint
    case .suppressedType: return node.cast(SuppressedTypeSyntax.self).type
    case .packExpansionType: return node.cast(PackExpansionTypeSyntax.self).repetitionPattern
    case .packElementType: return node.cast(PackElementTypeSyntax.self).pack
    case .namedOpaqueReturnType: return node.cast(NamedOpaqueReturnTypeSyntax.self).type
    case .tupleType:
      let elements = node.cast(TupleTypeSyntax.self).elements
      return elements.count == 1 ? elements.first?.type : nil
    case .identifierType:
      let type = node.cast(IdentifierTypeSyntax.self)
      guard type.genericArgumentClause != nil, type.name.text == "Optional" else { return nil }
      guard case .type(let wrapped)? = type.genericArgumentClause?.arguments.first?.argument else { return nil }
      return wrapped
    default: return nil
    }
  }

  private mutating func plainTypeName(_ node: TypeSyntax) -> TypeName {
    switch node.kind {
    case .identifierType, .memberType: return qualifiedTypeName(node)
    case .arrayType: return TypeName("[]", arguments: [typeName(node.cast(ArrayTypeSyntax.self).element)])
    case .dictionaryType:
      let type = node.cast(DictionaryTypeSyntax.self)
      return TypeName("[:]", arguments: [typeName(type.key), typeName(type.value)])
    case .inlineArrayType:
      guard case .type(let element) = node.cast(InlineArrayTypeSyntax.self).element.argument else {
        return TypeName("[]")
      }
      return TypeName("[]", arguments: [typeName(element)])
    case .functionType:
      let type = node.cast(FunctionTypeSyntax.self)
      let parameters = type.parameters.map { typeName($0.type) }
      return TypeName("->", arguments: parameters + [typeName(type.returnClause.type)])
    case .tupleType:
      let elements = node.cast(TupleTypeSyntax.self).elements
      guard !elements.isEmpty else { return TypeName("Void") }
      return TypeName("()", arguments: elements.map { typeName($0.type) })
    case .classRestrictionType: return TypeName("AnyObject")
    default: return TypeName("_")
    }
  }

  /// `A & B`: none of the parts is more than the others.
  private mutating func composition(_ node: CompositionTypeSyntax, isMeta: Bool) -> TypeName {
    TypeName("&", arguments: node.elements.map { typeName($0.type) }, isMeta: isMeta)
  }

  /// `A.B.C<D>`; the generic arguments of the last part are kept.
  private mutating func qualifiedTypeName(_ node: TypeSyntax) -> TypeName {
    var parts: [String] = []
    var arguments: [TypeName] = []
    var current = node
    while let member = current.as(MemberTypeSyntax.self) {
      if let clause = member.genericArgumentClause, parts.isEmpty { arguments = typeArguments(clause) }
      parts.append(name(member.name))
      current = member.baseType
    }
    if let root = current.as(IdentifierTypeSyntax.self) {
      if let clause = root.genericArgumentClause, parts.isEmpty { arguments = typeArguments(clause) }
      parts.append(name(root.name))
    } else {
      parts.append(typeName(current).name)
    }
    // See ``ParserInput`` about the spelling of compositions in Swift 2.
    if parts == ["Protocol"], !arguments.isEmpty { return TypeName("&", arguments: arguments) }
    return TypeName(parts.reversed().joined(separator: "."), arguments: arguments)
  }

  /// `<A, B>`.
  mutating func typeArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeName] {
    clause.arguments.compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return typeName(type)
    }
  }

  /// The types behind the colon of a declaration, the parts of a composition one by one.
  mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { parts(of: typeName($0.type)) }
  }

  private func parts(of type: TypeName) -> [TypeName] { type.name == "&" ? type.arguments : [type] }

  /// What generic parameters and a `where` clause ask for.
  mutating func constraints(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [GenericConstraint] {
    var constraints: [GenericConstraint] = []
    for parameter in parameters?.parameters ?? [] {
      guard let bound = parameter.inheritedType else { continue }
      constraints += parts(of: typeName(bound)).map { GenericConstraint(parameter: name(parameter.name), bound: $0) }
    }
    for requirement in (parameters?.genericWhereClause?.requirements).map(Array.init) ?? [] {
      constraints += self.constraints(requirement)
    }
    for requirement in requirements?.requirements ?? [] { constraints += self.constraints(requirement) }
    return constraints
  }

  private mutating func constraints(_ node: GenericRequirementSyntax) -> [GenericConstraint] {
    switch node.requirement {
    case .conformanceRequirement(let requirement):
      let parameter = typeName(requirement.leftType).name
      return parts(of: typeName(requirement.rightType)).map { GenericConstraint(parameter: parameter, bound: $0) }
    case .sameTypeRequirement(let requirement):
      guard case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType else {
        return []
      }
      return [GenericConstraint(parameter: typeName(left).name, bound: typeName(right))]
    default: return []
    }
  }
}
