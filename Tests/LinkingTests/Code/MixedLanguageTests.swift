import NavigationModel
import Testing

/// Swift and Objective-C that call each other, and what Objective-C calls without saying so (semantics §12.3).
@Suite struct MixedLanguageTests {
  /// A home that presents an editor.
  private static let editing = [
    StoryboardScene("Home", segues: [.init("edit", "presentation", to: "Editor", onButton: true)]),
    StoryboardScene("Editor", actions: ["save:"]),
  ]

  /// An editor in Objective-C whose button tells its delegate.
  private static func editor(_ call: String) -> String {
    """
    @interface Editor : UIViewController
    @property (nonatomic, weak) id<EditorDelegate> delegate;
    @end
    @implementation Editor
    - (IBAction)save:(id)sender { Item *item = nil; [self.delegate ②\(call)]; }
    @end
    """
  }

  private func lines(_ swift: String, _ objectiveC: String, _ scenes: StoryboardScene...) throws -> [String] {
    try CodeApp(["App.swift": swift, "App.m": objectiveC, "Main.storyboard": StoryboardScene.document(scenes)]).lines
  }

  // MARK: Getters

  @Test(arguments: ["self.button", "[self button]"])
  func aGetterThatMakesItsControl(expression: String) throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Home : UIViewController
        @property (nonatomic, strong) UIButton *button;
        @end
        @implementation Home
        - (void)viewDidLoad { [self.view addSubview:\(expression)]; }
        - (UIButton *)button {
          if (!_button) {
            _button = [[UIButton alloc] init];
            [_button addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
          }
          return _button;
        }
        - (void)close { [self ①dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """, "Home")
    #expect(app.lines == ["Home exit dismiss [button] ①"])
  }

  @Test func aGetterThatSwiftReads() throws {
    #expect(
      try lines(
        """
        class Home: UIViewController {
          let maker = Maker()
          @IBAction func go(_ sender: Any) { ①present(maker.detail, animated: true) }
        }
        class Detail: UIViewController {}
        """,
        """
        @interface Maker : NSObject
        @property (nonatomic, readonly) UIViewController *detail;
        @end
        @implementation Maker
        - (UIViewController *)detail { return [[Detail alloc] init]; }
        @end
        """, StoryboardScene("Home", actions: ["go:"])) == ["Home -> Detail present [button] ①"])
  }

  // MARK: Names

  @Test(arguments: [
    ("func itemSaved(item: Item)", "itemSavedWithItem:item", "itemSaved"),
    ("func saved(for item: Item)", "savedFor:item", "saved"), ("func saved(_ item: Item)", "saved:item", "saved"),
    ("@objc(tell:) func saved(_ item: Item)", "tell:item", "saved"),
  ])
  func objectiveCCallsASwiftDelegate(method: String, call: String, via: String) throws {
    let found = try lines(
      """
      @objc protocol EditorDelegate { \(method) }
      class Home: UIViewController, EditorDelegate {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? Editor)?.delegate = self
        }
        \(method) { ①dismiss(animated: true) }
      }
      """,
      """
      \(Self.editor(call))
      """, Self.editing[0], Self.editing[1])
    #expect(found == ["Editor exit dismiss [button] ② via \(via)", "Home exit dismiss [button] ①"])
  }

  @Test(arguments: [
    ("editorSavedWithItem:(Item *)item", "editorSavedWithItem:item", "editorSaved(with item: Item)"),
    (
      "editor:(Editor *)editor savedWithItem:(Item *)item", "editor:self savedWithItem:item",
      "editor(_ editor: Editor, savedWith item: Item)"
    ),
  ])
  func swiftAdoptsAnObjectiveCProtocol(declared: String, call: String, method: String) throws {
    let found = try lines(
      """
      class Home: UIViewController, EditorDelegate {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? Editor)?.delegate = self
        }
        func \(method) { ①dismiss(animated: true) }
      }
      """,
      """
      @protocol EditorDelegate <NSObject>
      - (void)\(declared);
      @end
      \(Self.editor(call))
      """, Self.editing[0], Self.editing[1])
    #expect(
      found == ["Editor exit dismiss [button] ② via \(method.prefix { $0 != "(" })", "Home exit dismiss [button] ①"])
  }

  @Test func swiftCallsAShortenedSelector() throws {
    let found = try lines(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { let opener = Opener(); opener.①open(with: Item(), from: self) }
      }
      class Detail: UIViewController {}
      """,
      """
      @interface Opener : NSObject
      @end
      @implementation Opener
      - (void)openWithItem:(Item *)item fromController:(UIViewController *)controller {
        [controller presentViewController:[[Detail alloc] init] animated:YES completion:nil];
      }
      @end
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(found == ["Home -> Detail present [button] ① via openWithItem"])
  }

  // MARK: Macros

  /// A controller that shows a scene of a storyboard whose name and whose scene's name are macros.
  private func macros(_ header: String?) throws -> CodeApp {
    var files = [
      "App.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (IBAction)go:(id)sender {
        UIStoryboard *storyboard = [UIStoryboard storyboardWithName:MAIN_STORYBOARD bundle:nil];
        UIViewController *detail = [storyboard instantiateViewControllerWithIdentifier:DETAIL_SCENE];
        [self ①presentViewController:detail animated:YES completion:nil];
        [self performSegueWithIdentifier:HOME_SEGUE sender:nil];
      }
      @end
      """,
      "Main.storyboard": StoryboardScene.document([
        StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Detail", hasClass: false),
      ]),
    ]
    files["Prefix.pch"] = header
    return try CodeApp(files)
  }

  @Test func aPrefixHeaderDefinesNames() throws {
    let app = try macros(#"#define MAIN_STORYBOARD @"Main"\#n#define DETAIL_SCENE @"Detail""#)
    #expect(app.lines == ["Home -> Detail present [button] ①"])
  }

  @Test func anUnknownMacroIsNoName() throws {
    let app = try macros(nil)
    #expect(app.graph.issues == [])
    #expect(app.lines == ["Home -> unresolved:detail present [button] ① ?"])
  }

  // MARK: Factories

  @Test(arguments: [
    ("controllerWithModel:(Model *)model", "(model: Model())"),
    ("detailControllerForModel:(Model *)model", "(forModel: m)"),
    ("controllerWithCompletion:(void (^)(void))completion", " { print(1) }"),
    ("controllerWithModel:(Model *)model title:(NSString *)title", "(model: m, title: t)"),
  ])
  func aFactoryIsAnInitializerInSwift(factory: String, arguments: String) throws {
    #expect(
      try lines(
        """
        class Home: UIViewController {
          @IBAction func go(_ sender: Any) { ①present(XYDetailController\(arguments), animated: true) }
        }
        """,
        """
        @interface XYDetailController : UIViewController
        + (instancetype)\(factory);
        @end
        @implementation XYDetailController
        + (instancetype)\(factory) {
          return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Second"];
        }
        @end
        """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Second", class: "XYDetailController"))
        == ["Home -> Second present [button] ①"])
  }

  @Test func aFactoryOfAnotherNameIsNone() throws {
    #expect(
      try lines(
        """
        class Home: UIViewController {
          @IBAction func go(_ sender: Any) { ①present(DetailController(model: m), animated: true) }
        }
        """,
        """
        @interface DetailController : UIViewController
        @end
        @implementation DetailController
        + (instancetype)showWithModel:(Model *)model {
          return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Second"];
        }
        @end
        """, StoryboardScene("Home", actions: ["go:"]), StoryboardScene("Second", class: "DetailController"))
        == ["Home -> DetailController present [button] ①"])
  }
}
