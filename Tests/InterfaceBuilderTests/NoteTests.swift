import InterfaceBuilder
import NavigationModel
import Testing

/// Suppressions in the notes of objects.
@Suite struct NoteTests {
  private func suppressions(_ objects: String, around: (String, String) = ("", "")) throws -> FileSuppressions {
    let text = "<document>\(around.0)<objects>\n\(objects)\n</objects>\(around.1)</document>"
    return try InterfaceDocumentReader(path: "A.storyboard").read(Array(text.utf8)).suppressions
  }

  private func inScenes(_ objects: String) throws -> [String] {
    words(try suppressions(objects, around: ("<scenes><scene sceneID=\"s\">", "</scene><scene/></scenes>")))
  }

  /// Suppressions in words: `rule @place: part -- reason`.
  private func words(_ file: FileSuppressions) -> [String] {
    func place(_ position: TextPosition) -> String { "\(position.line):\(position.column)" }
    return file.suppressions.map { suppression in
      let part = suppression.part.map { "\(place($0.start))..<\($0.end.map(place) ?? "end")" } ?? "nothing"
      return "\(suppression.rule) @\(place(suppression.position)): \(part)"
        + (suppression.reason.map { " -- \($0)" } ?? "")
    } + file.mistakes.map { "\($0.kind) @\(place($0.position))" }
  }

  private func notes(_ text: String) -> String {
    #"<attributedString key="userComments"><fragment content="\#(text)"/></attributedString>"#
  }

  @Test func notesOfAnObjectCoverItAndWhatIsInside() throws {
    #expect(
      try inScenes(
        """
        <viewController id="a"><view id="v"><subviews>
        <button id="b"><connections><segue id="c"/></connections>\(notes("seguegraph:disable dead_exit — why"))</button>
        <button id="d"/></subviews></view></viewController>
        """) == ["dead_exit @3:58: 3:1..<4:1 -- why"])
  }

  @Test func notesOfAControllerCoverItsScene() throws {
    #expect(
      try inScenes(
        """
        <viewController id="a" sceneMemberID="viewController">\(notes("seguegraph:disable a, b"))</viewController>
        <tapGestureRecognizer id="t"/>
        """) == ["a @2:55: 1:19..<4:19", "b @2:55: 1:19..<4:19"])
  }

  @Test func notesOfOtherObjectsBesideAControllerCoverThese() throws {
    #expect(
      try inScenes(
        """
        <viewController id="a" sceneMemberID="viewController"/>
        <tapGestureRecognizer id="t">\(notes("seguegraph:disable a"))</tapGestureRecognizer>
        <exit id="e"/>
        """) == ["a @3:30: 3:1..<4:1"])
  }

  @Test func notesOfTheOwnerOfAXibCoverAll() throws {
    #expect(
      words(
        try suppressions(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(notes("seguegraph:disable a"))</placeholder>
          <viewController id="c">\(notes("seguegraph:disable b"))</viewController>
          """)) == ["a @2:59: 1:1..<end", "b @3:24: 3:1..<end"])
  }

  @Test func readsEveryLineAndEveryForm() throws {
    #expect(
      try inScenes(
        """
        <view id="a">\(notes("A note.&#10;// seguegraph:disable a -- &quot;why&quot; &amp; how&#10;seguegraph:disable all"))</view>
        <view id="b"><attributedString key="userComments"><fragment>
        <string key="content">A note.
        seguegraph:disable b</string></fragment></attributedString></view>
        <view id="c"><attributedString key="userComments"><fragment content="seguegraph:dis"/><fragment content="able c"/>
        </attributedString></view>
        <view id="d"><string key="userComments">seguegraph:disable d</string></view>
        <view id="e"/>
        """) == [
          #"a @2:14: 2:1..<3:1 -- "why" & how"#, "all @2:14: 2:1..<3:1", "b @3:14: 3:1..<6:1",
          "c @6:14: 6:1..<8:1", "d @8:14: 8:1..<9:1",
        ])
  }

  @Test func saysWhatCannotBeFollowed() throws {
    #expect(
      try inScenes(
        """
        <view id="a">\(notes("seguegraph:disable:next a"))</view>
        <view id="b">\(notes("seguegraph:enable a"))</view>
        <view id="c">\(notes("seguegraph:disabl a"))</view>
        <view id="d">\(notes("seguegraph:disable"))</view>
        """) == [
          #"uselessInNotes("disable:next") @2:14"#, #"uselessInNotes("enable") @3:14"#,
          #"unknownCommand("disabl") @4:14"#, "noRule @5:14",
        ])
  }

  @Test func leavesOtherTextsAlone() throws {
    #expect(
      try inScenes(
        """
        <!-- seguegraph:disable a -->
        <label text="seguegraph:disable a" id="a"><string key="text">seguegraph:disable a</string></label>
        <view id="b">\(notes("Use seguegraph:disable a here."))</view>
        """) == [])
  }
}
