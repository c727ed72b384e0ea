import NavigationModel
import Testing

/// Segues that code performs, handles and makes (semantics §12.3, §5).
@Suite struct SegueTests {
  /// A home with a manual segue `edit` to a detail, and a button that sends `go:`.
  private func app(_ body: String, _ more: String = "", members: String = "") throws -> CodeApp {
    try CodeApp(
      """
      class Home: UIViewController {
        \(members)
        @IBAction func go(_ sender: Any) {
          \(body)
        }
      }
      class Detail: UIViewController {}
      \(more)
      """,
      StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail"), .init("unused", to: "Detail")]),
      "Detail")
  }

  @Test(arguments: [
    ("①performSegue(withIdentifier: \"edit\", sender: self)", ""),
    ("self.①performSegueWithIdentifier(\"edit\", sender: nil)", ""),
    ("DispatchQueue.main.async { self.①performSegue(withIdentifier: \"edit\", sender: nil) }", ""),
    ("①performSegue(withIdentifier: Segue.edit, sender: nil)", "struct Segue { static let edit = \"edit\" }"),
    ("①performSegue(withIdentifier: Segue.show.rawValue, sender: nil)", "enum Segue: String { case show = \"edit\" }"),
    ("①performSegue(withIdentifier: Segue.edit.rawValue, sender: nil)", "enum Segue: String { case edit }"),
    ("①performSegue(withIdentifier: .edit, sender: nil)", "extension String { static let edit = \"edit\" }"),
    ("let id = \"edit\"\n①performSegue(withIdentifier: id, sender: nil)", ""),
    (
      "①performSegue(withIdentifier: Segues.edit.identifier, sender: nil)",
      "enum Segues { case edit\n var identifier: String { switch self { case .edit: return \"edit\" } } }"
    ),
  ])
  func identifiers(call: String, more: String) throws {
    let app = try app(call, more)
    #expect(app.lines == ["segue edit performed ①"])
    #expect(app.deadSegues == ["unused"])
  }

  /// A document names a class as the Objective-C runtime does.
  @Test func aClassWithAnotherNameInObjectiveC() throws {
    let app = try CodeApp(
      """
      @objc(Home) class StartViewController: UIViewController {
        @IBAction func go(_ sender: Any) { ①performSegue(withIdentifier: "edit", sender: self) }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail")]), "Detail")
    #expect(app.lines == ["segue edit performed ①"])
    #expect(app.graph.issues.isEmpty)
  }

  /// A method of Swift is not taken for another one whose name only begins the same.
  @Test func aLongerNameOfTheClassItself() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController {
        func open(_ user: Int) { performSegue(withIdentifier: "edit", sender: nil) }
      }
      class Home: Base {
        @IBAction func go(_ sender: Any) { ①open(1) }
        func openSettings(_ sender: AnyObject) {}
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail")]), "Detail")
    #expect(app.deadSegues.isEmpty)
    #expect(app.lines.count == 1)
  }

  @Test func aWrapperWithAnEnum() throws {
    let app = try app(
      "①performSegue(.edit)",
      """
      enum SegueIdentifier: String { case edit, other }
      extension UIViewController {
        func performSegue(_ identifier: SegueIdentifier) {
          performSegue(withIdentifier: identifier.rawValue, sender: self)
        }
      }
      """)
    #expect(app.lines == ["segue edit performed ①"])
  }

  @Test func aProtocolWithItsOwnIdentifiers() throws {
    let app = try app(
      "①performSegue(withIdentifier: .edit, sender: self)",
      """
      protocol SegueHandler { associatedtype SegueIdentifier: RawRepresentable }
      extension SegueHandler where Self: UIViewController, SegueIdentifier.RawValue == String {
        func performSegue(withIdentifier identifier: SegueIdentifier, sender: Any?) {
          performSegue(withIdentifier: identifier.rawValue, sender: sender)
        }
      }
      extension Home: SegueHandler { enum SegueIdentifier: String { case edit } }
      """)
    #expect(app.lines == ["segue edit performed ①"])
  }

  @Test func fromSelectionAndFromAnotherObject() throws {
    let app = try app(
      "",
      """
      extension Home: UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ①performSegue(withIdentifier: "edit", sender: indexPath)
        }
      }
      """)
    #expect(app.lines == ["segue edit performed ①"])
  }

  @Test func throughWhatHoldsTheScene() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {}
      class Feed: UIViewController {
        @IBAction func go(_ sender: Any) {
          (parent as? Home)?.①performSegue(withIdentifier: "edit", sender: self)
        }
      }
      """, StoryboardScene("Home", segues: [.init("", "embed", to: "Feed"), .init("edit", to: "Detail")]),
      StoryboardScene("Feed", actions: ["go:"]), StoryboardScene("Detail", hasClass: false))
    #expect(app.lines == ["segue edit performed ①"])
  }

  @Test func theSameIdentifierInAnotherSceneIsAnotherSegue() throws {
    let app = try CodeApp(
      """
      class A: UIViewController {
        @IBAction func go(_ sender: Any) { ①performSegue(withIdentifier: "next", sender: nil) }
      }
      class B: UIViewController {}
      """, StoryboardScene("A", actions: ["go:"], segues: [.init("next", to: "B")]),
      StoryboardScene("B", segues: [.init("next", to: "A")]))
    #expect(app.lines == ["segue next performed ①"])
    #expect(app.graph.transitions.filter { !$0.performedAt.isEmpty }.map(\.id) == ["Main.storyboard#A-0"])
    #expect(app.graph.transitions.filter(\.isNeverPerformed).map(\.id) == ["Main.storyboard#B-0"])
  }

  @Test func anIdentifierThatIsNotThere() throws {
    let app = try app("①performSegue(withIdentifier: \"gone\", sender: nil)")
    #expect(app.lines == [])
    #expect(app.graph.issues.map(\.kind) == [.unknownSegueIdentifier(identifier: "gone", className: "Home")])
    #expect(app.graph.issues.map(\.scene) == [SceneID(rawValue: "Main.storyboard#Home")])
  }

  @Test func anIdentifierThatIsNotKnownKeepsAllAlive() throws {
    let app = try app(
      "performSegue(withIdentifier: route, sender: nil)", members: "var route: String = UserDefaults.standard.string()")
    #expect(app.deadSegues == [])
    #expect(app.graph.issues.map(\.kind) == [])
  }

  @Test(arguments: [
    "func ①performSegue(withIdentifier identifier: String, sender: Any?) {\n"
      + "super.performSegue(withIdentifier: identifier, sender: sender) }"
  ])
  func anOverrideThatCallsItsSuper(member: String) throws {
    let app = try app("②performSegue(withIdentifier: \"edit\", sender: nil)", members: "override " + member)
    #expect(app.lines == ["segue edit performed ②"])
    #expect(app.graph.issues == [])
  }

  @Test func aCustomSegueThatPresentsIsTheSegueItself() throws {
    let app = try CodeApp(
      """
      class Fade: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: false, completion: nil) }
      }
      class Push: UIStoryboardSegue {
        override func perform() { source.navigationController?.pushViewController(destination, animated: true) }
      }
      """,
      StoryboardScene(
        "A", hasClass: false,
        segues: [
          .init("a", "custom", to: "B", #"customClass="Fade""#, onButton: true),
          .init("b", "custom", to: "B", #"customClass="Push""#, onButton: true),
        ]), StoryboardScene("B", hasClass: false))
    #expect(app.lines == [])
    #expect(app.graph.transitions.map(\.kind) == [.custom, .custom])
  }

  @Test func aSegueThatShowsSomethingElseInCompactWidth() throws {
    let app = try CodeApp(
      """
      class AdaptingSegue: UIStoryboardSegue, UIAdaptivePresentationControllerDelegate {
        override func perform() {
          destination.presentationController?.delegate = self
          super.perform()
        }
        func presentationController(
          _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
          controller.presentedViewController.storyboard?.instantiateViewController(withIdentifier: "Small")
        }
      }
      """,
      StoryboardScene(
        "A", hasClass: false,
        segues: [.init("a", "presentation", to: "B", #"customClass="AdaptingSegue""#, onButton: true)]),
      StoryboardScene("B", hasClass: false), StoryboardScene("Small", hasClass: false))
    // The replacement is reached by the same segue, in compact width.
    #expect(app.transitions.map { String($0.prefix { $0 != "@" }) } == ["A -> Small present [button] "])
  }

  @Test(arguments: [
    ("Editor(coder: coder)", Confidence.certain), ("Editor(coder: coder, item: 1)", .certain),
    ("nil", .possible),
  ])
  func anActionThatMakesTheDestination(result: String, confidence: Confidence) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBSegueAction func makeEditor(_ coder: NSCoder) -> Editor? { return \(result) }
      }
      class Editor: UIViewController {}
      """,
      StoryboardScene(
        "Home",
        segues: [.init("", "show", to: "Editor", #"destinationCreationSelector="makeEditor:""#, onButton: true)]),
      "Editor")
    #expect(app.lines == [])
    #expect(app.graph.transitions.map { app.name($0.target) } == ["Editor"])
    #expect(app.graph.transitions.map(\.confidence) == [confidence])
  }

  @Test func anActionThatMakesAnotherDestination() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { Special(coder: coder) }
      }
      class Special: UIViewController {}
      """,
      StoryboardScene(
        "Home", segues: [.init("", "show", to: "Plain", #"destinationCreationSelector="make:sender:""#, onButton: true)]
      ),
      StoryboardScene("Plain", hasClass: false))
    // The scene of the document with another class: what the class does is the scene's.
    #expect(app.graph.transitions.map { app.name($0.target) } == ["Plain"])
  }

  // MARK: - Unwinding

  private func unwinding(_ actions: String, selector: String, manual: Bool = false, close: String = "") throws
    -> CodeApp
  {
    try CodeApp(
      """
      class List: UIViewController {
        \(actions)
      }
      class Editor: UIViewController {
        @IBAction func close(_ sender: Any) { \(close) }
      }
      """, StoryboardScene("List", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Editor", actions: ["close:"], segues: [.unwind("back", selector, onButton: !manual)]))
  }

  @Test(arguments: [
    ("@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}", "unwindToList:"),
    ("@IBAction func unwindToList(segue: UIStoryboardSegue) {}", "unwindToListWithSegue:"),
    ("@IBAction private func unwind(with segue: UIStoryboardSegue) {}", "unwindWith:"),
    ("@IBAction func unwind(for segue: UIStoryboardSegue) {}", "unwindFor:"),
    ("@objc(back:) func unwindToList(_ segue: UIStoryboardSegue) {}", "back:"),
    // Swift 2 left the first label out of the selector.
    ("@IBAction func unwindToList(segue: UIStoryboardSegue) {}", "unwindToList:"),
  ])
  func whereAnUnwindLands(action: String, selector: String) throws {
    let app = try unwinding(action, selector: selector)
    #expect(app.unwinds == ["Editor -> List"])
    #expect(app.lines == [])
  }

  @Test func anUnwindThatCodePerforms() throws {
    let app = try unwinding(
      "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}", selector: "unwindToList:", manual: true,
      close: "①performSegue(withIdentifier: \"back\", sender: self)")
    #expect(app.unwinds == ["Editor -> List"])
    #expect(app.lines == ["segue back performed ①"])
    #expect(app.graph.exits.map(\.trigger?.element) == ["button"])
    #expect(app.graph.exits.map(\.confidence) == [.certain])
  }

  @Test func anUnwindActionOfABaseClass() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class List: Base {}
      class Editor: UIViewController {}
      """, StoryboardScene("List", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Editor", segues: [.unwind("", "back:", onButton: true)]))
    #expect(app.unwinds == ["Editor -> List"])
  }

  @Test func theNearestSceneIsTheTarget() throws {
    let app = try CodeApp(
      """
      class Far: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class Near: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class Editor: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      """, .navigation("Nav", root: "Far"), StoryboardScene("Far", segues: [.init("", to: "Near", onButton: true)]),
      StoryboardScene("Near", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Editor", segues: [.unwind("", "back:", onButton: true)]))
    // The source itself is never the target.
    #expect(app.unwinds == ["Editor -> Near"])
  }

  @Test func whoeverPresentsItCanBeTheTarget() throws {
    let app = try CodeApp(
      """
      class First: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class Second: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      """, .tabs("Tabs", "First", "Second"),
      StoryboardScene("First", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Second", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Editor", hasClass: false, segues: [.unwind("", "back:", onButton: true)]))
    #expect(app.unwinds == ["Editor -> First", "Editor -> Second"])
    #expect(
      app.graph.transitions.filter { $0.kind == .unwind }.map(\.id) == [
        "Main.storyboard#Editor-0", "Main.storyboard#Editor-0@2",
      ])
  }

  @Test func anUnwindThroughCode() throws {
    let app = try CodeApp(
      """
      class List: UIViewController {
        @IBAction func edit(_ sender: Any) {
          ①present(storyboard!.instantiateViewController(withIdentifier: "Editor"), animated: true)
        }
        @IBAction func back(_ segue: UIStoryboardSegue) {}
      }
      """, StoryboardScene("List", actions: ["edit:"]),
      StoryboardScene("Editor", hasClass: false, segues: [.unwind("", "back:", onButton: true)]))
    #expect(app.unwinds == ["Editor -> List"])
  }

  /// The search goes down into other tabs, at any depth.
  @Test func unwindingToAnotherTab() throws {
    let app = try CodeApp(
      """
      class List: UIViewController {}
      class Settings: UIViewController {
        @IBAction func back(_ segue: UIStoryboardSegue) {}
      }
      class Editor: UIViewController {}
      """,
      .tabs("Tabs", "Stack", "Other"), .navigation("Stack", root: "List"), .navigation("Other", root: "Settings"),
      StoryboardScene("List", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      "Settings", StoryboardScene("Editor", segues: [.unwind("", "back:", onButton: true)]))
    #expect(app.unwinds == ["Editor -> Settings"])
  }
}
