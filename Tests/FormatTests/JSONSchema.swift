import Foundation

/// As much of JSON Schema, drafts 4 and 7, as the schemas of reports use; what it does not know is a complaint, not a pass.
struct JSONSchema {
  private let root: JSONValue

  init(_ text: String) throws { root = try JSONValue(text) }

  /// What is wrong with a value, each with the way to the place; empty where it is valid.
  func complaints(about value: JSONValue) -> [String] { check(value, root, at: "$") }

  private static let annotations: Set<String> = [
    "$schema", "$id", "id", "title", "description", "default", "definitions", "format",
  ]

  private func check(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    if let reference = keywords["$ref"]?.string {
      guard let target = resolve(reference) else { return ["\(path): no definition '\(reference)'"] }
      return check(value, target, at: path)
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
      if Self.annotations.contains(keyword) { return [] }
      switch value {
      case .object(let members): return check(keyword, argument, members, keywords, at: path) ?? any()
      case .array(let elements): return check(keyword, argument, elements, at: path) ?? any()
      default: return any()
      }
      func any() -> [String] { checkAny(keyword, argument, value, at: path) }
    }
  }

  private func resolve(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/").reduce(root as JSONValue?) { $0?[String($1)] }
  }

  private func check(
    _ keyword: String, _ argument: JSONValue, _ members: [String: JSONValue], _ keywords: [String: JSONValue],
    at path: String
  ) -> [String]? {
    switch keyword {
    case "properties":
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        argument[name].map { check(member, $0, at: "\(path).\(name)") } ?? []
      }
    case "required":
      return argument.elements.compactMap(\.string).filter { members[$0] == nil }.map { "\(path): no '\($0)'" }
    case "additionalProperties":
      let others = members.filter { keywords["properties"]?[$0.key] == nil }.sorted { $0.key < $1.key }
      if case .bool(let isAllowed) = argument {
        return isAllowed ? [] : others.map { "\(path): '\($0.key)' is not allowed" }
      }
      return others.flatMap { check($0.value, argument, at: "\(path).\($0.key)") }
    default: return nil
    }
  }

  private func check(_ keyword: String, _ argument: JSONValue, _ elements: [JSONValue], at path: String) -> [String]? {
    switch keyword {
    case "items": return elements.enumerated().flatMap { check($1, argument, at: "\(path)[\($0)]") }
    case "minItems": return Double(elements.count) < argument.number ?? 0 ? ["\(path): too few"] : []
    case "maxItems": return Double(elements.count) > argument.number ?? 0 ? ["\(path): too many"] : []
    case "uniqueItems":
      return argument == .bool(true) && Set(elements).count < elements.count ? ["\(path): twice the same"] : []
    default: return nil
    }
  }

  private func checkAny(_ keyword: String, _ argument: JSONValue, _ value: JSONValue, at path: String) -> [String] {
    switch keyword {
    case "type":
      let types = [argument].compactMap(\.string) + argument.elements.compactMap(\.string)
      return types.contains { Self.isOf(type: $0, value) } ? [] : ["\(path): is no \(types.joined(separator: " or "))"]
    case "enum": return argument.elements.contains(value) ? [] : ["\(path): \(value) is none of the values"]
    case "anyOf":
      return argument.elements.contains { check(value, $0, at: path).isEmpty } ? [] : ["\(path): fits none of anyOf"]
    case "oneOf":
      let count = argument.elements.count { check(value, $0, at: path).isEmpty }
      return count == 1 ? [] : ["\(path): fits \(count) of oneOf"]
    case "pattern":
      guard let text = value.string else { return [] }
      let isMatch = text.range(of: argument.string ?? "", options: .regularExpression) != nil
      return isMatch ? [] : ["\(path): '\(text)' does not match \(argument.string ?? "")"]
    case "minLength":
      return (value.string.map { Double($0.count) } ?? .infinity) < argument.number ?? 0 ? ["\(path): too short"] : []
    case "minimum": return (value.number ?? .infinity) < argument.number ?? 0 ? ["\(path): too small"] : []
    case "maximum": return (value.number ?? -.infinity) > argument.number ?? 0 ? ["\(path): too big"] : []
    case "properties", "required", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems": return []
    default: return ["\(path): the keyword '\(keyword)' is not known here"]
    }
  }

  private static func isOf(type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .bool),
      ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
