import NavigationModel
import Testing

/// Ways to leave in Objective-C (semantics §12.2).
@Suite struct ObjectiveCLeavingTests {
  /// An editor with a button that sends `close:`.
  private func closing(_ body: String, _ more: String = "", members: String = "") throws -> [String] {
    try CodeApp(
      objectiveC: """
        @interface Editor : UIViewController
        @property (nonatomic, strong) UIPopoverController *popover;
        @property (nonatomic, strong) UIButton *button;
        @end
        @implementation Editor
        - (IBAction)close:(id)sender {
          \(body)
        }
        \(members)
        @end
        \(more)
        """, StoryboardScene("Editor", actions: ["close:"])
    ).lines
  }

  @Test(arguments: [
    "[self ①dismissViewControllerAnimated:YES completion:nil];",
    "[self ①dismissViewControllerAnimated:YES completion:^{ NSLog(@\"done\"); }];",
    "[self.presentingViewController ①dismissViewControllerAnimated:YES completion:nil];",
    "[[self presentingViewController] ①dismissViewControllerAnimated:YES completion:NULL];",
    "[self.navigationController ①dismissViewControllerAnimated:YES completion:nil];",
    "[self.parentViewController ①dismissViewControllerAnimated:YES completion:nil];",
    "[self ①dismissModalViewControllerAnimated:YES];",
    "[self.parentViewController ①dismissModalViewControllerAnimated:YES];",
    "[self.popover ①dismissPopoverAnimated:YES];",
    "__weak typeof(self) weakSelf = self;\ndispatch_async(dispatch_get_main_queue(), ^{\n"
      + "[weakSelf ①dismissViewControllerAnimated:YES completion:nil]; });",
    "[self.view.window.rootViewController ①dismissViewControllerAnimated:NO completion:nil];",
    "if (self.button) { [self ①dismissViewControllerAnimated:YES completion:nil]; }",
  ])
  func dismissing(body: String) throws {
    #expect(try closing(body) == ["Editor exit dismiss [button] ①"])
  }

  @Test(arguments: [
    "[self.navigationController ①popViewControllerAnimated:YES];",
    "[[self navigationController] ①popToRootViewControllerAnimated:YES];",
    "[self.navigationController ①popToViewController:self.navigationController.viewControllers[0] animated:YES];",
    "UINavigationController *nav = self.navigationController;\n[nav ①popViewControllerAnimated:NO];",
  ])
  func popping(body: String) throws {
    #expect(try closing(body) == ["Editor exit pop [button] ①"])
  }

  @Test func aMethodOfOnesOwn() throws {
    #expect(
      try closing(
        "[self finish];", members: "- (void)finish { [self ①dismissViewControllerAnimated:YES completion:nil]; }")
        == ["Editor exit dismiss [button] ①"])
    #expect(
      try closing(
        "[self performSelector:@selector(finish) withObject:nil afterDelay:1.0];",
        members: "- (void)finish { [self ①dismissViewControllerAnimated:YES completion:nil]; }")
        == ["Editor exit dismiss [button] ①"])
  }

  @Test func aCategory() throws {
    #expect(
      try closing(
        "[self ①leave];",
        """
        @interface UIViewController (Leaving)
        - (void)leave;
        @end
        @implementation UIViewController (Leaving)
        - (void)leave { [self dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """) == ["Editor exit dismiss [button] ① via leave"])
  }

  @Test func aCategoryThatAControlCalls() throws {
    let app = try CodeApp(
      objectiveC: """
        @implementation UIViewController (Leaving)
        - (IBAction)leave:(id)sender { [self ①dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """, StoryboardScene("Plain", hasClass: false, actions: ["leave:"]))
    #expect(app.lines == ["Plain exit dismiss [button] ① via leave"])
  }

  private static let setup: [(String, String)] = [
    (
      """
      self.navigationItem.leftBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(finish:)];
      """, "barButtonItem"
    ),
    (
      """
      UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Done" style:UIBarButtonItemStyleDone target:self
                                                              action:@selector(finish:)];
      [self.navigationItem setRightBarButtonItem:item animated:YES];
      """, "barButtonItem"
    ),
    ("[self.button addTarget:self action:@selector(finish:) forControlEvents:UIControlEventTouchUpInside];", "button"),
    ("[self.button addTarget:nil action:@selector(finish:) forControlEvents:UIControlEventTouchUpInside];", "button"),
    (
      """
      UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(finish:)];
      [self.view addGestureRecognizer:tap];
      """, "gestureRecognizer"
    ),
    (
      "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(finish:) name:@\"AppDidLock\" object:nil];",
      "notification"
    ),
    ("[self performSelector:@selector(finish:) withObject:nil afterDelay:1.0];", "timer"),
    (
      "[NSTimer scheduledTimerWithTimeInterval:3 target:self selector:@selector(finish:) userInfo:nil repeats:NO];",
      "timer"
    ),
  ]

  @Test(arguments: setup)
  func selectorsThatAreBuiltElsewhere(setup: String, trigger: String) throws {
    #expect(
      try closing(
        "",
        members: """
          - (void)viewDidLoad {
            [super viewDidLoad];
            \(setup)
          }
          - (void)finish:(id)sender { [self ①dismissViewControllerAnimated:YES completion:nil]; }
          """) == ["Editor exit dismiss [\(trigger)] ①"])
  }

  @Test func anObservedKeyIsACallback() throws {
    #expect(
      try closing(
        "",
        members: """
          - (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change
                               context:(void *)context {
            [self ①dismissViewControllerAnimated:YES completion:nil];
          }
          """) == ["Editor exit dismiss [callback] ①"])
  }

  @Test func aDelegateThatIsAskedFirst() throws {
    let app = try CodeApp(
      objectiveC: """
        @protocol PickerDelegate <NSObject>
        @optional
        - (void)pickerDidCancel:(Picker *)picker;
        @end
        @interface Picker : UIViewController
        @property (nonatomic, weak) id<PickerDelegate> delegate;
        @end
        @implementation Picker
        - (IBAction)cancel:(id)sender {
          if ([self.delegate respondsToSelector:@selector(pickerDidCancel:)]) [self.delegate ①pickerDidCancel:self];
        }
        @end
        @interface Home : UIViewController <PickerDelegate>
        @end
        @implementation Home
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          if ([segue.identifier isEqualToString:@"pick"]) {
            Picker *picker = (Picker *)[[segue destinationViewController] topViewController];
            picker.delegate = self;
          }
        }
        - (void)pickerDidCancel:(Picker *)picker { [self ②dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """, StoryboardScene("Home", segues: [.init("pick", "presentation", to: "Nav", onButton: true)]),
      .navigation("Nav", root: "Picker"), StoryboardScene("Picker", actions: ["cancel:"]))
    #expect(app.lines == ["Home exit dismiss [button] ②", "Picker exit dismiss [button] ① via pickerDidCancel"])
    #expect(app.graph.exits.map(\.receivers) == [[], [SceneID(rawValue: "Main.storyboard#Home")]])
  }

  @Test func aBlock() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Editor : UIViewController
        @property (nonatomic, copy) void (^completion)(BOOL saved);
        @end
        @implementation Editor
        - (IBAction)save:(id)sender { if (self.completion) self.①completion(YES); }
        @end
        @implementation Home
        - (IBAction)edit:(id)sender {
          Editor *editor = [self.storyboard instantiateViewControllerWithIdentifier:@"Editor"];
          __weak Home *weakSelf = self;
          editor.completion = ^(BOOL saved) { [weakSelf ③dismissViewControllerAnimated:YES completion:nil]; };
          [self ②presentViewController:editor animated:YES completion:nil];
        }
        @end
        @interface Home : UIViewController
        @end
        """, StoryboardScene("Home", actions: ["edit:"]), StoryboardScene("Editor", actions: ["save:"]))
    #expect(
      app.lines == [
        "Editor exit dismiss [button] ① via edit", "Home -> Editor present [button] ②",
        "Home exit dismiss [button] ③",
      ])
  }

  @Test(arguments: [
    "NoteCell *cell = [tableView dequeueReusableCellWithIdentifier:@\"Note\" forIndexPath:path];",
    "[tableView registerClass:[NoteCell class] forCellReuseIdentifier:@\"Note\"];\n"
      + "NoteCell *cell = [self cellFrom:tableView];",
  ])
  func aCellWithABlock(cell: String) throws {
    let app = try CodeApp(
      objectiveC: """
        @interface NoteCell : UITableViewCell
        @property (nonatomic, copy) void (^onTap)(void);
        @property (nonatomic, strong) UIButton *button;
        @end
        @implementation NoteCell
        - (void)awakeFromNib {
          [super awakeFromNib];
          [self.button addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
        }
        - (void)tap { if (self.onTap) self.onTap(); }
        @end
        @interface Notes : UITableViewController
        @end
        @implementation Notes
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
          \(cell)
          cell.onTap = ^{ [self.navigationController ①popViewControllerAnimated:YES]; };
          return cell;
        }
        @end
        """, StoryboardScene("Notes", "tableViewController"))
    #expect(app.lines == ["Notes exit pop [button] ①"])
  }

  @Test func anUnwind() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Start : UIViewController
        @end
        @implementation Start
        - (IBAction)unwindToStart:(UIStoryboardSegue *)segue { }
        @end
        @interface Editor : UIViewController
        @end
        @implementation Editor
        - (IBAction)back:(id)sender { [self ①performSegueWithIdentifier:@"back" sender:self]; }
        @end
        """, StoryboardScene("Start", segues: [.init("", "presentation", to: "Editor", onButton: true)]),
      StoryboardScene("Editor", actions: ["back:"], segues: [.unwind("back", "unwindToStart:")]))
    #expect(app.lines == ["segue back performed ①"])
    #expect(app.unwinds == ["Editor -> Start"])
  }

  @Test func alertsOfEveryAge() throws {
    #expect(
      try closing(
        """
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:nil
                                                                preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *a) {
          [self ②dismissViewControllerAnimated:YES completion:nil];
        }]];
        [self ①presentViewController:alert animated:YES completion:nil];
        """) == ["Editor -> UIAlertController present [button] ①", "Editor exit dismiss [alertAction] ②"])
    #expect(
      try closing(
        "[[[UIAlertView alloc] initWithTitle:@\"x\" message:nil delegate:self cancelButtonTitle:@\"OK\" "
          + "otherButtonTitles:nil] show];",
        members: """
          - (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)index {
            [self.navigationController ①popViewControllerAnimated:YES];
          }
          """) == ["Editor exit pop [alertAction] ①"])
  }

  @Test(arguments: [
    "[hud dismiss];", "[SVProgressHUD dismiss];", "[self.popover dismissWithClickedButtonIndex:0 animated:YES];",
    "[super performSegueWithIdentifier:@\"gone\" sender:nil];", "[self.view dismissKeyboard];",
    "#if DEBUG\n[self dismissViewControllerAnimated:YES completion:nil];\n#endif\n",
    "return;\n[self dismissViewControllerAnimated:YES completion:nil];",
    "if (NO) { }\n[progress addChild:part withPendingUnitCount:1];",
  ])
  func lookalikes(body: String) throws {
    #expect(try closing(body) == [])
  }

  @Test func whatNothingCalls() throws {
    #expect(
      try closing("", members: "- (void)done { [self dismissViewControllerAnimated:YES completion:nil]; }") == [])
  }

  @Test func aMethodWhoseHeadIsAMacro() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Editor : UIViewController
        @end
        @implementation Editor
        SUBSCRIBE(AccountSaved) {
          [self.presentingViewController ①dismissViewControllerAnimated:YES completion:nil];
        }
        @end
        """, "Editor")
    #expect(app.lines == ["Editor exit dismiss [callback] ①"])
  }
}
