import NavigationModel
import Testing
import UIKitModel

/// The search of semantics §5.1 in small hierarchies.
@Suite struct UnwindSearchTests {
  /// Controllers by name.
  private struct App: UnwindHierarchy {
    /// Containers and what they hold.
    var holds: [String: [String]] = [:]
    /// What lies on what, or is presented by it.
    var over: [String: [String]] = [:]
    var kinds: [String: SceneKind] = [:]
    /// Those that have the action.
    var actors: Set<String> = []
    /// Those whose class was not read.
    var open: Set<String> = []

    func controllersBehind(_ controller: String) -> [String] {
      (over[controller] ?? []) + holds.filter { $0.value.contains(controller) }.map(\.key).sorted()
    }
    func children(of controller: String) -> [String] { holds[controller] ?? [] }
    func kind(of controller: String) -> SceneKind { kinds[controller] ?? .viewController }
    func responds(_ controller: String, to action: String) -> Bool? {
      #expect(action == "back:")
      return actors.contains(controller) ? true : open.contains(controller) ? nil : false
    }

    func targets(from source: String) -> [String] { UnwindSearch.search(from: source, for: "back:", in: self).targets }
  }

  /// `Tabs` holds two stacks; `Detail` lies on `List` in the first and presents `Editor`.
  private var tabs: App {
    App(
      holds: ["Tabs": ["Stack", "Other"], "Stack": ["List"], "Other": ["Settings"]],
      over: ["Detail": ["List"], "Editor": ["Detail"]],
      kinds: ["Tabs": .tabBarController, "Stack": .navigationController, "Other": .navigationController])
  }

  @Test func theNearestOneWins() {
    var app = tabs
    app.actors = ["Detail", "List", "Settings", "Tabs"]
    #expect(app.targets(from: "Editor") == ["Detail"])
    app.actors.remove("Detail")
    #expect(app.targets(from: "Editor") == ["List"])
  }

  /// The target of a logged run: the root of another tab's navigation controller.
  @Test func theRootOfAnotherTab() {
    var app = tabs
    app.actors = ["Settings"]
    #expect(app.targets(from: "Editor") == ["Settings"])
    app.actors = ["Settings", "Tabs"]
    #expect(app.targets(from: "Editor") == ["Settings"], "children are asked before what holds them")
    app.actors = ["Tabs"]
    #expect(app.targets(from: "Editor") == ["Tabs"])
  }

  @Test func theSourceIsLeftOut() {
    var app = tabs
    app.actors = ["Editor"]
    #expect(app.targets(from: "Editor") == [])
    #expect(app.targets(from: "List") == [], "what is presented off another one is not searched")
  }

  @Test func theOrderOfChildren() {
    var app = App(
      holds: ["Root": ["First", "Second"]], over: ["Editor": ["Root"]], kinds: ["Root": .tabBarController],
      actors: ["First", "Second"])
    #expect(app.targets(from: "Editor") == ["First"])
    app.kinds["Root"] = .navigationController
    #expect(app.targets(from: "Editor") == ["Second"], "the top of the stack is asked first")
    app.kinds["Root"] = .viewController
    #expect(app.targets(from: "Editor") == ["First", "Second"], "code decides which of them is there")
  }

  /// Somebody may have come in either way.
  @Test func twoWays() {
    let app = App(over: ["Editor": ["First", "Second"], "Second": ["Third"]], actors: ["First", "Third"])
    #expect(app.targets(from: "Editor") == ["First", "Third"])
  }

  @Test func classesThatWereNotRead() {
    var app = tabs
    app.open = ["Detail"]
    var landing = UnwindSearch.search(from: "Editor", for: "back:", in: app)
    #expect(landing.targets == [] && landing.isOpen)
    app.open = []
    landing = UnwindSearch.search(from: "Editor", for: "back:", in: app)
    #expect(landing.targets == [] && !landing.isOpen)
  }
}
