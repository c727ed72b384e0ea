import NavigationModel
import Testing

/// Kinds of code that real apps hold and that were once followed wrongly.
@Suite struct RealAppTests {
  private func home(_ members: String, _ others: String = "") throws -> CodeApp {
    try CodeApp("class Home: UIViewController {\n\(members)\n}\n\(others)", "Home")
  }

  @Test func localsOfOneNameInDifferentBlocks() throws {
    let app = try home(
      """
      override func viewDidAppear(_ animated: Bool) {
        if isLoggedOut {
          let next = Login()
          ①present(next, animated: true)
          return
        }
        let next = Account()
        navigationController?.②pushViewController(next, animated: true)
      }
      """, "class Login: UIViewController {}\nclass Account: UIViewController {}")
    #expect(
      app.lines == ["Home -> Account push [lifecycle] ②", "Home -> Login present [lifecycle] ①"])
  }

  @Test func localsOfOneNameInCasesOfObjectiveC() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Home : UITableViewController
        @end
        @implementation Home
        - (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i {
          switch (i.row) {
            case 0: { First *next = [First new]; [self.navigationController ①pushViewController:next animated:YES]; break; }
            default: { Second *next = [Second new]; [self ②presentViewController:next animated:YES completion:nil]; }
          }
        }
        @end
        @interface First : UIViewController
        @end
        @implementation First
        @end
        @interface Second : UIViewController
        @end
        @implementation Second
        @end
        """, "Home")
    #expect(
      app.lines == ["Home -> First push [tableViewCell] ①", "Home -> Second present [tableViewCell] ②"])
  }

  @Test func aCreatorMakesTheSceneOfTheStoryboard() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let next = storyboard!.instantiateViewController(identifier: "Editor") { Editor(coder: $0, item: 1) }
          ①present(next, animated: true)
        }
      }
      class Editor: UIViewController {
        init?(coder: NSCoder, item: Int) { super.init(coder: coder) }
        override func viewDidLoad() { ②show(Detail(), sender: nil) }
      }
      class Detail: UIViewController {}
      """, "Home", "Editor")
    #expect(
      app.lines == ["Editor -> Detail show [lifecycle] ②", "Home -> Editor present [lifecycle] ①"])
  }

  @Test func aProtocolOfALibraryCalls() throws {
    let app = try home(
      "", "extension Home: PanelDelegate { func panelRequestsClose(_ panel: Panel) { ①dismiss(animated: true) } }")
    #expect(app.lines == ["Home exit dismiss [callback] ①"])
  }

  @Test func anOverloadOfUIKitsMethodIsAnother() throws {
    let app = try home(
      """
      @objc private func finish() { leave(true) }
      override func viewDidLoad() { button.addTarget(self, action: #selector(finish), for: .touchUpInside) }
      let button = UIButton()
      private func dismissViewControllerAnimated(animated: Bool, user: Bool = true, completion: (() -> Void)? = nil) {}
      private func leave(animated: Bool) { ①dismissViewControllerAnimated(animated, completion: nil) }
      """)
    #expect(app.exits == ["Home exit dismiss [button] ①"])
  }

  @Test func aTypeAliasThatLeadsToItself() throws {
    let app = try home(
      "let order: Order? = nil\noverride func viewDidAppear(_ a: Bool) { ①present(Order(), animated: true) }",
      "typealias Order = Shop.Order")
    #expect(app.lines.count <= 1)
  }

  @Test func aSegueOfWhatIsOnlyKnownByAProtocol() throws {
    let app = try CodeApp(
      """
      protocol Themed {}
      typealias Host = UIViewController & Themed
      final class Presenter {
        func show(in host: Host) { host.performSegue(withIdentifier: "help", sender: nil) }
      }
      class Home: UIViewController, Themed {
        let presenter = Presenter()
        override func viewDidAppear(_ animated: Bool) { ①presenter.show(in: self) }
      }
      """, StoryboardScene("Home", segues: [.init("help", "presentation", to: "Help")]), StoryboardScene("Help"))
    #expect(app.deadSegues == [])
  }

  @Test func aSheetThatIsAttachedToTheEdge() throws {
    let app = try home(
      """
      override func viewDidAppear(_ animated: Bool) {
        let next = Panel()
        if let sheet = next.sheetPresentationController { sheet.prefersEdgeAttachedInCompactHeight = true }
        ①present(next, animated: true)
      }
      """, "class Panel: UIViewController {}")
    #expect(app.graph.transitions.map(\.isEdgeAttached) == [true])
  }

  @Test func theViewOfAHostingControllerIsOpen() throws {
    let app = try home(
      "override func viewDidAppear(_ animated: Bool) { ①present(UIHostingController(rootView: Tip()), animated: true) }",
      "struct Tip: View { var body: some View { Text(\"Tip\") } }")
    let hosting = app.graph.scenes.first { $0.kind == .hostingController }
    #expect(hosting?.openness == .open("its SwiftUI view was not read"))
  }

  @Test func aGenericParameterIsNoIdentifier() throws {
    let app = try home(
      """
      func make<T: UIViewController>() -> T {
        return storyboard!.instantiateViewController(withIdentifier: String(describing: T.self)) as! T
      }
      override func viewDidAppear(_ animated: Bool) { _ = make() }
      """)
    #expect(app.graph.issues == [])
  }

  @Test func codeThatNothingIsKnownToCallMayMakeAScene() throws {
    let app = try CodeApp(
      """
      class Module {
        func load() -> UIViewController { return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Lost") }
      }
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) { registry.modules.first { $0.load() } }
      }
      """, "Home", "Lost")
    #expect(app.graph.instantiations.scenes == [SceneID(rawValue: "Main.storyboard#Lost")])
  }

  @Test func actionsOfSwift2HaveNoFirstLabel() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func close(sender: UIButton) { ①dismissViewControllerAnimated(true, completion: nil) }
      }
      """, StoryboardScene("Home", actions: ["close:"]))
    #expect(app.lines == ["Home exit dismiss [button] ①"])
    #expect(app.graph.issues == [])
  }

  @Test func implicitMembersThatLeadBackToThemselves() throws {
    let app = try CodeApp(
      """
      class Theme {
        static var night: Theme = .day
        static var day: Theme = .night
      }
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let theme: Theme = .day
          theme.apply()
          ①present(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}
      """, "Home")
    #expect(app.lines == ["Home -> Detail present [lifecycle] ①"])
  }
}
