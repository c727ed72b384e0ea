import Analysis

/// The JSON schema of the configuration, for editors.
public enum ConfigurationSchema {
  /// The schema, in draft 7, which editors know.
  public static let text: String = {
    let root = object(ConfigurationTable.root)
    let head = [
      ("$schema", JSON.text("http://json-schema.org/draft-07/schema#")), ("title", .text("SegueGraph configuration")),
    ]
    return JSON.object(head + root).text(depth: 0) + "\n"
  }()

  private static func object(_ group: ConfigurationGroup) -> [(String, JSON)] {
    let members = group.names.compactMap { name in
      group.member(name).map { (name, schema($0)) }
    }
    return [
      ("type", .list([.text("object"), .text("null")])), ("additionalProperties", .isFalse),
      ("properties", .object(members)),
    ]
  }

  private static func schema(_ member: ConfigurationGroup.Member) -> JSON {
    switch member {
    case .group(let group): return .object(object(group))
    case .key(let key):
      return .object([("description", .text("\(key.summary) Default: \(key.usual)."))] + value(key.form))
    }
  }

  private static func value(_ form: ConfigurationKey.Form) -> [(String, JSON)] {
    let single = JSON.object(item(form))
    guard form.isList else { return item(form) }
    let list = JSON.object([("type", .text("array")), ("items", single)])
    return [("anyOf", .list([list, single, .object([("type", .text("null"))])]))]
  }

  private static func item(_ form: ConfigurationKey.Form) -> [(String, JSON)] {
    if case .reporters(let names) = form {
      let file = JSON.object([("type", .list([.text("string"), .text("null")])), ("minLength", .one)])
      return [
        (
          "anyOf",
          .list([
            .object([("enum", .list(names.map(JSON.text)))]),
            .object([("type", .text("string")), ("pattern", .text("^(\(names.joined(separator: "|")))=."))]),
            .object([
              ("type", .text("object")), ("additionalProperties", .isFalse),
              ("properties", .object(names.map { ($0, file) })),
            ]),
          ])
        )
      ]
    }
    guard let words = form.words else { return [("type", .text("string")), ("minLength", .one)] }
    return [("enum", .list(words.map(JSON.text)))]
  }
}

/// The little of JSON that a schema needs, in the order that it is made in.
private indirect enum JSON {
  case object([(String, JSON)])
  case list([JSON])
  case text(String)
  case isFalse
  case one

  func text(depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth + 1)
    let end = "\n" + String(repeating: "  ", count: depth)
    switch self {
    case .object(let members):
      let lines = members.map { "\(margin)\(Self.quoted($0.0)): \($0.1.text(depth: depth + 1))" }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .list(let items):
      let texts = items.map { $0.text(depth: depth + 1) }
      let isShort = texts.allSatisfy { !$0.contains("\n") } && texts.joined(separator: ", ").count < 80
      if isShort { return "[" + texts.joined(separator: ", ") + "]" }
      return "[\n" + texts.map { margin + $0 }.joined(separator: ",\n") + end + "]"
    case .text(let text): return Self.quoted(text)
    case .isFalse: return "false"
    case .one: return "1"
    }
  }

  /// A text of the table, which has no control characters.
  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
