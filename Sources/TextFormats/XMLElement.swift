/// An element of an XML document, written so that a parser reads back the very texts that were given.
public struct XMLElement: Hashable, Sendable {
  /// What an element holds.
  public enum Content: Hashable, Sendable {
    /// Elements, one below the other.
    case elements([XMLElement])
    /// Text alone, so that no blank is added to it.
    case text(String)
  }

  /// An attribute of an element.
  public struct Attribute: Hashable, Sendable {
    /// The name, as it is written.
    public var name: String
    /// The value, as it is read.
    public var value: String
  }

  /// The name, as it is written.
  public var name: String
  /// The attributes, in their order.
  public var attributes: [Attribute]
  /// What is in it.
  public var content: Content

  /// Makes an element with elements in it; attributes without a value are left out.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ elements: [XMLElement] = []) {
    self.name = name
    self.attributes = Self.given(attributes)
    content = .elements(elements)
  }

  /// Makes an element with text in it; attributes without a value are left out.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    self.name = name
    self.attributes = Self.given(attributes)
    content = .text(text)
  }

  private static func given(_ attributes: KeyValuePairs<String, String?>) -> [Attribute] {
    attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
  }

  /// The document whose root it is, with its last newline.
  public var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    text += "\(indent)<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(XMLText.inAttribute(attribute.value))\"" }
    switch content {
    case .elements(let elements) where elements.isEmpty:
      text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(to: &text, indent: indent + "  ") }
      text += "\(indent)</\(name)>\n"
    case .text(let inner):
      text += ">\(XMLText.inElement(inner))</\(name)>\n"
    }
  }
}

/// Text as XML 1.0 can hold it.
///
/// Characters that XML 1.0 has no form for, such as most control characters, become U+FFFD.
enum XMLText {
  /// For the value of an attribute between double quotes, where a parser would make blanks of tabs and line breaks.
  static func inAttribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      default: nil
      }
    }
  }

  /// For text between tags; `>` is escaped because `]]>` must not occur there.
  static func inElement(_ text: String) -> String { escaped(text) { _ in nil } }

  private static func escaped(_ text: String, _ more: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A parser would make a line feed of it.
      case "\r": result += "&#13;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      default:
        if let replacement = more(scalar) { result += replacement } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// The production `Char` of XML 1.0; surrogates cannot occur.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
