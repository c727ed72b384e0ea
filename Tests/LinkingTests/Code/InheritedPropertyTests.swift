import NavigationModel
import Testing

/// What a class inherits is told apart by the class that has it.
@Suite struct InheritedPropertyTests {
  @Test func whatASubclassGivesToTheInitializerOfItsBase() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController {
        private let pages: [UIViewController]
        init(pages: [UIViewController]) {
          self.pages = pages
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          for page in pages { ①addChild(page) }
        }
      }
      class First: Base { init() { super.init(pages: [X()]) } }
      class Second: Base { init() { super.init(pages: [Y()]) } }
      class X: UIViewController {}
      class Y: UIViewController {}
      class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          ②present(First(), animated: true)
          ③present(Second(), animated: true)
        }
      }
      """, "Home")
    #expect(
      app.lines == [
        "First -> X child ①", "Home -> First present [lifecycle] ②", "Home -> Second present [lifecycle] ③",
        "Second -> Y child ①",
      ])
  }

  /// What is stored there later is not taken for anything that the type allows.
  @Test func propertiesOfAProtocol() throws {
    let app = try CodeApp(
      """
      protocol Page: UIViewController {}
      class Base: UIViewController {
        var page: Page!
        override func viewDidLoad() { ①addChild(page) }
      }
      class First: Base { override func viewDidLoad() { super.viewDidLoad(); page = X() } }
      class Second: Base { override func viewDidLoad() { page = Y(); super.viewDidLoad() } }
      class X: UIViewController, Page {}
      class Y: UIViewController, Page {}
      """, "First", "Second")
    #expect(app.lines == ["First -> X child ①", "Second -> Y child ①"])
  }

  @Test func whatASubclassSetsItself() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Base : UIViewController
        @property (nonatomic) UIViewController *detail;
        @end
        @implementation Base
        - (void)viewDidAppear:(BOOL)animated { [self ①presentViewController:self.detail animated:YES completion:nil]; }
        @end
        @interface First : Base
        @end
        @implementation First
        - (void)viewDidLoad { self.detail = [X new]; }
        @end
        @interface Second : Base
        @end
        @implementation Second
        - (void)viewDidLoad { self.detail = [Y new]; }
        @end
        @interface X : UIViewController
        @end
        @interface Y : UIViewController
        @end
        """, "First", "Second")
    #expect(app.lines == ["First -> X present [lifecycle] ①", "Second -> Y present [lifecycle] ①"])
  }

  /// Where nobody knows whose property is set, it may be anybody's.
  @Test func whatSomebodyElseSets() throws {
    let app = try CodeApp(
      """
      class Base: UIViewController {
        var detail: UIViewController?
        @IBAction func show(_ sender: Any) { ①present(detail!, animated: true) }
      }
      class First: Base {}
      class Second: Base {}
      class X: UIViewController {}
      func fill(_ base: Base) { base.detail = X() }
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { fill(segue.destination as! Base) }
      }
      """, StoryboardScene("Home", segues: [.init("", to: "First", onButton: true)]),
      StoryboardScene("First", actions: ["show:"]), StoryboardScene("Second", actions: ["show:"]))
    #expect(app.lines.contains("First -> X present [button] ①"))
  }
}
