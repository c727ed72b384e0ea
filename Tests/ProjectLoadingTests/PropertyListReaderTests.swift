import Foundation
import Testing

@testable import ProjectLoading

@Suite struct PropertyListReaderTests {
  private func read(_ text: String) throws(PropertyListError) -> PropertyList {
    try PropertyListReader.read(Array(text.utf8))
  }

  private func error(_ text: String) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsOldStyle() throws {
    let list = try read(
      #"""
      // a comment
      {
        plain = Main_iPad-2.storyboard; /* another
        over two lines */
        "quoted key" = "a \"b\" \\ \n \U00e9 \101 é";
        'single' = ( one, "two", );
        nested = {
          empty = "";
          list = ();
          data = <0fbd 7700>;
        };
      }
      """#)
    #expect(list["plain"]?.text == "Main_iPad-2.storyboard")
    #expect(list.members["plain"]?.line == 3)
    #expect(list["quoted key"]?.text == "a \"b\" \\ \n é A é")
    #expect(list.members["quoted key"]?.line == 5)
    #expect(list["single"]?.texts == ["one", "two"])
    #expect(list["nested"]?["empty"]?.text == "")
    #expect(list["nested"]?["list"] == .array([]))
    #expect(list["nested"]?.members["data"]?.line == 10)
  }

  @Test(arguments: [
    ("{\n a = b\n}", "expected ';' after the value of 'a'", 3),
    ("{\n a b;\n}", "expected '=' after 'a'", 2),
    ("{\n a = \"b;\n\n}", "the quoted text is never closed", 2),
    ("{\n a = (b c);\n}", "expected ',' or ')' in a list", 2),
    ("{ a = b;\n", "the property list ends in the middle", 2),
    ("{\n /* a = b;\n}", "the comment is never closed", 2),
    ("{ a = <0g>; }", "expected hexadecimal data", 1),
    ("{ a = ; }", "unexpected ';'", 1),
    ("{}\n}", "unexpected text after the end of the property list", 2),
    (" \n", "the file is empty", 1),
    ("{\n a = {\n<<<<<<< HEAD\n b = c;\n=======\n", "the file has merge conflict markers: resolve the conflict", 3),
    (String(repeating: "(", count: 100_000), "the property list is nested too deeply", 1),
  ])
  func reportsDamageInOldStyle(_ text: String, _ message: String, _ line: Int) {
    #expect(error(text) == PropertyListError(message: message, line: line))
  }

  @Test func readsXML() throws {
    let list = try read(
      XMLPropertyListText.document(
        """
        <!-- <key>Commented</key> -->
        <key>UIMainStoryboardFile</key>
        <string>A &amp; &#66;&#x43;<!-- out --><![CDATA[<D>]]></string>
        #if DEBUG
        <key>Flag</key><true/>
        #endif
        <key>Off</key>
        <false></false>
        <key>List</key>
        <array><integer>1</integer>
          <dict><key>Deep</key> <string/></dict><array/><dict/>
        </array>
        """))
    #expect(list["Commented"] == nil)
    #expect(list["UIMainStoryboardFile"]?.text == "A & BC<D>")
    #expect(list.members["UIMainStoryboardFile"]?.line == 6)
    #expect(list["Flag"]?.isTrue == true)
    #expect(list.members["Flag"]?.line == 9)
    #expect(list["Off"] == .boolean(false))
    #expect(list["List"]?.elements.first?.text == "1")
    #expect(list["List"]?.elements[1].members["Deep"]?.line == 15)
    #expect(list["List"]?.elements.count == 4)
  }

  @Test(arguments: [
    ("<key>A</key>\n<string>b", "<string> is not closed before </dict>", 7),
    ("<string>b</string>", "expected <key>, found <string>", 5),
    ("<key>A</key>\n<blob/>", "<blob> is no element of a property list", 6),
    ("<key>A</key>", "unexpected </dict>", 6),
    ("<key>&bomb;</key><true/>", "the entity '&bomb;' is not known", 5),
    ("<key>a & b</key><true/>", "a stray '&'", 5),
    ("<key>A</key>\n<<<<<<< HEAD\n<true/>", "the file has merge conflict markers: resolve the conflict", 6),
  ])
  func reportsDamageInXML(_ content: String, _ message: String, _ line: Int) {
    #expect(error(XMLPropertyListText.document(content)) == PropertyListError(message: message, line: line))
  }

  @Test func reportsTruncatedXML() {
    #expect(
      error("<?xml ?>\n<plist>\n<dict>\n")
        == PropertyListError(message: "the property list ends in the middle", line: 4))
    #expect(error("<plist/>") == PropertyListError(message: "the property list is empty", line: 1))
    #expect(error("<?xml") == PropertyListError(message: "expected '?>'", line: 1))
    #expect(error("<!DOCTYPE plist [\n") == PropertyListError(message: "the document type is never closed", line: 1))
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(error(deep) == PropertyListError(message: "the property list is nested too deeply", line: 1))
  }

  @Test func declaresNoEntities() {
    let text =
      "<!DOCTYPE plist [<!ENTITY a \"b\"><!ENTITY c SYSTEM \"file:///etc/hostname\">]><plist><string>&c;</string></plist>"
    #expect(error(text) == PropertyListError(message: "the entity '&c;' is not known", line: 1))
  }

  @Test func readsOtherEncodings() throws {
    let text = XMLPropertyListText.document("<key>é</key><string>ü</string>")
    #expect(try PropertyListReader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8))["é"]?.text == "ü")
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #expect(try PropertyListReader.read([0xFF, 0xFE] + little)["é"]?.text == "ü")
    let big = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(try PropertyListReader.read([0xFE, 0xFF] + big)["é"]?.text == "ü")
    let crlf = text.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try PropertyListReader.read(Array(crlf.utf8)).members["é"]?.line == 5)
  }

  @Test func readsBinary() throws {
    let value: [String: Any] = [
      "UIMainStoryboardFile": "Main", "Ünïcode": "日本", "Long": String(repeating: "x", count: 400), "Flag": true,
      "Negative": -1, "Big": 70_000, "Half": 0.5, "Data": Data([1, 2, 3]), "Date": Date(timeIntervalSince1970: 0),
      "List": (0..<300).map { "item \($0)" }, "Nested": ["A": ["B": ["C"]]],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let list = try PropertyListReader.read(Array(data))
    #expect(list.members.count == value.count)
    #expect(list["UIMainStoryboardFile"]?.text == "Main")
    #expect(list.members["UIMainStoryboardFile"]?.line == nil)
    #expect(list["Ünïcode"]?.text == "日本")
    #expect(list["Long"]?.text?.count == 400)
    #expect(list["Flag"]?.isTrue == true)
    #expect(list["Negative"]?.text == "-1")
    #expect(list["Big"]?.text == "70000")
    #expect(list["Half"]?.text == "0.5")
    #expect(list["List"]?.texts.last == "item 299")
    #expect(list["Nested"]?["A"]?["B"]?.texts == ["C"])
    for length in 6..<data.count {
      #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(data.prefix(length))) }
    }
  }

  /// No byte of a file may be trusted.
  @Test func survivesDamagedBinary() throws {
    let value: [String: Any] = ["A": ["b", 1, 2.5, true, ["c": "d"]] as [Any]]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    for index in data.indices {
      for byte in [UInt8(0), 1, 0x0F, 0x5F, 0xA1, 0xDF, 0xFF] {
        var copy = Array(data)
        copy[index] = byte
        _ = try? PropertyListReader.read(copy)
      }
    }
  }

  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    return bytes
  }

  @Test func readsSharedObjectsOnce() throws {
    // Each list holds the next one twice: 2⁴⁰ strings, if every way to them were walked.
    let lists = (1...40).map { [UInt8(0xA2), UInt8($0), UInt8($0)] }
    let list = try PropertyListReader.read(binary(lists + [[0x51, UInt8(ascii: "a")]]))
    #expect(list.elements.count == 2)
    let cycle = binary([[0xA2, 0, 0]])
    #expect(throws: PropertyListError(message: "the binary property list is damaged", line: nil)) {
      try PropertyListReader.read(cycle)
    }
  }
}
