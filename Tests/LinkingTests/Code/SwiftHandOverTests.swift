import NavigationModel
import Testing

/// Exits that are not in the scene that is left: delegates, closures, view models (semantics §12.1: 5, 6, 9, 10).
@Suite struct SwiftHandOverTests {
  /// A list that shows an editor; the editor has a button that sends `done:`.
  private func app(list: String, editor: String, _ more: String = "") throws -> CodeApp {
    try CodeApp(
      """
      class NoteList: UIViewController {
        \(list)
      }
      class NoteEditor: UIViewController {
        \(editor)
      }
      \(more)
      """, StoryboardScene("NoteList", actions: ["edit:"], segues: [.init("edit", "presentation", to: "NoteEditor")]),
      StoryboardScene("NoteEditor", actions: ["done:"]))
  }

  private static let editor = """
    weak var delegate: NoteEditorDelegate?
    @IBAction func done(_ sender: Any) { delegate?.①noteEditorDidFinish(self) }
    """
  private static let delegate =
    "protocol NoteEditorDelegate: AnyObject { func noteEditorDidFinish(_ editor: NoteEditor) }"

  @Test(arguments: ["editor.dismiss(animated: true)", "③dismiss(animated: true)", "self.③dismiss(animated: true)"])
  func aDelegateThatPrepareSets(body: String) throws {
    let app = try app(
      list: """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let editor = segue.destination as? NoteEditor { editor.delegate = self }
        }
        """, editor: Self.editor,
      """
      \(Self.delegate)
      extension NoteList: NoteEditorDelegate { func noteEditorDidFinish(_ editor: NoteEditor) { \(body) } }
      """)
    let isPresenters = !body.hasPrefix("editor")
    #expect(
      app.lines == ["NoteEditor exit dismiss [button] ① via noteEditorDidFinish"]
        + (isPresenters ? ["NoteList exit dismiss [button] ③"] : []))
    #expect(
      app.graph.exits.map(\.receivers) == (isPresenters ? [[SceneID(rawValue: "Main.storyboard#NoteList")], []] : [[]]))
  }

  @Test func aDelegateBehindANavigationController() throws {
    let app = try CodeApp(
      """
      class NoteList: UIViewController, NoteEditorDelegate {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let nav = segue.destination as? UINavigationController,
            let editor = nav.topViewController as? NoteEditor else { return }
          editor.delegate = self
        }
        func noteEditorDidFinish(_ editor: NoteEditor) { ③dismiss(animated: true) }
      }
      class NoteEditor: UIViewController { \(Self.editor) }
      \(Self.delegate)
      """, StoryboardScene("NoteList", segues: [.init("edit", "presentation", to: "Nav", onButton: true)]),
      .navigation("Nav", root: "NoteEditor"), StoryboardScene("NoteEditor", actions: ["done:"]))
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [button] ① via noteEditorDidFinish", "NoteList exit dismiss [button] ③",
      ])
  }

  @Test func aDelegateThatIsSetBeforePresenting() throws {
    let app = try app(
      list: """
        @IBAction func edit(_ sender: Any) {
          let editor = storyboard!.instantiateViewController(withIdentifier: "NoteEditor") as! NoteEditor
          editor.delegate = self
          ②present(editor, animated: true)
        }
        """, editor: Self.editor,
      """
      \(Self.delegate)
      extension NoteList: NoteEditorDelegate { func noteEditorDidFinish(_ editor: NoteEditor) { ③dismiss(animated: true) } }
      """)
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [button] ① via noteEditorDidFinish", "NoteList -> NoteEditor present [button] ②",
        "NoteList exit dismiss [button] ③",
      ])
  }

  @Test func aDelegateOfTheInitializer() throws {
    let app = try CodeApp(
      """
      class NoteList: UIViewController, NoteEditorDelegate {
        @IBAction func edit(_ sender: Any) { ②present(NoteEditor(delegate: self), animated: true) }
        func noteEditorDidFinish(_ editor: NoteEditor) { editor.dismiss(animated: true) }
      }
      class NoteEditor: UIViewController {
        private weak var delegate: NoteEditorDelegate?
        init(delegate: NoteEditorDelegate) { self.delegate = delegate; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .done, target: self, action: #selector(done))
        }
        @objc func done() { delegate?.①noteEditorDidFinish(self) }
      }
      \(Self.delegate)
      """, StoryboardScene("NoteList", actions: ["edit:"]))
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [barButtonItem] ① via noteEditorDidFinish",
        "NoteList -> NoteEditor present [button] ②",
      ])
  }

  @Test func aDelegateWithADefaultInAnExtension() throws {
    let app = try app(
      list: """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as! NoteEditor).delegate = self
        }
        """, editor: Self.editor,
      """
      \(Self.delegate)
      extension NoteEditorDelegate where Self: UIViewController {
        func noteEditorDidFinish(_ editor: NoteEditor) { ③dismiss(animated: true) }
      }
      extension NoteList: NoteEditorDelegate {}
      """)
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [button] ① via noteEditorDidFinish", "NoteList exit dismiss [button] ③",
      ])
  }

  @Test func aClosureOfThePresenter() throws {
    let app = try app(
      list: """
        @IBAction func edit(_ sender: Any) {
          let editor = storyboard!.instantiateViewController(withIdentifier: "NoteEditor") as! NoteEditor
          editor.onDone = { [weak self] note in self?.③dismiss(animated: true) { self?.save(note) } }
          ②present(editor, animated: true)
        }
        func save(_ note: String) {}
        """,
      editor: """
        var onDone: ((String) -> Void)?
        @IBAction func done(_ sender: Any) { ①onDone?("note") }
        """)
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [button] ① via edit", "NoteList -> NoteEditor present [button] ②",
        "NoteList exit dismiss [button] ③",
      ])
  }

  @Test func aClosureOfTheInitializerThatWasAFunction() throws {
    let app = try CodeApp(
      """
      class NoteList: UIViewController {
        @IBAction func edit(_ sender: Any) { ②present(NoteEditor(completion: closeEditor), animated: true) }
        private func closeEditor() { ③dismiss(animated: true) }
      }
      class NoteEditor: UIViewController {
        let completion: () -> Void
        init(completion: @escaping () -> Void) { self.completion = completion; super.init(nibName: nil, bundle: nil) }
        override func accessibilityPerformEscape() -> Bool { ①completion(); return true }
      }
      """, StoryboardScene("NoteList", actions: ["edit:"]))
    #expect(
      app.lines == [
        "NoteEditor exit dismiss [escape] ① via closeEditor", "NoteList -> NoteEditor present [button] ②",
        "NoteList exit dismiss [escape] ③",
      ])
  }

  @Test func aViewModelWithAClosure() throws {
    let app = try app(
      list: "",
      editor: """
        let model = NoteModel()
        override func viewDidLoad() {
          super.viewDidLoad()
          model.onFinish = { [weak self] in self?.①dismiss(animated: true) }
        }
        @IBAction func done(_ sender: Any) { model.save() }
        """,
      """
      final class NoteModel {
        var onFinish: (() -> Void)?
        func save() { onFinish?() }
      }
      """)
    #expect(app.lines == ["NoteEditor exit dismiss [button] ①"])
  }

  @Test func aViewModelWithADelegate() throws {
    let app = try app(
      list: "",
      editor: """
        var model: NoteModel!
        override func viewDidLoad() { model = NoteModel(); model.output = self }
        @IBAction func done(_ sender: Any) { model.save() }
        """,
      """
      protocol NoteModelOutput: AnyObject { func didSave() }
      final class NoteModel {
        weak var output: NoteModelOutput?
        func save() { DispatchQueue.main.async { self.output?.didSave() } }
      }
      extension NoteEditor: NoteModelOutput { func didSave() { ①dismiss(animated: true) } }
      """)
    #expect(app.lines == ["NoteEditor exit dismiss [button] ①"])
  }

  @Test func aViewWithADelegate() throws {
    let app = try app(
      list: "",
      editor: "let bar = TopBar()\noverride func loadView() { bar.delegate = self; view = bar }",
      """
      protocol TopBarDelegate: AnyObject { func topBarDidTapClose() }
      final class TopBar: UIView {
        weak var delegate: TopBarDelegate?
        let closeButton = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        }
        @objc private func close() { delegate?.topBarDidTapClose() }
      }
      extension NoteEditor: TopBarDelegate { func topBarDidTapClose() { ①dismiss(animated: true) } }
      """)
    #expect(app.lines == ["NoteEditor exit dismiss [button] ①"])
  }

  @Test func aCellWithAClosure() throws {
    let app = try CodeApp(
      """
      class Notes: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath) as! NoteCell
          cell.onTap = { [weak self] in self?.navigationController?.①popViewController(animated: true) }
          return cell
        }
      }
      class NoteCell: UITableViewCell {
        var onTap: (() -> Void)?
        private let button = UIButton()
        override func awakeFromNib() {
          super.awakeFromNib()
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
        @objc private func tap() { onTap?() }
      }
      """, StoryboardScene("Notes", "tableViewController"))
    #expect(app.lines == ["Notes exit pop [button] ①"])
  }

  @Test func aNotificationForAnotherScene() throws {
    let app = try app(
      list: """
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .ended, object: nil)
        }
        @objc func ended() { view.window?.rootViewController?.①dismiss(animated: false) }
        """,
      editor: "@IBAction func done(_ sender: Any) { NotificationCenter.default.post(name: .ended, object: nil) }")
    #expect(app.lines == ["NoteList exit dismiss [notification] ①"])
  }

  @Test(arguments: ["delegate?.noteEditorDidFinish(self)", "noteEditorDidFinish(self)"])
  func whatNothingCallsIsNoExit(call: String) throws {
    let app = try app(
      list: "", editor: "weak var delegate: NoteEditorDelegate?\nfunc finish() { \(call) }",
      """
      \(Self.delegate)
      extension NoteList: NoteEditorDelegate { func noteEditorDidFinish(_ editor: NoteEditor) { dismiss(animated: true) } }
      """)
    #expect(app.lines == [])
  }
}
