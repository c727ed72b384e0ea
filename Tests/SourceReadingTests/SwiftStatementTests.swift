import Testing

@Suite struct SwiftStatementTests {
  private func expect(_ source: String, _ expected: String, location: Testing.SourceLocation = #_sourceLocation) {
    #expect(FactsText.body(source) == expected, sourceLocation: location)
  }

  @Test func readsAssignments() {
    expect("a = b", "a = b")
    expect("a.b?.c = d ?? e", "a.b.c = either(d, e)")
    expect("(a, b.c) = (d(), e)", "a = d()\nb.c = e")
    expect("(a, b) = f()", "(a, b) = f()")
    expect("a[0] = b; list += [c]", "a[0] = b\nlist = [c]")
    expect("a = flag() ? b : c", "flag()\na = either(b, c)")
    expect("_ = a.view; _ = f()", "f()")
    expect("try? a = f()", "a = f()")
    expect("count -= 1", "other(count)")
  }

  @Test func bindsInConditions() {
    expect(
      "if a, let b = c as? D, b.ok, var e { f(b) } else { g() }",
      """
      branch a
        {
          let b = (c as D)
          branch b.ok
            {
              let e = e
              f(b)
            }
        }
        {
          g()
        }
      """)
    expect(
      "guard let self, let a = b, a.c else { return d() }; e(a)",
      """
      let a = b
      branch a.c
        {
          return d()
        }
      e(a)
      """)
    expect("guard let a = b else { return }", "let a = b\nbranch\n  {\n    return\n  }")
    expect("while let a = next() { f(a) }", "branch\n  {\n    let a = next()\n    f(a)\n  }")
    expect("repeat { f() } while a()", "branch a()\n  {\n    f()\n  }")
    expect("if #available(iOS 13, *) { a() } else { b() }", "branch\n  {\n    a()\n  }\n  {\n    b()\n  }")
  }

  @Test func bindsInPatterns() {
    expect(
      "if case let .done(page, by: name)? = state { f(page) }",
      """
      branch
        {
          let page = state.done.0
          let name = state.done.by
          f(page)
        }
      """)
    expect(
      "if case .some(let page) = f() { g(page) }",
      """
      branch
        {
          let $2:9 = f()
          let page = $2:9
          g(page)
        }
      """)
    expect(
      """
      switch item {
      case let page as Page where page.ok: show(page)
      case is Panel, "a"?, Kind.b: panel()
      case (let a, let b): pair(a, b)
      case .c, 1, _: break
      }
      """,
      """
      branch item; (item as Panel); "a"; Kind.b
        {
          let page: Page = (item as Page)
          branch page.ok
            {
              show(page)
            }
        }
        {
          panel()
        }
        {
          let a = item.0
          let b = item.1
          pair(a, b)
        }
        {
        }
      """)
    expect(
      "switch make() { case .a(let b): f(b); default: break }",
      """
      let $2:8 = make()
      branch $2:8
        {
          let b = $2:8.a.0
          f(b)
        }
        {
        }
      """)
  }

  @Test func readsLoops() {
    expect(
      "for page in pages where page.ok { show(page) }",
      """
      branch
        {
          let page = pages[]
          branch page.ok
            {
              show(page)
            }
        }
      """)
    expect(
      "for (index, page) in pages.enumerated() { show(page) }",
      """
      branch
        {
          let $2:5 = pages.enumerated()[]
          let index = $2:5.0
          let page = $2:5.1
          show(page)
        }
      """)
    expect(
      "for case let page as Page in children { show(page) }",
      """
      branch
        {
          let page: Page = (children[] as Page)
          show(page)
        }
      """)
  }

  @Test func readsErrorsAndDefer() {
    expect(
      "do { try f() } catch let e as Problem { show(e) } catch { g(error) }",
      """
      branch
        {
          f()
        }
        {
          let e: Problem
          show(e)
        }
        {
          g(error)
        }
      """)
    expect("defer { f() }; throw Problem.a", "branch\n  {\n    f()\n  }")
    expect("outer: for a in b { continue outer }", "branch\n  {\n    let a = b[]\n  }")
  }

  @Test func readsLocalDeclarations() {
    expect("func g(_ a: Int) -> Page { Page() }; g(1)", "func g(_:) (_ a: Int) -> Page\n  return Page()\ng(1)")
    expect(
      "let a: Page, b = c(), (d, e) = f()",
      "let a: Page\nlet b = c()\nlet $2:23 = f()\nlet d = $2:23.0\nlet e = $2:23.1")
    expect("var a: Page { Page() }", "let a: Page = {return Page()}.()")
    expect("var a = 1 { didSet { f() } }", "let a = 1\nbranch\n  {\n    f()\n  }")
  }

  @Test func returnsWhatLoneExpressionsAre() {
    #expect(
      FactsText.file("func a() -> Page { if b { C() } else { D() } }\nfunc e() { f() }\nfunc g() -> Void { f() }")
        == """
        func a() -> Page
          branch b
            {
              return C()
            }
            {
              return D()
            }
        func e()
          f()
        func g()
          f()
        """)
  }
}
