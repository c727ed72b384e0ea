import NavigationModel
import SourceReading
import Testing

/// Suppressions in the comments of source files.
@Suite struct SuppressionReaderTests {
  private func swift(_ source: String) -> FileSuppressions {
    SwiftReader(path: "A.swift").read(Array(source.utf8)).suppressions
  }

  private func objectiveC(_ source: String, path: String = "A.m") -> FileSuppressions {
    ObjectiveCReader(path: path).read(Array(source.utf8)).suppressions
  }

  /// Suppressions in words: `rule @place: part -- reason`, with `end` for the end of the file.
  private func words(_ file: FileSuppressions) -> [String] {
    func place(_ position: TextPosition) -> String { "\(position.line):\(position.column)" }
    return file.suppressions.map { suppression in
      let part = suppression.part.map { "\(place($0.start))..<\($0.end.map(place) ?? "end")" } ?? "nothing"
      return "\(suppression.rule) @\(place(suppression.position)): \(part)"
        + (suppression.reason.map { " -- \($0)" } ?? "")
    } + file.exceptions.map { "but \($0.rule) from \(place($0.start))" }
      + file.mistakes.map { "\($0.kind) @\(place($0.position))" }
  }

  private func both(_ source: String) -> [String] {
    let words = words(swift(source))
    #expect(self.words(objectiveC(source)) == words)
    return words
  }

  // MARK: Lines

  @Test func coversTheNextLineOfCode() {
    let source = """
      // seguegraph:disable:next a -- why
      one();

      // seguegraph:disable:next b
      // seguegraph:disable:next c, d -- a reason that
      // goes on here

      two();
      /* seguegraph:disable:next e */ three();
      four(); // seguegraph:disable:next f
      // seguegraph:disable:next g
      """
    #expect(
      both(source) == [
        "a @1:4: 2:0..<3:0 -- why", "b @4:4: 8:0..<9:0", "c @5:4: 8:0..<9:0 -- a reason that",
        "d @5:4: 8:0..<9:0 -- a reason that", "e @9:4: 10:0..<11:0", "f @10:12: nothing", "g @11:4: nothing",
      ])
  }

  @Test func coversThePreviousAndTheSameLine() {
    let source = """
      // seguegraph:disable:previous a
      one();
      // a note

      // seguegraph:disable:previous b
      two(); // seguegraph:disable:this c
        three(); /* seguegraph:disable:this d */ four();
      five(); /* a note */ // seguegraph:disable:previous e
      """
    #expect(
      both(source) == [
        "a @1:4: nothing", "b @5:4: 2:0..<3:0", "c @6:11: 6:0..<7:0", "d @7:15: 7:0..<8:0", "e @8:25: 7:0..<8:0",
      ])
  }

  @Test func knowsEveryEndOfLine() {
    for end in ["\n", "\r\n", "\r"] {
      let source = ["// seguegraph:disable:next a", "", "one()", "/* seguegraph:disable:previous b", "*/ two()"]
      #expect(
        words(swift("\u{FEFF}" + source.joined(separator: end))) == ["a @1:4: 3:0..<4:0", "b @4:4: 3:0..<4:0"])
    }
  }

  // MARK: Parts of files

  @Test func coversUpToTheEndOrToWhereItIsEnabled() {
    let source = """
      // seguegraph:disable a, b
      one();
      // seguegraph:enable a
      // seguegraph:disable c -- why
      two(); /* seguegraph:disable a */ three(); /* seguegraph:enable c, a */ four();
      """
    #expect(
      both(source) == [
        "a @1:4: 1:4..<3:4", "b @1:4: 1:4..<end", "c @4:4: 4:4..<5:47 -- why", "a @5:11: 5:11..<5:47",
      ])
  }

  @Test func enablesSomeOfAll() {
    let source = """
      // seguegraph:disable all
      // seguegraph:enable a
      // seguegraph:disable a
      // seguegraph:enable all
      // seguegraph:disable b
      // seguegraph:enable all
      // seguegraph:disable all
      """
    #expect(
      both(source) == [
        "all @1:4: 1:4..<4:4", "a @3:4: 3:4..<4:4", "b @5:4: 5:4..<6:4", "all @7:4: 7:4..<end", "but a from 2:4",
      ])
    let file = swift(source)
    func places(_ rule: String, _ line: Int) -> [Int] {
      file.places(covering: rule, at: TextPosition(line: line, column: 9))
    }
    #expect((1...7).map { places("a", $0) } == [[0], [], [1], [], [], [], [3]])
    #expect((1...7).map { places("b", $0) } == [[0], [0], [0], [], [2], [], [3]])
    #expect((1...7).map { places("c", $0) } == [[0], [0], [0], [], [], [], [3]])
  }

  @Test func saysWhatCannotBeFollowed() {
    let source = """
      // seguegraph:enable a
      // seguegraph:disable a
      // seguegraph:enable a, b
      // seguegraph:enable all
      // seguegraph:disabled a
      // seguegraph:disable:here a
      // seguegraph:disable
      """
    #expect(
      both(source) == [
        "a @2:4: 2:4..<3:4", #"nothingToEnable(rule: "a") @1:4"#, #"nothingToEnable(rule: "b") @3:4"#,
        #"nothingToEnable(rule: "all") @4:4"#, #"unknownCommand("disabled") @5:4"#, #"unknownModifier("here") @6:4"#,
        "noRule @7:4",
      ])
  }

  // MARK: Comments

  @Test func findsEveryKindOfComment() {
    let source = """
      //seguegraph:disable:this a
      ///   seguegraph:disable:this b
      /**seguegraph:disable:this c*/
      /*
       * seguegraph:disable:this d -- why */
      /* one
      two
      seguegraph:disable:next e
      three */
      four(); // othertool:disable:this x // seguegraph:disable:this f
      """
    #expect(
      both(source) == [
        "a @1:3: 1:0..<2:0", "b @2:7: 2:0..<3:0", "c @3:4: 3:0..<4:0", "d @5:4: 4:0..<5:0 -- why",
        "e @8:1: 10:0..<11:0", "f @10:40: 10:0..<11:0",
      ])
  }

  @Test func leavesSentencesAlone() {
    let source = """
      // Write seguegraph:disable a to get rid of it.
      // seguegraph: what this is about
      // `seguegraph:disable a`
      /* A word:seguegraph:disable a */
      """
    #expect(both(source) == [])
  }

  @Test func tellsTextsFromComments() {
    let source = ##"""
      let a = "// seguegraph:disable a"
      let b = "\" // seguegraph:disable a"
      let c = #"\" " // seguegraph:disable a"#
      let d = "\(f("// seguegraph:disable a", (1)) /* seguegraph:disable:this b */) // seguegraph:disable a"
      let e = """
        // seguegraph:disable a
        " \""" /* seguegraph:disable a */ \(
          g() // seguegraph:disable:this c
        ) // seguegraph:disable a
        """
      let f = #"""
        """ \(x) // seguegraph:disable a
        """#
      let g = "unclosed // seguegraph:disable a
      // seguegraph:disable:previous d
      let h = /* /* // */
        seguegraph:disable:this f */ 1
      #if DEBUG // seguegraph:disable:this e
      #endif
      """##
    #expect(
      words(swift(source)) == [
        "b @4:49: 4:0..<5:0", "c @8:12: 8:0..<9:0", "d @15:4: 14:0..<15:0", "f @17:3: 16:0..<17:0",
        "e @18:14: 18:0..<19:0",
      ])
  }

  @Test func tellsTextsFromCommentsInObjectiveC() {
    let source = #"""
      NSString *a = @"// seguegraph:disable a", *b = @"\" // seguegraph:disable a";
      char c = '"'; // seguegraph:disable:this b
      #define NOTE @"one \
        // seguegraph:disable a"
      #error it's // seguegraph:disable a
      // seguegraph:disable:previous c
      int d = 1; /* /* seguegraph:disable:this d */ int e = 2; // seguegraph:disable:this e
      #pragma mark - // seguegraph:disable:this f
      """#
    #expect(
      words(objectiveC(source)) == [
        "b @2:18: 2:0..<3:0", "c @6:4: 5:0..<6:0", "d @7:18: 7:0..<8:0", "e @7:61: 7:0..<8:0", "f @8:19: 8:0..<9:0",
      ])
  }

  @Test func survivesWhatIsNeverClosed() {
    let ends = [
      "/* seguegraph:disable:this a", "\"\\(", "#\"", "\"\"\"", "'", "/*", "//", "/* seguegraph:disable a /* */",
    ]
    for end in ends {
      _ = both("// seguegraph:disable:next b\n" + end)
      _ = both("// seguegraph:disable:next b\nx " + end)
    }
  }

  /// Nothing here takes long, though it would if each of many were compared with each.
  @Test func isNotLostInMany() {
    let count = 20_000
    func repeated(_ text: String) -> String { String(repeating: text, count: count) }
    let all = swift(repeated("// seguegraph:disable all\n") + repeated("// seguegraph:enable a\n"))
    #expect(all.suppressions.count == count)
    #expect(all.exceptions.count == count)
    for line in ["// " + repeated("seguegraph:disable a "), "// " + repeated("// seguegraph:disable a")] {
      #expect(Set(swift(line).suppressions.map(\.position)).count == 1)
    }
    #expect(swift("// x " + repeated("seguegraph:disable a/")).isEmpty)
    #expect(swift("/*" + repeated("*!") + " seguegraph:disable a */").suppressions.count == 1)
  }

  // MARK: Classes

  @Test func namesTheClassesOfAFileWithSuppressions() {
    let source = """
      class Home: UIViewController {
        class Row: UIView {}
      }
      extension Home {}
      struct Other {}
      """
    #expect(swift(source).declarations == [])
    #expect(
      swift(source + "\n// seguegraph:disable a").declarations == [
        FileSuppressions.Declaration(name: "Home", position: TextPosition(line: 1, column: 7)),
        FileSuppressions.Declaration(name: "Home.Row", position: TextPosition(line: 2, column: 9)),
      ])
    let objectiveC = objectiveC(
      """
      @interface Home : UIViewController
      @end
      @interface Home ()
      @end
      @implementation Home // seguegraph:disable:this a
      @end
      """)
    #expect(objectiveC.declarations.map(\.name) == ["Home", "Home"])
    #expect(objectiveC.declarations.map(\.position.line) == [1, 5])
  }
}
