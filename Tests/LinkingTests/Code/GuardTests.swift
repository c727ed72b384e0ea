import NavigationModel
import Testing

/// Branches that depend on what a caller gives: each call takes its own.
@Suite struct GuardTests {
  private func app(_ home: String, _ other: String, _ more: String) throws -> CodeApp {
    try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { \(home) }
      }
      class Other: UIViewController { @IBAction func go(_ sender: Any) { \(other) } }
      class A: UIViewController {}
      class B: UIViewController {}
      \(more)
      """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Other", actions: ["go:"]))
  }

  private static let both = ["Home -> A present [button] ① via open", "Other -> B push [button] ② via open"]

  @Test(arguments: [
    // An enum, with and without a default.
    """
    enum Way { case modal, push }
    extension UIViewController {
      func open(_ way: Way) {
        switch way {
        case .modal: present(A(), animated: true)
        case .push: navigationController?.pushViewController(B(), animated: true)
        }
      }
    }
    """,
    """
    enum Way { case push, modal, none }
    extension UIViewController {
      func open(_ way: Way) {
        switch way {
        case .push: navigationController?.pushViewController(B(), animated: true)
        case .none: break
        default: present(A(), animated: true)
        }
      }
    }
    """,
    """
    enum Way { case modal, push }
    extension UIViewController {
      func open(_ way: Way) {
        if way == .modal { present(A(), animated: true) } else { navigationController?.pushViewController(B(), animated: true) }
      }
    }
    """,
    """
    enum Way { case modal, push }
    extension UIViewController {
      func open(_ way: Way) {
        guard case .push = way else { return present(A(), animated: true) }
        navigationController?.pushViewController(B(), animated: true)
      }
    }
    """,
    // By way of another function, and in a closure.
    """
    enum Way { case modal, push }
    extension UIViewController {
      func open(_ way: Way) { Runner().run(way, self) }
    }
    class Runner {
      func run(_ way: Way, _ host: UIViewController) {
        DispatchQueue.main.async {
          if way != .push { host.present(A(), animated: true) } else { host.navigationController?.pushViewController(B(), animated: true) }
        }
      }
    }
    """,
  ])
  func enums(more: String) throws {
    #expect(
      try app("①open(.modal)", "②open(Way.push)", more).lines.map(Self.withoutHelper)
        == Self.both.map(Self.withoutHelper))
  }

  private static func withoutHelper(_ line: String) -> String { line.split(separator: " via ")[0].description }

  @Test(arguments: [
    "if modally { present(A(), animated: true) } else { navigationController?.pushViewController(B(), animated: true) }",
    "if !modally { navigationController?.pushViewController(B(), animated: true) } else { present(A(), animated: true) }",
    "guard modally else { navigationController?.pushViewController(B(), animated: true); return }\npresent(A(), animated: true)",
    "if view != nil && modally { present(A(), animated: true) }\nif !modally { navigationController?.pushViewController(B(), animated: true) }",
  ])
  func flags(body: String) throws {
    let more = "extension UIViewController { func open(modally: Bool = true) { \(body) } }"
    #expect(try app("①open()", "②open(modally: false)", more).lines == Self.both)
  }

  /// Of the two sides of `?:` the one that the caller asks for.
  @Test(arguments: [
    "wrapped ? A() : B()", "!wrapped ? B() : A()", "(wrapped == true) ? A() : B()",
    "view == nil ? nil : wrapped ? A() : B()",
  ])
  func choices(value: String) throws {
    let more = "extension UIViewController { func open(wrapped: Bool = false) { present(\(value), animated: true) } }"
    #expect(
      try app("①open(wrapped: true)", "②open()", more).lines
        == ["Home -> A present [button] ① via open", "Other -> B present [button] ② via open"])
  }

  /// What a case brings along arrives where it is taken out.
  @Test func payloads() throws {
    let app = try app(
      "①open(.modal(A(), animated: true))", "②open(.push(B()))",
      """
      enum Way { case modal(UIViewController, animated: Bool), push(UIViewController) }
      extension UIViewController {
        func open(_ way: Way) {
          switch way {
          case .modal(let controller, _): present(controller, animated: true)
          case let .push(controller): navigationController?.pushViewController(controller, animated: true)
          }
        }
      }
      """)
    #expect(app.lines == Self.both)
  }

  /// Each place that makes a case brings along its own.
  @Test func payloadsOfOneCase() throws {
    let app = try app(
      "①open(.modal(A()))", "②open(.modal(B()))",
      """
      enum Way { case modal(UIViewController), none }
      extension UIViewController {
        func open(_ way: Way) {
          if case .modal(let controller) = way { present(controller, animated: true) }
        }
      }
      """)
    #expect(app.lines == ["Home -> A present [button] ① via open", "Other -> B present [button] ② via open"])
  }

  /// What is not known may be anything.
  @Test(arguments: [
    "open(modally: isPad)", "open(modally: isPad || true)", "let flag = true\n①open(modally: flag)",
  ])
  func whatIsNotKnown(call: String) throws {
    let app = try app(
      call, "",
      """
      var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      extension UIViewController {
        func open(modally: Bool) {
          if modally { present(A(), animated: true) } else { navigationController?.pushViewController(B(), animated: true) }
        }
      }
      """)
    #expect(app.lines.count == 2)
  }

  /// A local that hides the parameter says nothing of it.
  @Test func aLocalOfTheSameName() throws {
    let app = try app(
      "open(.modal)", "",
      """
      enum Way { case modal, push }
      extension UIViewController {
        func open(_ way: Way) {
          let way = traitCollection.horizontalSizeClass == .compact ? Way.push : way
          switch way {
          case .modal: present(A(), animated: true)
          case .push: navigationController?.pushViewController(B(), animated: true)
          }
        }
      }
      """)
    #expect(app.lines.count == 2)
  }
}
