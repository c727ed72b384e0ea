import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// Language copies are one storyboard: one counts, the others are compared with it (§9).
@Suite struct LocalisedDocumentTests {
  private func document(_ path: String, _ scenes: String...) throws -> InterfaceDocument {
    try Storyboard.read(path, initial: "a", scenes: scenes)
  }

  @Test(
    arguments: [
      (["de", "en", "Base"], "Base"), (["de", "en", "English"], "en"), (["de", "English", "Arabic"], "English"),
      (["fr", "de"], "de"), (["zh-Hans"], "zh-Hans"),
    ])
  func theOneThatCounts(languages: [String], primary: String) throws {
    let documents = try languages.map { try document("App/\($0).lproj/Main.storyboard", Storyboard.controller("a")) }
    let graph = Linker(documents: documents).link()
    #expect(graph.documents.map(\.path) == ["App/\(primary).lproj/Main.storyboard"])
    #expect(graph.documents.map(\.name) == ["Main"])
    #expect(graph.scenes.map(\.id.rawValue) == ["App/\(primary).lproj/Main.storyboard#a"])
    #expect(graph.issues == [])
  }

  @Test func foldersNamesDevicesAndFormatsStayApart() throws {
    let graph = Linker(documents: [
      try document("App/Base.lproj/Main.storyboard", Storyboard.controller("a")),
      try document("App/Base.lproj/Main~ipad.storyboard", Storyboard.controller("b")),
      try document("App/de.lproj/Other.storyboard", Storyboard.controller("c")),
      try document("Kit/de.lproj/Main.storyboard", Storyboard.controller("d")),
      try Storyboard.xib("App/de.lproj/Main.xib", objects: #"<viewController id="e"/>"#),
    ]).link()
    #expect(
      graph.documents.map(\.path) == [
        "App/Base.lproj/Main.storyboard", "App/Base.lproj/Main~ipad.storyboard", "App/de.lproj/Main.xib",
        "App/de.lproj/Other.storyboard", "Kit/de.lproj/Main.storyboard",
      ])
    #expect(graph.issues == [])
  }

  @Test func textsMayDiffer() throws {
    let segue = #"<segue destination="b" kind="show" identifier="go" id="z"/>"#
    let graph = Linker(documents: [
      try document(
        "Base.lproj/Main.storyboard", Storyboard.controller("a", attributes: #"title="Home""#, button: segue),
        Storyboard.controller("b")),
      try document(
        "de.lproj/Main.storyboard",
        Storyboard.controller("a", attributes: #"title="Start" modalTransitionStyle="flipHorizontal""#, button: segue),
        Storyboard.controller("b")),
    ]).link()
    #expect(graph.issues == [])
    #expect(graph.scenes.map(\.label) == ["Home", "View Controller"])
  }

  @Test func everyDifferenceIsListed() throws {
    let base = try document(
      "Base.lproj/Main.storyboard",
      Storyboard.controller(
        "a", attributes: #"customClass="Home" storyboardIdentifier="home""#,
        #"<segue destination="b" kind="show" identifier="go" id="z1"/>"#
          + #"<segue destination="b" kind="show" id="z2"/>"#
          + #"<segue destination="x" kind="unwind" unwindAction="back:" id="z3"/>"#)
        + #"<exit id="x"/>"#,
      Storyboard.controller("b"), Storyboard.controller("c"))
    let copy = try document(
      "de.lproj/Main.storyboard",
      Storyboard.controller(
        "a", attributes: #"customClass="Start" storyboardIdentifier="home""#,
        #"<segue destination="b" kind="presentation" identifier="go" id="z1"/>"#
          + #"<segue destination="x" kind="unwind" unwindAction="home:" id="z3"/>"#
          + #"<segue destination="b" kind="show" id="z4"/>"#)
        + #"<exit id="x"/>"#,
      Storyboard.controller("b"), #"<tableViewController id="d"/>"#)
    let graph = Linker(documents: [copy, base]).link()
    #expect(
      graph.issues == [
        LinkingIssue(
          kind: .conflictingLocalisation(
            base: "Base.lproj/Main.storyboard",
            differences: [
              "scene a is viewController Start home, not viewController Home home",
              "scene c is missing from the copy (viewController)",
              "scene d is only in the copy (tableViewController)",
              "segue z1 is presentation go from a to b, not show go from a to b",
              "segue z2 is missing from the copy (show from a to b)",
              "segue z3 is unwind home: from a to x, not unwind back: from a to x",
              "segue z4 is only in the copy (show from a to b)",
            ]),
          location: SourceLocation(file: "de.lproj/Main.storyboard", line: 1))
      ])
    #expect(graph.transitions.map(\.id).count == 3)
  }
}
