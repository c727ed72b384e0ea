import NavigationModel
import Testing

@testable import Linking

/// Views of controllers that are added without making the controllers children.
@Suite struct DetachedViewTests {
  private func app(_ body: String, properties: String = "let child = Child()", others: String = "") throws -> CodeApp {
    try CodeApp(
      """
      class Home: UIViewController {
        \(properties)
        override func viewDidLoad() {
          \(body)
        }
      }
      class Child: UIViewController {
        let button = UIButton()
        override func viewDidLoad() { button.addTarget(self, action: #selector(open), for: .touchUpInside) }
        @objc func open() { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      \(others)
      """, StoryboardScene("Home"))
  }

  /// What holds something, and by what.
  private func holders(_ app: CodeApp) -> [String] {
    app.graph.transitions.filter { $0.kind == .child }.map {
      "\(app.name($0.source)) holds \(app.name($0.target)) by \($0.relationship ?? "itself")"
    }
  }

  @Test(arguments: [
    "view.addSubview(child.view)", "view.insertSubview(child.view!, at: 0)", "self.view.addSubview(self.child.view)",
    "stack.addArrangedSubview(child.view)", "let other = Child()\nview.addSubview(other.view as UIView)",
  ])
  func theViewAlone(body: String) throws {
    let app = try app(body, properties: "let child = Child()\nlet stack = UIStackView()")
    #expect(holders(app) == ["Home holds Child by view"])
    // Its code runs.
    #expect(app.transitions.contains { $0.hasPrefix("Child -> Detail present [button]") })
  }

  @Test(arguments: [
    "addChild(child)\nview.addSubview(child.view)", "view.addSubview(child.view)\naddChild(child)",
    "adopt(child)", "addChildViewController(child)\nstack.addArrangedSubview(child.view)",
  ])
  func aChildIsOneEdge(body: String) throws {
    let adopt = """
      extension UIViewController {
        func adopt(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      """
    let app = try app(body, properties: "let child = Child()\nlet stack = UIStackView()", others: adopt)
    #expect(holders(app) == ["Home holds Child by itself"])
  }

  @Test(arguments: [
    "view.addSubview(holder.view)", "view.addSubview(child)", "child.view.addSubview(view)",
    "UIView().addSubview(self.view)",
    "window.addSubview(child.view)", "view.addSubview(navigationController!.view)",
    "layer.addSublayer(child.view.layer)",
  ])
  func otherViewsAreNone(body: String) throws {
    let app = try app(
      body, properties: "let child = Child()\nlet holder = Holder()\nlet window = UIWindow()",
      others: "class Holder: NSObject { let view = UIView() }")
    #expect(holders(app) == [])
  }

  @Test func objectiveC() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Child : UIViewController
        @end
        @implementation Child
        @end
        @interface Home : UIViewController
        @property (nonatomic, strong) Child *child;
        @end
        @implementation Home
        - (void)viewDidLoad {
          self.child = [[Child alloc] init];
          [self.view addSubview:self.child.view];
          [self.view insertSubview:[self.child view] atIndex:0];
        }
        @end
        """, StoryboardScene("Home"))
    #expect(Set(holders(app)) == ["Home holds Child by view"])
  }

  /// Of traits and turning UIKit tells children, and what is presented.
  @Test func traitsAreNotPassedOn() throws {
    func shown(_ body: String) throws -> [String] {
      try app(
        body, properties: "let child = Turning()",
        others: """
          class Turning: UIViewController {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { present(Wide(), animated: true) }
            override func viewDidLayoutSubviews() { present(Laid(), animated: true) }
          }
          class Wide: UIViewController {}
          class Laid: UIViewController {}
          """
      ).graph.transitions.filter { $0.source.rawValue == "class:Turning" }.compactMap { $0.target?.rawValue }.sorted()
    }
    #expect(try shown("view.addSubview(child.view)") == ["class:Laid"])
    #expect(try shown("addChild(child)\nview.addSubview(child.view)") == ["class:Laid", "class:Wide"])
    // The same class is presented elsewhere.
    #expect(
      try shown("view.addSubview(child.view)\npresent(Turning(), animated: true)") == ["class:Laid", "class:Wide"])
  }
}
