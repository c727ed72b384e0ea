import Testing

@Suite struct SwiftExpressionTests {
  @Test(arguments: [
    // Operators.
    ("a ?? b ?? c()", "either(a, b, c())"),
    ("flag ? a : other ? b : c", "either(a, b, c)"),
    ("a as? B ?? c as! D", "either((a as B), (c as D))"),
    ("a is B && c != d", "other((a as B), c, d)"),
    ("a ?? b == c || !d", "other(either(a, b), c, other(d))"),
    ("1 + 2 * x", "other(x)"),
    ("-1.5", "-1.5"),
    ("a + [b]", "other(a, [b])"),
    ("x <~ y.map { $0 }", "other(x, y.map({_ $0 in return $0}))"),
    // Texts.
    (#""a\n\u{e9}\"""#, "\"a\\né\"\""),
    (##"#"raw\n\#(x)"#"##, "text(\"raw\\n\", x)"),
    (#""Show" + kind + "!""#, "text(\"Show\", kind, \"!\")"),
    (#""Main" + "View""#, "\"MainView\""),
    (#""a\(b.c())d""#, "text(\"a\", b.c(), \"d\")"),
    (#""""#, "\"\""),
    // Values.
    ("[a, b()]", "[a, b()]"),
    ("[:]", "dictionary[]"),
    ("[\"a\": b, c: d]", "dictionary[\"a\", b, c, d]"),
    ("(a, b: 1)", "(a, 1)"),
    ("nil", "nil"),
    ("a[0][b: 1].c", "a[0][1].c"),
    (".fullScreen", ".fullScreen"),
    (".some(.a)", "type(_).some(.a)"),
    ("\\Page.title.count", "keyPath(\\Page.title.count)"),
    ("#keyPath(Page.title)", "keyPath(Page.title)"),
    ("#file", "other()"),
    ("try? await a!.b()?.c", "a.b().c"),
    ("`self`.`default`", "self.default"),
    ("present(_:animated:completion:)", "present(_:animated:completion:)"),
    ("self.show(_:sender:)", "self.show(_:sender:)"),
    ("Page.init", "Page.init"),
    // Types.
    ("Page.self", "type(Page)"),
    ("App.Page.self", "type(App.Page)"),
    ("[Page].self", "type([]<Page>)"),
    ("Box<Page, [Int]>.self", "type(Box<Page, []<Int>>)"),
    ("Box<Page>.make()", "type(Box<Page>).make()"),
    ("Box<Page>()", "type(Box<Page>).init()"),
    ("App.Box<Page>(1)", "type(App.Box<Page>).init(1)"),
    ("[Page]()", "type([]<Page>).init()"),
    ("[String: Page]()", "type([:]<String, Page>).init()"),
    ("type(of: self).name", "type(of: self).name"),
    // Calls.
    ("f { a() } onError: { b() } _: { c() }", "f({return a()}, onError: {return b()}, {return c()})"),
    ("f()()", "f().()"),
    ("handlers[0](x)", "handlers[0].(x)"),
    ("(a ?? b)(x)", "either(a, b).(x)"),
    ("{ $1($0) }(1, f)", "{_ $0, _ $1 in return $1($0)}.(1, f)"),
    ("f(&a, b...)", "f(a, other(b))"),
    ("#selector(getter: Page.title)", "#selector(Page.title)"),
    ("Selector((\"close:\"))", "#selector(close:)"),
    ("NSSelectorFromString(\"close:\")", "#selector(close:)"),
    // Closures.
    ("{ (a: Page, b) -> Void in f(a) }", "{_ a: Page, _ b in f(a)}"),
    ("{ [weak self, page = self.page] in self?.f(page) }", "{let page = self.page; return self.f(page)}"),
    ("{ a in let b = a; return b }", "{_ a in let b = a; return b}"),
    // Choices that are expressions.
    ("if a { B() } else if c { D() } else { nil }", "either(B(), D(), nil)"),
    ("switch a { case .b: B(); default: C() }", "either(B(), C())"),
    (
      "switch a { case .b(let c): c; default: C() }",
      "{branch a; {; let c = a.b.0; return c; }; {; return C(); }}.()"
    ),
  ])
  func reads(source: String, expected: String) {
    #expect(FactsText.body("let x = \(source)") == "let x = \(expected)")
  }

  @Test func callsConditionsOfChoices() {
    #expect(FactsText.body("let x = check() ? a : b") == "check()\nlet x = either(a, b)")
    #expect(FactsText.body("f(g { check() ? a : b })") == "f(g({check(); return either(a, b)}))")
  }

  @Test func readsMultilineTexts() {
    let text = FactsText.body(
      #"""
      f("""
        one
        two \
        three
        """)
      """#)
    #expect(text == "f(\"one\\ntwo three\")")
  }
}
