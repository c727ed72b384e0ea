import NavigationModel
import Testing

/// What UIKit finds from a controller, and what only has the name of that.
@Suite struct RelationTests {
  /// A local of the name that UIKit's property has holds what it was given.
  @Test(arguments: ["nav", "navigationController"])
  func aLocalNamedLikeARelation(name: String) throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          let \(name) = UINavigationController(rootViewController: Detail())
          let item = UIBarButtonItem(primaryAction: UIAction { _ in \(name).①dismiss(animated: true) })
          \(name).viewControllers.first?.navigationItem.leftBarButtonItem = item
          ②present(\(name), animated: true)
        }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines.contains("Home -> UINavigationController present [button] ②"))
    #expect(app.graph.exits.map { $0.receivers.map(\.rawValue) } == [["class:UINavigationController(Detail)"]])
  }

  /// The storyboard of some controller is that of no one in particular: the name alone tells.
  @Test func theStoryboardOfAnyController() throws {
    let app = try CodeApp([
      "App.swift": """
      class Detail: UIViewController {}
      class Home: UIViewController {
        func next(after page: UIViewController) -> UIViewController? {
          page.storyboard?.instantiateViewController(withIdentifier: "Detail")
        }
        @IBAction func go(_ sender: Any) { ①present(next(after: self)!, animated: true) }
        func pageViewController(_ p: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
          page.storyboard?.instantiateViewController(withIdentifier: "Detail")
        }
      }
      """,
      "Main.storyboard": StoryboardScene.document([
        StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Detail"),
      ]),
      "Launch.storyboard": StoryboardScene.document([StoryboardScene("Launch", hasClass: false)]),
    ])
    #expect(app.graph.issues.isEmpty)
    #expect(app.lines.contains("Home -> Detail present [button] ①"))
  }

  /// The columns of a split view, in both languages.
  @Test func columns() throws {
    let swift = try CodeApp(
      """
      class Home: UIViewController {
        override func viewDidLoad() {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(A(), for: .primary)
          split.setViewController(B(), for: .compact)
          addChild(split)
        }
      }
      class A: UIViewController {}
      class B: UIViewController {}
      """, StoryboardScene("Home"))
    let objectiveC = try CodeApp(
      objectiveC: """
        @interface A : UIViewController
        @end
        @interface B : UIViewController
        @end
        @interface Home : UISplitViewController
        @end
        @implementation Home
        - (void)viewDidLoad {
          [self setViewController:[A new] forColumn:UISplitViewControllerColumnPrimary];
          [self setViewController:[B new] forColumn:UISplitViewControllerColumnCompact];
        }
        @end
        """, StoryboardScene("Home"))
    for app in [swift, objectiveC] {
      let columns = app.graph.transitions.filter { $0.kind == .child && $0.relationship != nil }
      #expect(
        columns.map { "\($0.target?.rawValue ?? "") \($0.relationship ?? "")" }.sorted() == [
          "class:A masterViewController", "class:B compactViewController",
        ])
    }
  }

  /// A container that gives itself its first child; what it is handed goes into what its maker makes.
  @Test func aContainerThatFillsItself() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) {
          ①present(OwnFlow(), animated: true)
          ②present(③AnyFlow(rootViewController: Detail()), animated: true)
        }
      }
      class OwnFlow: UINavigationController {
        init() { super.④init(rootViewController: Detail()) }
      }
      class AnyFlow: UINavigationController {
        override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
      }
      class Detail: UIViewController {}
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(
      app.lines == [
        "AnyFlow -> Detail child ③", "Home -> AnyFlow present [button] ②",
        "Home -> OwnFlow present [button] ①",
        "OwnFlow -> Detail child ④",
      ])
  }
}
