internal import SwiftSyntax

extension SwiftLowering {
  /// Properties and globals, one for each name.
  mutating func variables(_ node: VariableDeclSyntax) -> [VariableFacts] {
    var modifiers = modifiers(node.attributes, node.modifiers)
    if node.bindingSpecifier.tokenKind == .keyword(.let) { modifiers.names.append("let") }
    var variables: [VariableFacts] = []
    // `var a, b: Int` gives the type to both.
    var following: TypeName?
    for binding in Array(node.bindings).reversed() {
      let type = binding.typeAnnotation.map { typeName($0.type) }
      if binding.initializer != nil || type != nil { following = type }
      var read = self.variables(binding, type: type ?? following)
      for index in read.indices {
        read[index].isStatic = modifiers.isStatic
        read[index].attributes = modifiers.names
        read[index].isDebugOnly = isDebugOnly
      }
      variables.insert(contentsOf: read, at: 0)
    }
    return variables
  }

  private mutating func variables(_ binding: PatternBindingSyntax, type: TypeName?) -> [VariableFacts] {
    let outer = hoisted
    defer { hoisted = outer }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      var bound: [Statement] = []
      bind(binding.pattern, to: binding.initializer.map { expression($0.value) }, type: type, into: &bound)
      return bound.compactMap { statement in
        guard case .declare(let name, let type, let value, let position) = statement else { return nil }
        return VariableFacts(name: name, type: type, value: value, position: position)
      }
    }
    var variable = VariableFacts(name: name(pattern.identifier), type: type, position: position(pattern.identifier))
    if let initializer = binding.initializer {
      let value = expression(initializer.value)
      if case .call(let call) = value, call.arguments.isEmpty, case .closure(let closure)? = call.receiver {
        variable.getter = closure.body
      } else {
        variable.value = value
      }
    }
    let accessors = self.accessors(binding.accessorBlock)
    variable.getter += accessors.getter
    variable.setter = accessors.setter
    if case .result(let value?, _)? = accessors.getter.first, accessors.getter.count == 1, !value.containsCall {
      variable.value = value
    }
    return [variable]
  }

  /// The bodies of getters, and of everything that runs when a value is set.
  mutating func accessors(
    _ block: AccessorBlockSyntax?
  ) -> (getter: [Statement], setter: [Statement], haveBodies: Bool) {
    switch block?.accessors {
    case .getter(let statements)?: return (self.statements(statements, isResult: true), [], true)
    case .accessors(let accessors)?:
      var getter: [Statement] = []
      var setter: [Statement] = []
      var haveBodies = false
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        haveBodies = true
        let specifier = accessor.accessorSpecifier.text
        if ["get", "_read", "unsafeAddress"].contains(specifier) {
          getter += self.statements(body.statements, isResult: true)
          continue
        }
        if let parameter = accessor.parameters?.name {
          // A name of its own for what is set; without one the body says `newValue` or `oldValue`.
          let place = position(parameter)
          let value = Expression.name(specifier == "didSet" ? "oldValue" : "newValue", place)
          setter.append(.declare(name: name(parameter), type: nil, value: value, place))
        }
        setter += self.statements(body.statements)
      }
      return (getter, setter, haveBodies)
    default: return ([], [], false)
    }
  }
}
