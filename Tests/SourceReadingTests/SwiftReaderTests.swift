import SourceReading
import Testing

/// What a Swift file says, in facts: idioms of showing and leaving (`uikit-semantics.md` §12.1, §12.3).
@Suite struct SwiftReaderTests {
  @Test func readsDeclarationsAndBodies() {
    let text = FactsText.file(
      """
      enum Segue: String { case edit, list = "showList" }
      final class Editor: UIViewController, Closing {
        @IBOutlet weak var done: UIButton!
        lazy var help = HelpController()
        @IBAction func close(_ sender: Any) { dismiss(animated: true) }
        func unwindToList(for segue: UIStoryboardSegue) {}
        func show() {
          let edit = storyboard!.instantiateViewController(withIdentifier: "Edit") as! Editor
          let nav = UINavigationController(rootViewController: edit)
          nav.modalPresentationStyle = .formSheet
          present(nav, animated: true) { [weak self] in self?.done() }
          if let popover = nav.popoverPresentationController { popover.delegate = self }
          performSegue(withIdentifier: Segue.list.rawValue, sender: nil)
        }
        #if DEBUG
        func shake() { window?.rootViewController = help }
        #endif
      }
      extension Editor { static func make() -> Editor { Editor(nibName: nil, bundle: nil) } }
      """)
    #expect(
      text == """
        enum Segue: String
          case edit = "edit"
          case list = "showList"
        class Editor: UIViewController, Closing
          IBOutlet weak var done: UIButton
          lazy var help = HelpController()
          IBAction func close(_:) (_ sender: Any) [close:]
            dismiss(animated: true)
          func unwindToList(for:) (for segue: UIStoryboardSegue) [unwindToListFor:]
          func show() [show]
            let edit = (storyboard.instantiateViewController(withIdentifier: "Edit") as Editor)
            let nav = UINavigationController(rootViewController: edit)
            nav.modalPresentationStyle = .formSheet
            present(nav, animated: true, {return self.done()})
            branch
              {
                let popover = nav.popoverPresentationController
                popover.delegate = self
              }
            performSegue(withIdentifier: Segue.list.rawValue, sender: nil)
          debug func shake() [shake]
            window.rootViewController = help
        extension Editor
          static func make() -> Editor [make]
            return Editor(nibName: nil, bundle: nil)
        """)
  }

  @Test func readsTheSpellingsOfSwift2() {
    #expect(
      FactsText.body("self.presentViewController(picker, animated: true, completion: nil)")
        == "self.presentViewController(picker, animated: true, completion: nil)")
  }

  @Test func tellsWhereTheNameOfACallStands() throws {
    let source = "func f() {\n  nav\n    .pushViewController(a, animated: true)\n}\n"
    let facts = SwiftReader(path: "A.swift").read(Array(source.utf8))
    guard case .expression(.call(let call)) = try #require(facts.functions.first?.body.first) else {
      Issue.record("no call")
      return
    }
    #expect(call.function == "pushViewController(_:animated:)")
    #expect(call.position == Position(line: 3, column: 6))
  }

  @Test(arguments: [
    "class A: UIViewController { func f( {", String(repeating: "(", count: 10_000), "let a = \u{0}\u{FFFD} \"",
    "let a = " + String(repeating: "1 + ", count: 5_000) + "1", "",
  ]) func survivesWhatIsBroken(source: String) {
    let facts = SwiftReader(path: "A.swift").read(Array(source.utf8))
    #expect(facts.path == "A.swift")
    #expect(facts.types.allSatisfy { $0.name == "A" })
  }
}
