import InterfaceBuilder
import NavigationModel
import Testing

/// Documents that can not be read, and odd ones that can.
struct UnreadableDocumentTests {
  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="vc" title="Zürich" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private func read(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocumentReader(path: "A.storyboard").read(bytes)
  }

  private func failure(_ bytes: [UInt8]) throws -> InterfaceDocumentError {
    try #require(throws: InterfaceDocumentError.self) { try read(bytes) }
  }

  private func failure(_ text: String) throws -> InterfaceDocumentError { try failure(Array(text.utf8)) }

  @Test func empty() throws {
    let error = try failure([])
    #expect(error.message == "is empty")
    #expect(error.line == 1)
    #expect(error.column == nil)
  }

  @Test func binary() throws {
    let error = try failure([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0, 1, 2])
    #expect(error.message == "is a binary file, not XML")
    #expect(error.line == 1)
  }

  @Test func mergeConflict() throws {
    let text = Self.scene.replacing(
      "        <scene sceneID", with: "<<<<<<< HEAD\n        <scene sceneID")
    let error = try failure(text)
    #expect(error.message == "has unresolved merge conflict markers: resolve the conflict")
    #expect(error.line == 4)
    #expect(error.column == 1)
  }

  @Test func truncated() throws {
    let end = try #require(Self.scene.firstRange(of: " title")).lowerBound
    let error = try failure(String(Self.scene[..<end]))
    #expect(error.message.hasPrefix("is cut off: it ends in the middle of an element ("))
    #expect(error.line == 6)
  }

  @Test func wrongRoot() throws {
    let error = try failure("<?xml version=\"1.0\"?>\n\n  <plist version=\"1.0\"/>")
    #expect(error.message == "is no Interface Builder document: its root element is <plist>, not <document>")
    #expect(error.line == 3)
    #expect(error.column == 3)
  }

  @Test func archive() throws {
    let error = try failure(Fixture.bytes("OldArchive.xib"))
    #expect(
      error.message
        == "is in the archive format of Xcode 3 and 4, which is not supported: open and save it once with a newer Xcode"
    )
    #expect(error.line == 2)
    #expect(error.column == 1)
    #expect(
      error.diagnostic(path: "OldArchive.xib")
        == Diagnostic(
          severity: .error, message: error.message,
          location: NavigationModel.SourceLocation(file: "OldArchive.xib", line: 2, column: 1)))
  }

  @Test(arguments: [true, false])
  func utf16(littleEndian: Bool) throws {
    let units = [0xFEFF] + Array(Self.scene.utf16)
    let bytes = units.flatMap { unit in
      littleEndian
        ? [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
    }
    let document = try read(bytes)
    #expect(document.scenes[0].controller?.text("title") == "Zürich")
    #expect(document.scenes[0].controller?.location.place == "6:17")
  }

  @Test func byteOrderMarkAndCarriageReturns() throws {
    let document = try read([0xEF, 0xBB, 0xBF] + Array(Self.scene.replacing("\n", with: "\r\n").utf8))
    #expect(document.scenes[0].controller?.text("title") == "Zürich")
    #expect(document.scenes[0].controller?.location.place == "6:17")
  }

  @Test func declaredLatin1() throws {
    let text = Self.scene.replacing("UTF-8", with: "ISO-8859-1")
    let document = try read(text.unicodeScalars.map { UInt8($0.value) })
    #expect(document.scenes[0].controller?.text("title") == "Zürich")
    #expect(document.scenes[0].controller?.location.line == 6)
  }

  @Test func linesPast65535() throws {
    let text = Self.scene.replacing("<scenes>", with: "<scenes>" + String(repeating: "\n", count: 70_000))
    #expect(try read(Array(text.utf8)).scenes[0].controller?.location.place == "70006:17")
  }

  @Test func errorsPast65535() throws {
    let text = Self.scene.replacing("<scenes>", with: "<scenes>" + String(repeating: "\n", count: 70_000) + "<scene")
    #expect(try failure(text).line > 70_000)
  }

  @Test func longAttribute() throws {
    let title = String(repeating: "x", count: 1 << 20)
    let document = try read(Array(Self.scene.replacing("Zürich", with: title).utf8))
    #expect(document.scenes[0].controller?.text("title") == title)
  }

  @Test func entitiesAreRefused() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="x"><scenes><scene sceneID="&b;"/></scenes></document>
      """
    let reason = "uses an entity of its own, and only XML's own five are read: "
    #expect(try failure(bomb).message.hasPrefix(reason))
    #expect(try failure(bomb).line == 3)
    let external = bomb.replacing("<!ENTITY b", with: "<!ENTITY b SYSTEM \"file:///etc/hostname\"><!ENTITY c")
    #expect(try failure(external).message.hasPrefix(reason))
    #expect(try failure(external).line == 3)
  }

  @Test func deepNesting() throws {
    let depth = 10_000
    let text =
      "<document>" + String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
      + "</document>"
    #expect(try failure(text).message == "is nested more than 256 elements deep and was not read")
  }
}
