import NavigationModel
import Testing

@testable import Linking

/// Delegates that nobody sets: whoever asks one asks nobody.
@Suite struct UnsetPropertyTests {
  /// Home shows an editor, whose button tells its delegate; the exits are those of the editor's user.
  private func exits(
    _ property: String = "weak var delegate: EditorDelegate?", set: String = "", others: String = ""
  ) throws -> [String] {
    try CodeApp(
      """
      protocol EditorDelegate: AnyObject { func editorIsDone(_ editor: Editor) }
      class Editor: UIViewController {
        \(property)
        let button = UIButton()
        override func viewDidLoad() { button.addTarget(self, action: #selector(done), for: .touchUpInside) }
        @objc func done() { delegate?.editorIsDone(self) }
      }
      class Home: UIViewController, EditorDelegate {
        @IBAction func open(_ sender: Any) {
          let editor = Editor()
          \(set)
          present(editor, animated: true)
        }
        func editorIsDone(_ editor: Editor) { editor.dismiss(animated: true) }
      }
      \(others)
      """, StoryboardScene("Home", actions: ["open:"])
    ).graph.exits.filter { $0.scene.rawValue == "class:Editor" }.map(\.kind.rawValue)
  }

  @Test func nobodySetsIt() throws {
    #expect(try exits() == [])
    #expect(try exits(set: "editor.delegate = nil") == [])
    // Another class has one of the same name, and that is set.
    let other = "class Table: UIView { var delegate: EditorDelegate? }"
    #expect(try exits(set: "Table().delegate = self", others: other) == [])
  }

  @Test(arguments: [
    "editor.delegate = self", "configure { $0.delegate = self }", "Library.shared.editor(editor).delegate = self",
    "editor.setValue(self, forKey: \"delegate\")",
  ])
  func somebodySetsItOrMay(set: String) throws {
    #expect(try exits(set: set) == ["dismiss"])
  }

  /// What is not followed may set it all the same.
  @Test func elsewhere() throws {
    #expect(try exits(others: "func unused(_ editor: Editor, _ home: Home) { editor.delegate = home }") == ["dismiss"])
    let adopts = "protocol Asking: AnyObject { var delegate: EditorDelegate? { get set } }\nextension Editor: Asking {}"
    let sets = "func wire(_ asking: Asking) { asking.delegate = Home() }"
    #expect(try exits(others: "\(adopts)\n\(sets)") == ["dismiss"])
    #expect(try exits("public weak var delegate: EditorDelegate?") == ["dismiss"])
    #expect(try exits("@IBOutlet weak var delegate: EditorDelegate?") == ["dismiss"])
  }
}
