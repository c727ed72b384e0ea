import NavigationModel
import Testing

/// Swift and Objective-C that call each other, and what Objective-C calls without saying so (semantics §12.3).
@Suite struct MixedLanguageTests {
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
}
