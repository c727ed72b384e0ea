import SourceReading
import Testing

@Suite struct ObjectiveCSelectorTests {
  @Test(arguments: [
    ("func close()", "close"),
    ("func close(_ sender: Any)", "close:"),
    ("func close(sender: Any)", "closeWithSender:"),
    ("func unwind(unwindSegue: UIStoryboardSegue)", "unwindWithUnwindSegue:"),
    ("func unwind(for segue: UIStoryboardSegue)", "unwindFor:"),
    ("func unwind(with segue: UIStoryboardSegue)", "unwindWith:"),
    ("func unwind(fromList segue: UIStoryboardSegue)", "unwindFromList:"),
    ("func unwindTo(list: UIStoryboardSegue)", "unwindToList:"),
    ("func move(inward x: Int)", "moveWithInward:"),
    ("func open(URL x: Int)", "openWithURL:"),
    ("func open(_ a: Int, in b: Int, _ c: Int)", "open:in::"),
    ("func a(b: Int, c d: Int)", "aWithB:c:"),
    ("func load() throws", "loadAndReturnError:"),
    ("func load(_ a: Int) throws", "load:error:"),
    ("func load() async", "loadWithCompletionHandler:"),
    ("func load(_ a: Int) async throws", "load:completionHandler:"),
    ("@objc(shut:) func close(_ sender: Any)", "shut:"),
    ("@objc(a:b:) func close(_ sender: Any, x: Int)", "a:b:"),
    ("@IBAction func done(_ sender: UIButton, forEvent e: UIEvent)", "done:forEvent:"),
    ("static func make(page: Page)", "makeWithPage:"),
    ("init()", "init"),
    ("init?(coder: NSCoder)", "initWithCoder:"),
    ("init(for page: Page, x: Int)", "initFor:x:"),
    ("convenience init(_ page: Page)", "init:"),
  ])
  func followsTheCompiler(declaration: String, selector: String) {
    let facts = SwiftReader(path: "A.swift").read(Array("class A { \(declaration) {} }".utf8))
    #expect(facts.types.first?.functions.map(\.selector) == [selector])
  }

  @Test func belongsToClassesAndExtensionsOnly() {
    let source = """
      struct A { func f() {} }
      enum B { func f() {} }
      protocol C { func f() }
      @objc protocol D { func f(x: Int) }
      extension E { func f() {} }
      func f() {}
      """
    let facts = SwiftReader(path: "A.swift").read(Array(source.utf8))
    #expect(facts.types.map { $0.functions.map(\.selector) } == [[nil], [nil], [nil], ["fWithX:"], ["f"]])
    #expect(facts.functions.map(\.selector) == [nil])
  }
}
