import NavigationModel
import Testing

@testable import Analysis

/// What is said about the two ends of a presentation, from files to findings: each test names the statement in its words.
@Suite struct PresentingAndPresentedTests {
  /// A modal that covers the screen: it cannot be left where nothing leads out.
  private static let cure =
    "presented full screen, cannot be left: no control and no code that a user can start leads out of it; "
    + "add a Close button with an unwind segue or an action that dismisses it"

  private func found(_ swift: String) throws -> [String] {
    try TemporaryApp().project(
      swift, initial: "home",
      Markup.scene("home", #"customClass="Home""#, buttons: [Markup.action("open:", of: "home")])
    ).found(MissingDismissal.self, CompactModalWithoutClose.self, DeadExit.self, WrongContextExit.self)
  }

  /// Home presents Middle, and that Top, both full screen; Top has a button.
  private func chain(middle: String = "", close: String) throws -> [String] {
    try found(
      """
      class Home: UIViewController {
        @IBAction func open(_ sender: Any) {
          let middle = Middle()
          middle.modalPresentationStyle = .fullScreen
          present(middle, animated: true)
        }
      }
      class Middle: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func open() {
          let top = Top()
          top.modalPresentationStyle = .fullScreen
          present(top, animated: true)
        }
        \(middle)
      }
      class Top: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func close() { \(close) }
      }
      """)
  }

  /// Both ends know each other: the presented end may dismiss itself, or ask the end that presents it.
  @Test(arguments: ["dismiss(animated: true)", "presentingViewController?.dismiss(animated: true)"])
  func eitherEndEndsThePresentation(close: String) throws {
    // Only Top goes: what lies below stays, and has nothing of its own.
    #expect(try chain(close: close) == ["error missing_dismissal App.swift:5: 'Middle' (Middle), \(Self.cure)"])
  }

  /// A dismissal takes along everything that the dismissed controller presented.
  @Test(arguments: [
    "presentingViewController?.presentingViewController?.dismiss(animated: true)",
    "view.window?.rootViewController?.dismiss(animated: true)",
    """
    var lowest = presentingViewController
    while let below = lowest?.presentingViewController { lowest = below }
    lowest?.dismiss(animated: true)
    """,
  ])
  func dismissingWhatIsBelowTakesAlongWhatIsAbove(close: String) throws {
    #expect(try chain(close: close) == [])
  }

  /// The end that presents knows what it presents, and dismissing on it ends that one, not itself.
  @Test func thePresentingEndDismissesWhatItPresented() throws {
    let delegate = """
      func topIsDone() { CALL }
      """
    func found(_ call: String) throws -> [String] {
      try chain(
        middle: delegate.replacing("CALL", with: call), close: "(presentingViewController as? Middle)?.topIsDone()")
    }
    let stuck = ["error missing_dismissal App.swift:5: 'Middle' (Middle), \(Self.cure)"]
    for call in ["presentedViewController?.dismiss(animated: true)", "dismiss(animated: true)"] {
      #expect(try found(call) == stuck, "\(call)")
    }
    #expect(try found("presentingViewController?.dismiss(animated: true)") == [])
  }

  /// Where the presented end is gone already, the same call ends the presenting end too; so it does where its own user
  /// makes it.
  @Test func thePresentingEndMayMeanItself() throws {
    let done = "@objc func topIsDone() { dismiss(animated: true) }"
    let close = "let middle = presentingViewController as? Middle\ndismiss(animated: true) { middle?.topIsDone() }"
    #expect(try chain(middle: done, close: close) == [])
    let button = """
      \(done)
      override func viewDidAppear(_ animated: Bool) {
        let other = UIButton()
        other.addTarget(self, action: #selector(topIsDone), for: .touchUpInside)
        view.addSubview(other)
      }
      """
    #expect(try chain(middle: button, close: "(presentingViewController as? Middle)?.topIsDone()") == [])
  }

  /// The steps of a presentation in code, in Objective-C: the content in a navigation controller, with Cancel and Save
  /// that tell the delegate, which the presenter has made itself.
  private func recipes(assign: String = "content.delegate = self;", finish: String, save: String = Self.saves) throws
    -> [String]
  {
    let code = """
      @protocol AddRecipeDelegate
      - (void)addRecipe:(id)controller didFinishWithName:(NSString *)name;
      @end
      @interface AddRecipe : UIViewController
      @property (nonatomic, weak) id<AddRecipeDelegate> delegate;
      @end
      @implementation AddRecipe
      - (void)viewDidLoad {
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel:)];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(save:)];
      }
      - (void)cancel:(id)sender { [self.delegate addRecipe:self didFinishWithName:nil]; }
      - (void)save:(id)sender { \(save) }
      @end
      @interface Recipes : UITableViewController <AddRecipeDelegate>
      @end
      @implementation Recipes
      - (void)add:(id)sender {
        AddRecipe *content = [[AddRecipe alloc] init];
        \(assign)
        UINavigationController *container = [[UINavigationController alloc] initWithRootViewController:content];
        container.modalPresentationStyle = UIModalPresentationFullScreen;
        container.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
        [self presentViewController:container animated:YES completion:nil];
      }
      - (void)addRecipe:(id)controller didFinishWithName:(NSString *)name {
        \(finish)
      }
      @end
      """
    return try TemporaryApp().project(
      [("Recipes.m", code)], initial: "recipes",
      [Markup.scene("recipes", #"customClass="Recipes""#, buttons: [Markup.action("add:", of: "recipes")])]
    ).found()
  }

  private static let saves = "[self.delegate addRecipe:self didFinishWithName:@\"Soup\"];"

  private static let stuck =
    "error missing_dismissal Recipes.m:26: 'Navigation (AddRecipe)' (UINavigationController), \(cure)"

  /// The presented controller tells its delegate when it is ready to go, and the presenter dismisses it.
  @Test(arguments: [
    "[self dismissViewControllerAnimated:YES completion:nil];",
    "[self.presentedViewController dismissViewControllerAnimated:YES completion:nil];",
    "[controller dismissViewControllerAnimated:YES completion:nil];",
  ])
  func theDelegateDismisses(finish: String) throws {
    #expect(try recipes(finish: finish) == [])
  }

  /// A presenter that does not make itself the delegate, or does nothing when it is told, leaves the user where he is.
  @Test func theDelegateIsNotThereOrDoesNothing() throws {
    let dismisses = "[self dismissViewControllerAnimated:YES completion:nil];"
    #expect(try recipes(assign: "", finish: dismisses) == [Self.stuck])
    // Whoever is set by code that is not understood may be the presenter.
    for assign in ["[Library connect:content].delegate = self;", "[content setValue:self forKey:@\"delegate\"];"] {
      #expect(try recipes(assign: assign, finish: dismisses) == [], "\(assign)")
    }
    #expect(try recipes(finish: "[self.tableView reloadData];") == [Self.stuck])
  }

  /// One of two buttons that leaves is enough.
  @Test func oneButtonIsEnough() throws {
    #expect(
      try recipes(finish: "", save: "[self dismissViewControllerAnimated:YES completion:nil];") == [])
  }
}
