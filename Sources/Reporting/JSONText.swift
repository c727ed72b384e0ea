import FoundationEssentials
import NavigationModel

/// Writes values as JSON that is the same in every run and can be read by people.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

/// A place, with `null` for what is not known of it.
struct JSONLocation: Encodable {
  var location: SourceLocation

  enum CodingKeys: CodingKey { case file, line, column }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(location.file, forKey: .file)
    try container.encode(location.line, forKey: .line)
    try container.encode(location.column, forKey: .column)
  }
}

/// A trigger, with `null` for what is not known of it.
struct JSONTrigger: Encodable {
  var trigger: Trigger

  enum CodingKeys: CodingKey { case element, label, objectID, event }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(trigger.element, forKey: .element)
    try container.encode(trigger.label, forKey: .label)
    try container.encode(trigger.objectID, forKey: .objectID)
    try container.encode(trigger.event, forKey: .event)
  }
}

/// What tells people and programs which scene is meant; all else about it is in the exported graph.
struct JSONSceneName: Encodable {
  var scene: Scene

  enum CodingKeys: String, CodingKey { case id, label, className = "class", location }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scene.id, forKey: .id)
    try container.encode(scene.label, forKey: .label)
    try container.encode(scene.className, forKey: .className)
    try container.encode(scene.location.map(JSONLocation.init), forKey: .location)
  }
}
