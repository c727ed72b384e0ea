@testable import SourceReading

/// Source facts as short lines, so that a test can state them exactly.
///
/// `a.f:g:(1, 2)` is a call, `any(a, b)` any of these, `(a, b)` something with expressions inside, `#f:` a selector and
/// `X.self` a type. Lines end with positions where `positions` asks for them.
struct ObjectiveCFactsText {
  var positions = false

  /// Everything of a file.
  static func text(_ source: String, path: String = "File.m", positions: Bool = false) -> String {
    let printer = ObjectiveCFactsText(positions: positions)
    return printer.lines(ObjectiveCReader(path: path).read(Array(source.utf8))).joined(separator: "\n")
  }

  /// The statements of one method's body.
  static func body(_ statements: String, path: String = "File.m", positions: Bool = false) -> String {
    let source = "@implementation A\n- (void)f {\n\(statements)\n}\n@end"
    let facts = ObjectiveCReader(path: path).read(Array(source.utf8))
    let printer = ObjectiveCFactsText(positions: positions)
    let problem = facts.problem.map { ["problem \($0.position.line):\($0.position.column) \($0.message)"] } ?? []
    return (problem + (facts.types.first?.functions.first.map { printer.lines($0.body) } ?? [])).joined(separator: "\n")
  }

  func lines(_ facts: SourceFacts) -> [String] {
    var lines: [String] = []
    if let problem = facts.problem {
      lines.append("problem \(problem.position.line):\(problem.position.column) \(problem.message)")
    }
    lines += facts.types.flatMap { type($0) }
    lines += facts.functions.flatMap { function($0) }
    lines += facts.variables.map { variable($0) }
    lines += facts.aliases.map { "alias \($0.name) = \(name($0.type))" }
    lines += self.lines(facts.statements)
    return lines
  }

  private func at(_ position: Position) -> String { positions ? " @\(position.line):\(position.column)" : "" }

  private func debug(_ isDebugOnly: Bool) -> String { isDebugOnly ? "debug " : "" }

  private func type(_ type: TypeFacts) -> [String] {
    let inherits = type.inherits.isEmpty ? "" : ": " + type.inherits.map(name).joined(separator: ", ")
    var lines = ["\(debug(type.isDebugOnly))\(type.kind.rawValue) \(type.name)\(inherits)\(at(type.position))"]
    lines += type.properties.map { "  " + variable($0) }
    lines += type.cases.map { "  case \($0.name)" + ($0.rawValue.map { " = \($0)" } ?? "") }
    lines += type.functions.flatMap { function($0) }.map { "  " + $0 }
    return lines
  }

  private func variable(_ variable: VariableFacts) -> String {
    let type = variable.type.map { ": " + name($0) } ?? ""
    let value = variable.value.map { " = " + expression($0) } ?? ""
    let attributes = variable.attributes.isEmpty ? "" : " [\(variable.attributes.joined(separator: " "))]"
    let mark = variable.isStatic ? "static " : ""
    return
      "\(debug(variable.isDebugOnly))\(mark)var \(variable.name)\(type)\(value)\(attributes)\(at(variable.position))"
  }

  private func function(_ function: FunctionFacts) -> [String] {
    let sign = function.selector == nil ? "func " : function.isStatic ? "+ " : "- "
    let parameters = function.parameters.map { parameter($0) }.joined(separator: ", ")
    let result = function.result.map { " -> " + name($0) } ?? ""
    let attributes = function.attributes.isEmpty ? "" : " [\(function.attributes.joined(separator: " "))]"
    let head =
      "\(debug(function.isDebugOnly))\(sign)\(function.name) (\(parameters))\(result)\(attributes)"
      + (function.hasBody ? " {}" : "") + at(function.position)
    return [head] + lines(function.body).map { "  " + $0 }
  }

  private func parameter(_ parameter: ParameterFacts) -> String {
    parameter.name + (parameter.type.map { ": " + name($0) } ?? "")
  }

  func name(_ type: TypeName) -> String {
    let meta = type.isMeta ? ".Type" : ""
    if type.arguments.isEmpty { return type.name + meta }
    return "\(type.name)<\(type.arguments.map(name).joined(separator: ", "))>\(meta)"
  }

  func lines(_ statements: [Statement]) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement {
      case .expression(let value): return [expression(value)]
      case .assign(let target, let value, let position):
        return ["\(expression(target)) = \(expression(value))\(at(position))"]
      case .declare(let name, let type, let value, let position):
        let typeText = type.map { ": " + self.name($0) } ?? ""
        return ["let \(name)\(typeText)\(value.map { " = " + expression($0) } ?? "")\(at(position))"]
      case .result(let value, let position): return ["return\(value.map { " " + expression($0) } ?? "")\(at(position))"]
      case .branch(let conditions, let bodies):
        let head = conditions.isEmpty ? "branch" : "branch " + list(conditions)
        return bodies.reduce(into: [head]) { text, body in
          text.append("-")
          text += lines(body).map { "  " + $0 }
        }
      case .function(let inner): return function(inner)
      case .guarded(let guarding): return ["when \(guarding)"]
      case .debugOnly(let inner): return ["debug"] + lines(inner).map { "  " + $0 }
      }
    }
  }

  private func list(_ expressions: [Expression]) -> String { expressions.map(expression).joined(separator: ", ") }

  func expression(_ expression: Expression) -> String {
    switch expression {
    case .name(let name, _): name
    case .member(let base, let name, let position): "\(base.map(self.expression) ?? "").\(name)\(at(position))"
    case .call(let call):
      "\(call.receiver.map { self.expression($0) + "." } ?? "")\(call.function)\(at(call.position))"
        + "(\(list(call.arguments.map(\.value))))"
    case .string(let text): "\"\(text)\""
    case .interpolation(let parts): "interpolation(\(list(parts)))"
    case .literal(let text): text
    case .none: "nil"
    case .array(let elements): "[\(list(elements))]"
    case .dictionary(let entries): "{\(list(entries))}"
    case .element(let base, let index): "\(self.expression(base))[\(list(index))]"
    case .closure(let closure):
      "{ \(closure.parameters.map { parameter($0) }.joined(separator: ", ")) in "
        + lines(closure.body).joined(separator: "; ") + " }"
    case .cast(let value, let type): "\(self.expression(value)) as \(name(type))"
    case .given(_, let value): self.expression(value)
    case .either(let alternatives): "any(\(list(alternatives)))"
    case .selector(let selector, _): "#\(selector)"
    case .keyPath(let path): "\\\(path)"
    case .type(let type, _): "\(name(type)).self"
    case .tuple(let elements): "tuple(\(list(elements)))"
    case .other(let parts): "(\(list(parts)))"
    }
  }
}
