import NavigationModel
import Testing

/// Scenes and segues by the names that generators make of identifiers, with and without their source (semantics §12.4).
@Suite struct GeneratedCodeTests {
  private func app(_ call: String, _ generated: String? = nil, _ more: String = "") throws -> CodeApp {
    var files = [
      "App.swift": """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          \(call)
        }
      }
      class NoteEditor: UIViewController {}
      \(more)
      """,
      "Main.storyboard": StoryboardScene.document([
        StoryboardScene("Home", actions: ["go:"], segues: [.init("ShowEditor", to: "NoteEditor")]), "NoteEditor",
      ]),
      "NoteEditor.storyboard": StoryboardScene.document([StoryboardScene("First", class: "NoteEditor")]),
    ]
    files["Generated.swift"] = generated
    return try CodeApp(files)
  }

  private static let swiftGenScenes = """
    internal enum StoryboardScene {
      internal enum Main: StoryboardType {
        internal static let storyboardName = "Main"
        internal static let initialScene = InitialSceneType<Home>(storyboard: Main.self)
        internal static let noteEditor = SceneType<NoteEditor>(storyboard: Self.self, identifier: "NoteEditor")
      }
    }
    internal protocol StoryboardType { static var storyboardName: String { get } }
    internal extension StoryboardType {
      static var storyboard: UIStoryboard { return UIStoryboard(name: self.storyboardName, bundle: nil) }
    }
    internal struct SceneType<T: UIViewController> {
      internal let storyboard: StoryboardType.Type
      internal let identifier: String
      internal func instantiate() -> T {
        guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
          fatalError()  // As the generator writes it.
        }
        return controller
      }
    }
    internal struct InitialSceneType<T: UIViewController> {
      internal let storyboard: StoryboardType.Type
      internal func instantiate() -> T {
        guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {
          fatalError()  // As the generator writes it.
        }
        return controller
      }
    }
    """

  private static let swiftGenSegues = """
    internal enum StoryboardSegue {
      internal enum Main: String, SegueType { case showEditor = "ShowEditor" }
    }
    internal protocol SegueType: RawRepresentable {}
    internal extension UIViewController {
      func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
        let identifier = segue.rawValue
        performSegue(withIdentifier: identifier, sender: sender)
      }
    }
    """

  @Test(arguments: [swiftGenScenes, nil] as [String?])
  func swiftGen(generated: String?) throws {
    #expect(
      try app("①show(StoryboardScene.Main.noteEditor.instantiate(), sender: nil)", generated).lines == [
        "Home -> NoteEditor show [button] ①"
      ])
    #expect(
      try app("①show(StoryboardScene.Main.initialScene.instantiate(), sender: nil)", generated).lines == [
        "Home -> Home show [button] ①"
      ])
  }

  @Test(arguments: [swiftGenSegues, nil] as [String?])
  func swiftGenSegue(generated: String?) throws {
    #expect(
      try app("①perform(segue: StoryboardSegue.Main.showEditor)", generated).lines == ["segue ShowEditor performed ①"])
    #expect(
      try app("①perform(segue: StoryboardSegue.Main.showEditor, sender: self)", generated).lines == [
        "segue ShowEditor performed ①"
      ])
  }

  @Test func anOlderSwiftGen() throws {
    let generated = """
      protocol StoryboardSceneType { static var storyboardName: String { get } }
      extension StoryboardSceneType {
        static func storyboard() -> UIStoryboard { return UIStoryboard(name: self.storyboardName, bundle: nil) }
      }
      extension StoryboardSceneType where Self: RawRepresentable, Self.RawValue == String {
        func viewController() -> UIViewController {
          return Self.storyboard().instantiateViewController(withIdentifier: self.rawValue)
        }
        static func viewController(identifier: Self) -> UIViewController { return identifier.viewController() }
      }
      struct StoryboardScene {
        enum Main: String, StoryboardSceneType {
          static let storyboardName = "Main"
          case noteEditorScene = "NoteEditor"
          static func instantiateNoteEditor() -> NoteEditor {
            guard let vc = StoryboardScene.Main.noteEditorScene.viewController() as? NoteEditor else {
              fatalError()  // As the generator writes it.
            }
            return vc
          }
        }
      }
      """
    #expect(
      try app("①show(StoryboardScene.Main.instantiateNoteEditor(), sender: nil)", generated).lines == [
        "Home -> NoteEditor show [button] ①"
      ])
  }

  private static let natalieSource = """
    protocol Storyboard { static var storyboard: UIStoryboard { get }; static var identifier: String { get } }
    struct Storyboards {
      struct Main: Storyboard {
        static let identifier = "Main"
        static var storyboard: UIStoryboard { return UIStoryboard(name: self.identifier, bundle: nil) }
        static func instantiateInitialViewController() -> Home {
          return self.storyboard.instantiateInitialViewController() as! Home
        }
        static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
          return self.storyboard.instantiateViewController(withIdentifier: identifier)
        }
        static func instantiateViewController<T: UIViewController>(ofType type: T.Type) -> T?
        where T: IdentifiableProtocol {
          return self.storyboard.instantiateViewController(ofType: type)
        }
        static func instantiateNoteEditor() -> NoteEditor {
          return self.storyboard.instantiateViewController(withIdentifier: "NoteEditor") as! NoteEditor
        }
      }
    }
    protocol IdentifiableProtocol: Equatable { static var storyboardIdentifier: String? { get } }
    extension UIStoryboard {
      func instantiateViewController<T: UIViewController>(ofType type: T.Type) -> T? where T: IdentifiableProtocol {
        let instance = type.init()
        if let identifier = type(of: instance).storyboardIdentifier {
          return self.instantiateViewController(withIdentifier: identifier) as? T
        }
        return nil
      }
    }
    protocol SegueKind: RawRepresentable {}
    extension UIViewController {
      func perform<T: SegueKind>(segue: T, sender: Any?) where T.RawValue == String {
        performSegue(withIdentifier: segue.rawValue, sender: sender)
      }
    }
    extension NoteEditor: IdentifiableProtocol { static var storyboardIdentifier: String? { return "NoteEditor" } }
    extension Home { enum Segue: String, SegueKind { case showEditor = "ShowEditor" } }
    """

  @Test(arguments: [natalieSource, nil] as [String?])
  func natalie(generated: String?) throws {
    #expect(
      try app("①show(Storyboards.Main.instantiateNoteEditor(), sender: nil)", generated).lines == [
        "Home -> NoteEditor show [button] ①"
      ])
    #expect(
      try app("①show(Storyboards.Main.instantiateInitialViewController(), sender: nil)", generated).lines == [
        "Home -> Home show [button] ①"
      ])
    #expect(
      try app(
        "let it = Storyboards.Main.instantiateViewController(ofType: NoteEditor.self)!\n①show(it, sender: nil)",
        generated
      ).lines == ["Home -> NoteEditor show [button] ①"])
    #expect(
      try app("self.①perform(segue: Home.Segue.showEditor, sender: nil)", generated).lines == [
        "segue ShowEditor performed ①"
      ])
  }

  @Test(arguments: [
    ("R.storyboard.main.noteEditor()!", "NoteEditor"), ("R.storyboard.main().noteEditor()!", "NoteEditor"),
    ("R.storyboard.main.instantiateInitialViewController()!", "Home"),
    ("R.storyboard.noteEditor.instantiateInitialViewController()!", "First"),
    ("R.storyboard.noteEditor().instantiateInitialViewController()!", "First"),
  ])
  func rSwift(scene: String, target: String) throws {
    // Made at build time, so its source is hardly ever in a repository.
    #expect(
      try app("let it = \(scene)\n①show(it, sender: nil)").lines == ["Home -> \(target) show [button] ①"])
  }

  @Test(arguments: [
    "①performSegue(withIdentifier: R.segue.home.showEditor, sender: nil)",
    "①performSegue(withIdentifier: R.segue.home.showEditor.identifier, sender: nil)",
  ])
  func rSwiftSegues(call: String) throws {
    #expect(try app(call).lines == ["segue ShowEditor performed ①"])
  }

  private static let reusable = """
    public protocol StoryboardBased: AnyObject { static var sceneStoryboard: UIStoryboard { get } }
    public extension StoryboardBased {
      static var sceneStoryboard: UIStoryboard {
        return UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
      }
    }
    public extension StoryboardBased where Self: UIViewController {
      static func instantiate() -> Self {
        guard let viewController = sceneStoryboard.instantiateInitialViewController() as? Self else {
          fatalError()  // As the library writes it.
        }
        return viewController
      }
    }
    public protocol StoryboardSceneBased: AnyObject {
      static var sceneStoryboard: UIStoryboard { get }
      static var sceneIdentifier: String { get }
    }
    public extension StoryboardSceneBased { static var sceneIdentifier: String { return String(describing: self) } }
    public extension StoryboardSceneBased where Self: UIViewController {
      static func instantiate() -> Self {
        let viewController = Self.sceneStoryboard.instantiateViewController(withIdentifier: self.sceneIdentifier)
        guard let typed = viewController as? Self else {
          fatalError()  // As the library writes it.
        }
        return typed
      }
    }
    """

  @Test(arguments: [reusable, nil] as [String?])
  func reusableByFile(generated: String?) throws {
    #expect(
      try app(
        "①show(NoteEditor.instantiate(), sender: nil)", generated, "extension NoteEditor: StoryboardBased {}"
      ).lines == ["Home -> First show [button] ①"])
  }

  @Test(arguments: [reusable, nil] as [String?])
  func reusableByIdentifier(generated: String?) throws {
    #expect(
      try app(
        "①show(NoteEditor.instantiate(), sender: nil)", generated,
        "extension NoteEditor: StoryboardSceneBased { static let sceneStoryboard = UIStoryboard(name: \"Main\", bundle: nil) }"
      ).lines == ["Home -> NoteEditor show [button] ①"])
  }

  @Test(arguments: [
    ("Note Editor", "noteEditor"), ("note-editor", "noteEditor"), ("NOTE_EDITOR", "noteEditor"),
    ("default", "`default`"),
    ("URLEditor", "urlEditor"), ("2Editor", "_2Editor"),
  ])
  func namesAreDerivedFromIdentifiers(identifier: String, member: String) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { ①show(StoryboardScene.Main.\(member).instantiate(), sender: nil) }
      }
      """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene(identifier, hasClass: false))
    #expect(app.lines == ["Home -> \(identifier) show [button] ①"])
  }
}
