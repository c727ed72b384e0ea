import Testing

/// The ways to make and show a screen, as facts.
@Suite struct SwiftShowingTests {
  @Test func readsWhatMakesControllers() {
    let text = FactsText.body(
      """
      let a = storyboard?.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
      let b = storyboard!.instantiateViewController(identifier: "Detail") { DetailViewController(coder: $0, item: item) }
      let c = UIStoryboard(name: "Settings", bundle: .main).instantiateInitialViewController()!
      let d = DetailViewController(nibName: "Detail", bundle: nil), e = DetailViewController()
      let f = Flow.Settings.Detail(item: item), g = DetailViewController.init(item: item)
      let h: DetailViewController = .init(item: item), i: DetailViewController = .make()
      let j = make(DetailViewController.self), k = R.storyboard.main.editor()
      """)
    #expect(
      text == """
        let a = (storyboard.instantiateViewController(withIdentifier: "Detail") as DetailViewController)
        let b = storyboard.instantiateViewController(identifier: "Detail", {_ $0 in return \
        DetailViewController(coder: $0, item: item)})
        let c = UIStoryboard(name: "Settings", bundle: .main).instantiateInitialViewController()
        let d = DetailViewController(nibName: "Detail", bundle: nil)
        let e = DetailViewController()
        let f = Flow.Settings.Detail(item: item)
        let g = DetailViewController.init(item: item)
        let h: DetailViewController = type(_).init(item: item)
        let i: DetailViewController = type(_).make()
        let j = make(type(DetailViewController))
        let k = R.storyboard.main.editor()
        """)
  }

  @Test func readsWhatShowsControllers() {
    let text = FactsText.body(
      """
      present(a, animated: true)
      self.navigationController?.present(nav, animated: true) { done() }
      show(a, sender: nil)
      navigationController?.setViewControllers([home, a], animated: true)
      tabBarController?.viewControllers?.append(a)
      tabBarController?.viewControllers? += [a]
      splitViewController?.setViewController(a, for: .secondary)
      addChild(a); view.addSubview(a.view); a.didMove(toParent: self)
      performSegue(withIdentifier: Segue.showDetail.rawValue, sender: cell)
      let nav = UINavigationController(rootViewController: a)
      nav.modalPresentationStyle = .formSheet
      nav.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
      UIApplication.shared.topMostViewController?.present(a, animated: true)
      """)
    #expect(
      text == """
        present(a, animated: true)
        self.navigationController.present(nav, animated: true, {return done()})
        show(a, sender: nil)
        navigationController.setViewControllers([home, a], animated: true)
        tabBarController.viewControllers.append(a)
        tabBarController.viewControllers = [a]
        splitViewController.setViewController(a, for: .secondary)
        addChild(a)
        view.addSubview(a.view)
        a.didMove(toParent: self)
        performSegue(withIdentifier: Segue.showDetail.rawValue, sender: cell)
        let nav = UINavigationController(rootViewController: a)
        nav.modalPresentationStyle = .formSheet
        nav.popoverPresentationController.barButtonItem = (sender as UIBarButtonItem)
        UIApplication.shared.topMostViewController.present(a, animated: true)
        """)
  }

  @Test func readsFactoriesOfProtocols() {
    let text = FactsText.file(
      """
      protocol StoryboardLoadable { static var storyboardName: String { get } }
      extension StoryboardLoadable where Self: UIViewController {
        static func load() -> Self {
          let s = UIStoryboard(name: storyboardName, bundle: nil)
          return s.instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      extension Detail: StoryboardLoadable { static var storyboardName: String { return "Main" } }
      class Home {
        @IBSegueAction func makeEditor(_ coder: NSCoder) -> EditorViewController? {
          EditorViewController(coder: coder, id: id)
        }
        func make<T: UIViewController>(_ type: T.Type) -> T where T: StoryboardLoadable { T.load() }
      }
      """)
    #expect(
      text == """
        protocol StoryboardLoadable
          static var storyboardName: String
        extension StoryboardLoadable where Self: UIViewController
          static func load() -> Self [load]
            let s = UIStoryboard(name: storyboardName, bundle: nil)
            return (s.instantiateViewController(withIdentifier: String(describing: self)) as Self)
        extension Detail: StoryboardLoadable
          static var storyboardName: String = "Main"
            get
              return "Main"
        class Home
          IBSegueAction func makeEditor(_:) (_ coder: NSCoder) -> EditorViewController [makeEditor:]
            return EditorViewController(coder: coder, id: id)
          func make(_:) (_ type: T.Type) -> T where T: UIViewController, T: StoryboardLoadable [make:]
            return T.load()
        """)
  }

  @Test func readsGeneratedConstants() {
    let text = FactsText.file(
      """
      internal enum StoryboardScene {
        internal enum Main: StoryboardType {
          internal static let storyboardName = "Main"
          internal static let initialScene = InitialSceneType<UINavigationController>(storyboard: Main.self)
          internal static let editor = SceneType<App.EditorViewController>(storyboard: Main.self, identifier: "Editor")
        }
      }
      internal enum StoryboardSegue {
        internal enum Main: String, SegueType {
          case showEditor
          case `default` = "Default", other
        }
      }
      enum Level: Int { case low = 1, high }
      func go() {
        perform(segue: StoryboardSegue.Main.showEditor)
        show(StoryboardScene.Main.editor.instantiate(), sender: nil)
        show(Storyboards.Main.instantiateViewController(ofType: Editor.self), sender: R.segue.list.showEditor)
      }
      """)
    #expect(
      text == """
        enum StoryboardScene
        enum StoryboardScene.Main: StoryboardType
          static internal let var storyboardName = "Main"
          static internal let var initialScene = type(InitialSceneType<UINavigationController>).init(storyboard: type(Main))
          static internal let var editor = type(SceneType<App.EditorViewController>).init(storyboard: type(Main), \
        identifier: "Editor")
        enum StoryboardSegue
        enum StoryboardSegue.Main: String, SegueType
          case showEditor = "showEditor"
          case default = "Default"
          case other = "other"
        enum Level: Int
          case low = "1"
          case high
        func go()
          perform(segue: StoryboardSegue.Main.showEditor)
          show(StoryboardScene.Main.editor.instantiate(), sender: nil)
          show(Storyboards.Main.instantiateViewController(ofType: type(Editor)), sender: R.segue.list.showEditor)
        """)
  }
}
