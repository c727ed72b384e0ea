import SourceReading
import Testing

@Suite struct SwiftHostileInputTests {
  private func read(_ source: String) -> SourceFacts { SwiftReader(path: "A.swift").read(Array(source.utf8)) }

  private static let nested = "nested too deeply to be read"

  /// Endless nesting of one kind: the beginning, what repeats, and the column of the first cut.
  @Test(arguments: [
    ("let x = ", "("), ("let x = ", "["), ("let x = ", "{ "), ("let x = ", "\"\\("), ("let x = ", "[a: [b: "),
    ("let x: ", "A<"), ("let x: ", "A -> "), ("let x: ", "[("), ("let x = ", "try "), ("let x = ", "await "),
    ("let x: ", "some "), ("func f() {", "if a { "), ("func f() {", "if let a = b, c {"), ("func f() {", "do {"),
    ("func f() {", "for a in b where c {"), ("", "class A { "), ("", "func f() { "), ("class A", "<T: A"),
    ("", "#if A\n"), ("let x = ", "a ? "), ("let x = ", "a.b { c in "), ("let x = ", "#m("), ("", "@a("),
    ("func f() { switch a { case ", "let "), ("func f() { switch a {", "case .b: switch c {"),
    ("let x = ", "(try try a<b -> ["),
  ])
  func survivesNesting(beginning: String, repeated: String) {
    let facts = read(beginning + String(repeating: repeated, count: 10_000))
    #expect(facts.problem?.message == Self.nested)
    // Facts are compared and hashed by recursion.
    #expect(facts == facts && facts.hashValue == facts.hashValue)
  }

  @Test func keepsWhatLiesAroundTheCut() {
    let deep = String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000)
    let facts = FactsText.file("let a = b\nlet c = \(deep)\nlet d = e()", positions: true)
    #expect(
      facts == """
        let var a@1:5 = b@1:9
        let var c@2:5 = ()
        let var d@3:5 = e@3:9()
        problem: nested too deeply to be read@2:73
        """)
  }

  /// Operators behind comments take no time that grows with the square of the line; the comments change nothing else.
  @Test func readsOperatorsBehindComments() {
    #expect(FactsText.file("let x = a /* b */+ c()") == FactsText.file("let x = a + c()"))
    let facts = read("let x = y" + String(repeating: "/**/*!", count: 20_000) + "\nlet z = a()")
    #expect(facts.variables.last?.name == "z")
  }

  @Test func readsLongChains() throws {
    let chain = read("let x = a" + String(repeating: ".b()", count: 50_000))
    #expect(chain.problem == SourceFacts.Problem(message: Self.nested, position: Position(line: 1, column: 9)))
    let sum = read("let x = a" + String(repeating: " + a", count: 50_000))
    guard case .other(let operands)? = sum.variables.first?.value else { throw Unexpected() }
    #expect(operands.count == 50_001 && sum.problem == nil)
    let alternatives = read("let x = a" + String(repeating: " ?? a", count: 20_000))
    guard case .either(let values)? = alternatives.variables.first?.value else { throw Unexpected() }
    #expect(values.count == 20_001 && alternatives.problem == nil)
    let choices = read("func f() { if a { b() }" + String(repeating: " else if a { b() }", count: 2_000) + " }")
    #expect(choices.functions.first?.body.isEmpty == false && choices.problem == nil)
    let types = read("let x: A" + String(repeating: "?", count: 50_000))
    #expect(types.variables.first?.type == TypeName("A") && types.problem == nil)
  }

  private struct Unexpected: Error {}

  @Test func readsLongFiles() {
    let line = "  present(a)\n"
    let facts = read("func f() {\n" + String(repeating: line, count: 50_000) + "}\n")
    #expect(facts.problem == nil)
    #expect(facts.functions.first?.body.count == 50_000)
    guard case .expression(.call(let call))? = facts.functions.first?.body.last else {
      Issue.record("the last statement is no call")
      return
    }
    #expect(call.position == Position(line: 50_001, column: 3))
  }

  @Test(arguments: [
    (
      "class Half: UIViewController { func f() { present(a",
      "class Half: UIViewController\n  func f() [f]\n    present(a)\nproblem: ')' is missing here@1:52"
    ),
    ("func f() { a(b }\nfunc g() { c() }", "func f()\n  a(b)\nfunc g()\n  c()\nproblem: ')' is missing here@1:16"),
    (
      "let a = \nfunc g() { b() }",
      "let var a = other()\nfunc g()\n  b()\nproblem: '<#expression#>' is missing here@1:9"
    ),
    ("}\nclass A {}", "class A\nproblem: '}' was not expected here@1:1"),
    ("let a = \"open\nlet b = 1", "let var a = \"open\"\nlet var b = 1\nproblem: '\"' is missing here@1:14"),
    ("/* open\nlet b = 1", "problem: something could not be read here@2:10"),
    ("", ""),
    ("\0\u{1}let a = 1", "let var a = 1"),
  ])
  func readsBrokenCode(source: String, expected: String) {
    let facts = read(source)
    var text = FactsText()
    var lines = text.text(facts)
    if let problem = facts.problem { lines += "@\(problem.position.line):\(problem.position.column)" }
    #expect(lines == expected)
  }

  @Test func readsBytesThatAreNoText() {
    let bytes = Array("let a = \"".utf8) + [0xFF, 0xC3] + Array("\"\nclass B {}".utf8)
    let facts = SwiftReader(path: "A.swift").read(bytes)
    #expect(facts.types.map(\.name) == ["B"])
    #expect(SwiftReader(path: "A.swift").read([0xFF, 0xFE, 0x00]).types == [])
  }

  @Test func readsMergeConflicts() {
    let facts = read("class A {\n<<<<<<< ours\n  var a = 1\n=======\n  var b = 2\n>>>>>>> theirs\n  var c = 3\n}\n")
    #expect(facts.types.first?.properties.map(\.name).contains("c") == true)
  }
}
