import Testing

@testable import SourceReading

@Suite struct ParserInputTests {
  private func input(_ source: String) -> String {
    String(decoding: ParserInput(Array(source.utf8)).source, as: UTF8.self)
  }

  @Test(arguments: [
    "let a = \"(((\" + \"\\(b(\")\")\" // (((\n", "#\"\\(\"#", "\"\"\"\n\"((\"\n\"\"\"", "/* /* ((( */ [[[ */ a",
    "if a<b && c>d { e() }", "x ? y : z", "if a { } else if b { } else { }", "func f() -> A -> B", "protocol A<B> {}",
    "if let a = b, c == d {}", "f(a: b, c: d)", "if a, b = c {}", "guard let a = b, let c = d else {}",
    "if let a = f(b, c = d), e {}", "[[[[[[a]]]]]]",
  ])
  func leavesOrdinaryCodeAlone(source: String) {
    #expect(input(source) == source)
    #expect(ParserInput(Array(source.utf8)).firstCut == nil)
  }

  @Test func leavesLongCodeAlone() {
    for line in ["a ?? b\n", "a ? b : c\n", "func f() -> A\n", "try await a()\n", "a < b\n", "if a {} else if b {}\n"] {
      let source = String(repeating: line, count: 500)
      #expect(input(source) == source)
    }
  }

  @Test func cutsDeepBrackets() {
    let open = String(repeating: "(", count: 70)
    let close = String(repeating: ")", count: 70)
    let cut = String(repeating: "(", count: 65) + String(repeating: " ", count: 11) + String(repeating: ")", count: 65)
    #expect(input(open + "a" + close + " + b") == cut + " + b")
    #expect(ParserInput(Array((open + "a" + close).utf8)).firstCut == 65)
  }

  @Test func splitsLongChoices() {
    let text = input("if a {}" + String(repeating: " else if a {}", count: 30))
    #expect(
      text == "if a {}" + String(repeating: " else if a {}", count: 24) + " ;    if a {}"
        + String(repeating: " else if a {}", count: 5))
  }

  @Test func writesOldSpellingsAnew() {
    #expect(input("let a: protocol<B, C>") == "let a: Protocol<B, C>")
    #expect(input("if let a = b, c = d {}") == "if let a = b, let c = d {}")
    #expect(input("while let a = b,\n  c: D = d {}") == "while let a = b,\n  let c: D = d {}")
  }

  @Test func mapsPlacesBack() {
    let limited = ParserInput(Array("if let a = b, c = d, e = f {}".utf8))
    #expect((0..<14).map { limited.originalOffset(of: $0) } == Array(0..<14))
    // The inserted word itself, then what comes behind it.
    #expect((14..<22).map { limited.originalOffset(of: $0) } == [14, 14, 14, 14, 14, 15, 16, 17])
    #expect(limited.originalOffset(of: 29) == 21)
  }

  /// Texts with the bodies of previews between `<` and `>`, which are no part of them.
  @Test(arguments: [
    "#Preview {< Home() >}\nlet a = 1", "#Preview(\"A { B\", traits: .portrait)\n{< if let a = b, c = d { x } >}",
    "struct A: View, PreviewProvider {< static var previews: some View { Home { $0 } } >}\nfunc f() { a }",
    "extension B : PreviewProvider where C: D\n{< \"}\" /* } */ >}", "class C { #Preview {< a >}\n func f() { b } }",
    "typealias P = PreviewProvider\nstruct E { a }", "func f(_ x: PreviewProvider.Type) { a }\nfunc g() { b }",
    "struct F { let x: PreviewProvider\n func f() { a } }", "#Preview(a: { b })\nfunc f() { a }",
    "PreviewProvider.f { a }",
    "struct G: PreviewProvider {< func f() {\n  a",
  ])
  func leavesPreviewsBlank(text: String) {
    var expected = ""
    var isPreview = false
    for character in text {
      switch character {
      case "<": isPreview = true
      case ">": isPreview = false
      default: expected.append(isPreview && character != "\n" ? " " : character)
      }
    }
    // A body without an end stays.
    if isPreview { expected = text.replacing("<", with: "") }
    let source = text.replacing("<", with: "").replacing(">", with: "")
    #expect(input(source) == expected)
    #expect(ParserInput(Array(source.utf8)).firstCut == nil)
  }
}
