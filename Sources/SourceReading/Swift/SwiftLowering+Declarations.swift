internal import SwiftSyntax

extension SwiftLowering {
  /// Reads a whole file.
  mutating func lower(_ file: SourceFileSyntax) {
    lowerTopLevel(file.statements)
  }

  private mutating func lowerTopLevel(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else {
        let statements = self.statements(item)
        facts.statements += isDebugOnly && !statements.isEmpty ? [.debugOnly(statements)] : statements
        continue
      }
      switch declaration.kind {
      case .functionDecl:
        facts.functions.append(function(declaration.cast(FunctionDeclSyntax.self), hasSelector: false))
      case .variableDecl:
        facts.variables += variables(declaration.cast(VariableDeclSyntax.self))
      case .typeAliasDecl:
        facts.aliases.append(alias(declaration.cast(TypeAliasDeclSyntax.self)))
      case .ifConfigDecl:
        for clause in DebugCondition.clauses(of: declaration.cast(IfConfigDeclSyntax.self)) {
          guard case .statements(let statements)? = clause.syntax.elements else { continue }
          debugOnly(clause.isDebugOnly) { $0.lowerTopLevel(statements) }
        }
      default:
        lowerType(declaration)
      }
    }
  }

  /// Reads the declaration of a type; other declarations say nothing.
  mutating func lowerType(_ node: DeclSyntax) {
    switch node.kind {
    case .classDecl:
      let type = node.cast(ClassDeclSyntax.self)
      lowerType(type, type.memberBlock, kind: .class, generics: type.genericParameterClause)
    case .structDecl:
      let type = node.cast(StructDeclSyntax.self)
      lowerType(type, type.memberBlock, kind: .struct, generics: type.genericParameterClause)
    case .enumDecl:
      let type = node.cast(EnumDeclSyntax.self)
      lowerType(type, type.memberBlock, kind: .enum, generics: type.genericParameterClause)
    case .actorDecl:
      let type = node.cast(ActorDeclSyntax.self)
      lowerType(type, type.memberBlock, kind: .actor, generics: type.genericParameterClause)
    case .protocolDecl:
      let type = node.cast(ProtocolDeclSyntax.self)
      let constraints = self.constraints(nil, type.genericWhereClause)
      let header = header(type, kind: .protocol, name: name(type.name), at: type.name, constraints: constraints)
      let isObjectiveC = modifiers(type.attributes, type.modifiers).names.contains("objc")
      lowerMembers(type.memberBlock, of: header, hasSelectors: isObjectiveC)
    case .extensionDecl:
      let type = node.cast(ExtensionDeclSyntax.self)
      let extended = typeName(type.extendedType)
      let constraints =
        extended.arguments.map { GenericConstraint(parameter: extended.name, bound: $0) }
        + self.constraints(nil, type.genericWhereClause)
      let token = nameToken(of: type.extendedType)
      let header = header(type, kind: .extension, name: extended.name, at: token, constraints: constraints)
      lowerMembers(type.memberBlock, of: header, hasSelectors: true)
    default: break
    }
  }

  /// The last name of an extended type.
  private func nameToken(of type: TypeSyntax) -> TokenSyntax? {
    type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
  }

  private mutating func lowerType(
    _ node: some NamedDeclSyntax & DeclGroupSyntax & WithGenericParametersSyntax, _ members: MemberBlockSyntax,
    kind: TypeFacts.Kind, generics: GenericParameterClauseSyntax?
  ) {
    let constraints = self.constraints(generics, node.genericWhereClause)
    let qualified = typeName.isEmpty ? name(node.name) : typeName + "." + name(node.name)
    let header = header(node, kind: kind, name: qualified, at: node.name, constraints: constraints)
    if let objectiveCName = modifiers(node.attributes, node.modifiers).selector {
      // Objective-C and Interface Builder know the type under another name.
      facts.aliases.append(AliasFacts(name: objectiveCName, type: TypeName(qualified)))
    }
    lowerMembers(members, of: header, hasSelectors: kind == .class || kind == .actor)
  }

  private mutating func header(
    _ node: some DeclGroupSyntax, kind: TypeFacts.Kind, name: String, at token: TokenSyntax?,
    constraints: [GenericConstraint]
  ) -> TypeFacts {
    TypeFacts(
      kind: kind, name: name, inherits: inherited(node.inheritanceClause), constraints: constraints,
      isDebugOnly: isDebugOnly, position: token.map { position($0) } ?? position(node))
  }

  /// Adds a type with its members. The place in the list is taken first, because members bring types of their own.
  private mutating func lowerMembers(_ block: MemberBlockSyntax, of header: TypeFacts, hasSelectors: Bool) {
    let outer = typeName
    typeName = header.name
    let index = facts.types.count
    facts.types.append(header)
    var type = header
    lowerMembers(block.members, into: &type, hasSelectors: hasSelectors)
    facts.types[index] = type
    typeName = outer
  }

  private mutating func lowerMembers(
    _ members: MemberBlockItemListSyntax, into type: inout TypeFacts, hasSelectors: Bool
  ) {
    for member in members {
      let node = member.decl
      switch node.kind {
      case .functionDecl:
        type.functions.append(function(node.cast(FunctionDeclSyntax.self), hasSelector: hasSelectors))
      case .initializerDecl:
        type.functions.append(initializer(node.cast(InitializerDeclSyntax.self), hasSelector: hasSelectors))
      case .deinitializerDecl:
        type.functions.append(deinitializer(node.cast(DeinitializerDeclSyntax.self)))
      case .subscriptDecl: type.functions.append(self.subscript(node.cast(SubscriptDeclSyntax.self)))
      case .variableDecl: type.properties += variables(node.cast(VariableDeclSyntax.self))
      case .enumCaseDecl: type.cases += cases(node.cast(EnumCaseDeclSyntax.self), of: type)
      case .typeAliasDecl: type.aliases.append(alias(node.cast(TypeAliasDeclSyntax.self)))
      case .associatedTypeDecl:
        let associated = node.cast(AssociatedTypeDeclSyntax.self)
        let parameter = name(associated.name)
        type.constraints += inherited(associated.inheritanceClause).map {
          GenericConstraint(parameter: parameter, bound: $0)
        }
        type.constraints += constraints(nil, associated.genericWhereClause)
      case .ifConfigDecl:
        for clause in DebugCondition.clauses(of: node.cast(IfConfigDeclSyntax.self)) {
          guard case .decls(let members)? = clause.syntax.elements else { continue }
          debugOnly(clause.isDebugOnly) { $0.lowerMembers(members, into: &type, hasSelectors: hasSelectors) }
        }
      default: lowerType(node)
      }
    }
  }

  private mutating func cases(_ node: EnumCaseDeclSyntax, of type: TypeFacts) -> [CaseFacts] {
    node.elements.map { element in
      let name = self.name(element.name)
      switch element.rawValue.map({ expression($0.value) }) {
      case .string(let text)?, .literal(let text)?: return CaseFacts(name: name, rawValue: text)
      case nil where type.inherits.contains { $0.name == "String" }: return CaseFacts(name: name, rawValue: name)
      default: return CaseFacts(name: name)
      }
    }
  }

  private mutating func alias(_ node: TypeAliasDeclSyntax) -> AliasFacts {
    AliasFacts(name: name(node.name), type: typeName(node.initializer.value))
  }
}
