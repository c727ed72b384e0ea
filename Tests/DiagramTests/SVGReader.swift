import Foundation
import FoundationXML

/// Reads an SVG as a viewer would, so that tests see what people see.
final class SVGReader: NSObject, XMLParserDelegate {
  /// The attributes of every element with an id, by id.
  private(set) var elements: [String: [String: String]] = [:]
  /// The tooltip of the element with an id.
  private(set) var tooltips: [String: String] = [:]
  /// The link of the element with an id.
  private(set) var links: [String: String] = [:]
  /// All text that is drawn, in order.
  private(set) var texts: [String] = []
  /// How many elements have an id that another one has, too.
  private(set) var repeatedIDs = 0
  private var open: [String] = []
  private var isText = false

  /// Makes a reader and reads; `nil` if the bytes are no well-formed XML.
  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let id = attributes["id"] {
      if elements[id] != nil { repeatedIDs += 1 }
      elements[id] = attributes
    }
    if name == "a", let holder = open.last(where: { !$0.isEmpty }) {
      let id = holder.hasPrefix("a_") ? String(holder.dropFirst(2)) : holder
      tooltips[id] = attributes["xlink:title"]
      links[id] = attributes["xlink:href"]
    }
    open.append(attributes["id"] ?? "")
    isText = name == "text"
    if isText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { texts[texts.count - 1] += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    isText = false
  }
}
