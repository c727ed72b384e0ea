import Foundation
import Testing

/// A gate from its first day to the first red run, on an example.
@Suite struct GateTests {
  private static let document = "Recipes/Recipes/Base.lproj/Main.storyboard"

  /// What each report says once for each finding.
  private static let marks = [
    "xcode": "[missing_dismissal]", "json": "\"rule\" : ", "sarif": "\"ruleIndex\"", "github": "::error",
    "gitlab": "\"check_name\"", "codeclimate": "\"check_name\"", "junit": "<failure", "checkstyle": "<error ",
    "markdown": "<details>", "summary": "missing_dismissal",
  ]

  @Test func aGate() throws {
    let folder = try TemporaryFolder()
    let example = SegueGraphProgram.package.appendingPathComponent("Examples/Recipes")
    try FileManager.default.copyItem(at: example, to: folder.url.appendingPathComponent("Recipes"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Recipes/Expected"))
    let program = SegueGraphProgram(folder: folder)
    func status(_ line: String) throws -> Int32 { try program.shell("cd Recipes; seguegraph \(line)").status }

    #expect(try status("analyze") == 1)
    #expect(try status("init") == 0)
    let configuration = try folder.read("Recipes/.seguegraph.yml")
    try folder.write(
      configuration.replacing("#baseline: ", with: "baseline: "), to: "Recipes/.seguegraph.yml")
    #expect(try status("analyze --write-baseline .seguegraph-baseline") == 0)
    let clean = try program.shell("cd Recipes; seguegraph analyze")
    #expect(clean.output == "No findings in 8 scenes and 6 transitions\n")
    #expect(clean.messages == "")
    #expect(clean.status == 0)

    // Old findings may move.
    var text = try folder.read(Self.document)
    text = text.replacing("<!--Photo-->", with: String(repeating: "<!-- moved -->\n", count: 200) + "<!--Photo-->")
    try folder.write(text, to: Self.document)
    #expect(try status("analyze") == 0)

    // A modal without a way out.
    let button = """
      <button opaque="NO" id="Zom-Rc-220"><state key="normal" title="Zoom"/><connections>
      <segue destination="Zom-Rc-020" kind="presentation" modalPresentationStyle="fullScreen" id="Seg-Rc-220"/>
      </connections></button>
      """
    let scene = """
      <scene sceneID="Sce-Rc-020"><objects>
      <viewController title="Zoom" id="Zom-Rc-020" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let old = try #require(text.range(of: "id=\"Ful-Rc-204\""))
    let place = try #require(text.range(of: "<button", options: .backwards, range: text.startIndex..<old.lowerBound))
    text.insert(contentsOf: button, at: place.lowerBound)
    text = text.replacing("<!-- moved -->", with: scene, maxReplacements: 1)
    try folder.write(text, to: Self.document)
    for (reporter, mark) in Self.marks.sorted(by: { $0.key < $1.key }) {
      let red = try program.shell("cd Recipes; seguegraph analyze --reporter \(reporter)")
      #expect(red.status == 1)
      #expect(red.messages == "")
      #expect(red.output.contains("Zoom") || reporter == "summary")
      let findings = red.output.split(separator: "\n").filter { line in
        line.contains(mark) && !(reporter == "json" && line.contains("rules"))
      }
      #expect(findings.count == 1, "\(reporter): \(findings)")
    }
    let help = try program.run("analyze", "--help").output
    for reporter in Self.marks.keys { #expect(help.contains(reporter)) }
  }
}
