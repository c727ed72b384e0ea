import SourceReading

/// Facts as compact text, for exact expectations that can be read.
///
/// Positions are left out unless asked for: then each name has `@line:column` behind it.
struct FactsText {
  var showsPositions = false
  private var lines: [String] = []
  private var indent = 0

  init(showsPositions: Bool = false) {
    self.showsPositions = showsPositions
  }

  /// The whole file.
  mutating func text(_ facts: SourceFacts) -> String {
    for type in facts.types { add(type) }
    for alias in facts.aliases { add("typealias \(alias.name) = \(text(alias.type))") }
    for variable in facts.variables { add(variable) }
    for function in facts.functions { add(function) }
    for statement in facts.statements { add(statement) }
    if let problem = facts.problem { add("problem: \(problem.message)\(place(problem.position))") }
    return lines.joined(separator: "\n")
  }

  /// The statements of one function of a source that has nothing else.
  static func body(_ source: String) -> String {
    let facts = SwiftReader(path: "A.swift").read(Array(("func f() {\n" + source + "\n}").utf8))
    var text = FactsText()
    for function in facts.functions { for statement in function.body { text.add(statement) } }
    if let problem = facts.problem { text.add("problem: \(problem.message)") }
    return text.lines.joined(separator: "\n")
  }

  /// All facts of a source.
  static func file(_ source: String, positions: Bool = false) -> String {
    var text = FactsText(showsPositions: positions)
    return text.text(SwiftReader(path: "A.swift").read(Array(source.utf8)))
  }

  private mutating func add(_ line: String) { lines.append(String(repeating: "  ", count: indent) + line) }

  private mutating func nested(_ read: (inout Self) -> Void) {
    indent += 1
    read(&self)
    indent -= 1
  }

  private func place(_ position: Position) -> String {
    showsPositions ? "@\(position.line):\(position.column)" : ""
  }

  private mutating func add(_ type: TypeFacts) {
    let inherits = type.inherits.isEmpty ? "" : ": " + type.inherits.map(text).joined(separator: ", ")
    let debug = type.isDebugOnly ? "debug " : ""
    add("\(debug)\(type.kind.rawValue) \(type.name)\(place(type.position))\(inherits)\(text(type.constraints))")
    nested { printer in
      for alias in type.aliases { printer.add("typealias \(alias.name) = \(printer.text(alias.type))") }
      for item in type.cases { printer.add("case \(item.name)" + (item.rawValue.map { " = \"\($0)\"" } ?? "")) }
      for property in type.properties { printer.add(property) }
      for function in type.functions { printer.add(function) }
    }
  }

  private func text(_ constraints: [GenericConstraint]) -> String {
    if constraints.isEmpty { return "" }
    return " where " + constraints.map { "\($0.parameter): \(text($0.bound))" }.joined(separator: ", ")
  }

  private mutating func add(_ variable: VariableFacts) {
    var line = variable.isDebugOnly ? "debug " : ""
    line += words(variable.attributes, isStatic: variable.isStatic) + "var \(variable.name)\(place(variable.position))"
    if let type = variable.type { line += ": " + text(type) }
    if let value = variable.value { line += " = " + text(value) }
    add(line)
    nested { printer in
      if !variable.getter.isEmpty { printer.add("get") }
      printer.nested { for statement in variable.getter { $0.add(statement) } }
      if !variable.setter.isEmpty { printer.add("set") }
      printer.nested { for statement in variable.setter { $0.add(statement) } }
    }
  }

  private mutating func add(_ function: FunctionFacts) {
    var line = function.isDebugOnly ? "debug " : ""
    line += words(function.attributes, isStatic: function.isStatic) + "func \(function.name)\(place(function.position))"
    if !function.parameters.isEmpty { line += " (" + text(function.parameters) + ")" }
    if let result = function.result { line += " -> " + text(result) }
    line += text(function.constraints)
    if let selector = function.selector { line += " [\(selector)]" }
    if !function.hasBody { line += " ;" }
    add(line)
    nested { printer in for statement in function.body { printer.add(statement) } }
  }

  private func words(_ attributes: [String], isStatic: Bool) -> String {
    ((isStatic ? ["static"] : []) + attributes).map { $0 + " " }.joined()
  }

  private func text(_ parameters: [ParameterFacts]) -> String {
    parameters.map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? "_ "
      return label + parameter.name + (parameter.type.map { ": " + text($0) } ?? "")
    }.joined(separator: ", ")
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .expression(let value): add(text(value))
    case .assign(let target, let value, let position): add("\(text(target)) =\(place(position)) \(text(value))")
    case .declare(let name, let type, let value, let position):
      let written = type.map { ": " + text($0) } ?? ""
      add("let \(name)\(place(position))\(written)" + (value.map { " = " + text($0) } ?? ""))
    case .result(let value, let position): add("return\(place(position))" + (value.map { " " + text($0) } ?? ""))
    case .branch(let conditions, let bodies):
      add("branch" + (conditions.isEmpty ? "" : " " + conditions.map(text).joined(separator: "; ")))
      for body in bodies {
        nested { printer in
          printer.add("{")
          printer.nested { for statement in body { $0.add(statement) } }
          printer.add("}")
        }
      }
    case .function(let function): add(function)
    case .debugOnly(let body):
      add("debug")
      nested { printer in for statement in body { printer.add(statement) } }
    case .guarded(let guarding):
      add("when \(guarding.name) is \(guarding.isNegated ? "not " : "")\(guarding.values.joined(separator: "|"))")
    }
  }

  private func text(_ type: TypeName) -> String {
    let arguments = type.arguments.isEmpty ? "" : "<" + type.arguments.map(text).joined(separator: ", ") + ">"
    return type.name + arguments + (type.isMeta ? ".Type" : "")
  }

  private func list(_ values: [Expression]) -> String { values.map(text).joined(separator: ", ") }

  private func text(_ expression: Expression) -> String {
    switch expression {
    case .name(let name, let position): name + place(position)
    case .member(let base, let name, let position): (base.map(text) ?? "") + "." + name + place(position)
    case .call(let call): text(call)
    case .string(let text): "\"" + text.replacing("\n", with: "\\n") + "\""
    case .interpolation(let parts): "text(" + list(parts) + ")"
    case .literal(let text): text
    case .none: "nil"
    case .array(let elements): "[" + list(elements) + "]"
    case .dictionary(let elements): "dictionary[" + list(elements) + "]"
    case .element(let base, let indices): text(base) + "[" + list(indices) + "]"
    case .closure(let closure): text(closure)
    case .cast(let value, let type): "(" + text(value) + " as " + text(type) + ")"
    case .either(let values): "either(" + list(values) + ")"
    case .given(let guarding, let value):
      "given(" + guarding.name + (guarding.isNegated ? " is not " : " is ") + guarding.values.joined(separator: "|")
        + ": "
        + text(value) + ")"
    case .selector(let name, let position): "#selector(" + name + ")" + place(position)
    case .keyPath(let path): "keyPath(" + path + ")"
    case .type(let type, let position): "type(" + text(type) + ")" + place(position)
    case .tuple(let values): "(" + list(values) + ")"
    case .other(let values): "other(" + list(values) + ")"
    }
  }

  private func text(_ call: Call) -> String {
    let name = call.function.prefix { $0 != "(" }
    let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
    let receiver = call.receiver.map { text($0) + "." } ?? ""
    let arguments = call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) }.joined(separator: ", ")
    // The labels of the function repeat those of the arguments; where they do not, it shows.
    let function = call.function == "\(name)(\(labels))" ? String(name) : "‹\(call.function)›"
    return receiver + function + place(call.position) + "(" + arguments + ")"
  }

  private func text(_ closure: Closure) -> String {
    var body = FactsText(showsPositions: showsPositions)
    for statement in closure.body { body.add(statement) }
    let statements = body.lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "; ")
    let parameters = closure.parameters.isEmpty ? "" : text(closure.parameters) + " in "
    return "{" + place(closure.position) + parameters + statements + "}"
  }
}
