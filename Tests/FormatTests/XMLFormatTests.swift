import Analysis
import Diagram
import Foundation
import FoundationXML
import NavigationModel
import Reporting
import Testing
import TextFormats

/// The reports and exports in XML, held against grammars and read back.
@Suite struct XMLFormatTests {
  @Test(
    .enabled(if: Schemas.xmllint != nil, "xmllint is not installed"),
    arguments: [JUnitReporter.name, CheckstyleReporter.name])
  func reportIsValid(name: String) throws {
    let reporter = try #require(ReporterCatalogue.reporter(name)).init()
    for report in AwkwardText.all.map(AwkwardText.report) + [AwkwardText.nothing, AwkwardText.mixed] {
      #expect(try Schemas.complaints(about: try reporter.report(report), name) == "")
    }
  }

  @Test(.enabled(if: Schemas.xmllint != nil, "xmllint is not installed"))
  func graphMLIsValid() throws {
    for graph in AwkwardText.all.map(AwkwardText.graph) + [NavigationGraph()] {
      let text = String(decoding: try GraphMLExport().export(graph), as: UTF8.self)
      #expect(try Schemas.complaints(about: text, "graphml") == "")
    }
  }

  @Test(.enabled(if: Schemas.xmllint != nil, "xmllint is not installed"))
  func grammarsRefuseWhatIsWrong() throws {
    let text = "<checkstyle version=\"4.3\"><file name=\"a\"><error line=\"0\"/></file></checkstyle>"
    #expect(try Schemas.complaints(about: text, "checkstyle").contains("fails to validate"))
  }

  @Test(arguments: AwkwardText.all) func keepsTheText(text: String) throws {
    let report = AwkwardText.report(text)
    let message = report.findings[0].message
    let checkstyle = try #require(ReadXML(CheckstyleReporter().report(report)))
    #expect(checkstyle.elements("file").map { $0.attributes["name"] } == [Self.readable("Folder/\(text).storyboard")])
    #expect(checkstyle.elements("error").map { $0.attributes["message"] } == [Self.readable(message)])
    let junit = try #require(ReadXML(JUnitReporter().report(report)))
    let failure = try #require(junit.elements("failure").first)
    #expect(failure.attributes["message"] == Self.readable(message.onOneLine))
    #expect(failure.text.hasSuffix(Self.readable("\n  (3 more steps)\n  to \(text.onOneLine)")))
    let graphml = try #require(
      ReadXML(String(decoding: try GraphMLExport().export(AwkwardText.graph(text)), as: UTF8.self)))
    let labels = graphml.elements("data").filter { $0.attributes["key"] == "n_label" }.map(\.text)
    #expect(labels == [text, text, "gone \(text)"].map(Self.readable))
  }

  /// What XML 1.0 can hold of a text.
  private static func readable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
          return isAllowed || "\t\n\r".unicodeScalars.contains(scalar) ? scalar : "\u{FFFD}"
        }))
  }

  @Test func junitCountsWhatItSays() throws {
    let junit = try #require(ReadXML(JUnitReporter().report(AwkwardText.mixed)))
    let root = try #require(junit.elements("testsuites").first)
    let rules = RuleCatalogue.all.count
    #expect(
      root.attributes == ["name": "seguegraph", "tests": "\(rules + 2)", "failures": "3", "errors": "0"])
    #expect(junit.elements("testsuite").count == rules + 1)
    #expect(junit.elements("testcase").count == rules + 2)
    #expect(junit.elements("failure").map { $0.attributes["type"] } == ["error", "error", "warning"])
    #expect(junit.elements("skipped").map(\.text) == ["B.xib:2:3: note: look here"])
    let names = junit.elements("testcase").filter { $0.attributes["classname"] == "seguegraph.dead_exit" }
    #expect(names.map { $0.attributes["name"] } == ["never left", "never left (2)"])
  }

  @Test func graphMLHasNoEdgeIntoNothing() throws {
    let graphml = try #require(
      ReadXML(String(decoding: try GraphMLExport().export(AwkwardText.graph("x")), as: UTF8.self)))
    #expect(graphml.elements("node").map { $0.attributes["id"] } == ["n0", "n1", "n2"])
    #expect(
      graphml.elements("edge").map { $0.attributes } == [
        ["id": "e0", "source": "n0", "target": "n1"], ["id": "e1", "source": "n0", "target": "n2"],
      ])
  }

  @Test func writesElements() {
    let element = XMLElement(
      "a", ["b": "<\"&'>\t\n", "c": nil], [XMLElement("d", text: "<]]>\r\u{1}"), XMLElement("e")])
    #expect(
      element.document == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="&lt;&quot;&amp;'&gt;&#9;&#10;">
          <d>&lt;]]&gt;&#13;\u{FFFD}</d>
          <e/>
        </a>

        """)
  }
}

/// The elements of a document as libxml2 reads them, in the order of their starts.
private final class ReadXML: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private var all: [Element] = []
  private var open: [Int] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func elements(_ name: String) -> [Element] { all.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { all[index].text += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
