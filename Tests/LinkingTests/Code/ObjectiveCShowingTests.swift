import NavigationModel
import Testing

/// Ways to show in Objective-C, and between the two languages (semantics §12.3).
@Suite struct ObjectiveCShowingTests {
  private func app(_ body: String, _ more: String = "") throws -> CodeApp {
    try CodeApp(
      objectiveC: """
        static NSString *const kDetail = @"Detail";
        #define DETAIL_ID @"Detail"
        @interface Detail : UIViewController
        @end
        @implementation Detail
        @end
        @interface Home : UIViewController
        @property (nonatomic, strong) Detail *detail;
        @end
        @implementation Home
        - (IBAction)go:(id)sender {
          \(body)
        }
        \(more)
        @end
        """, StoryboardScene("Home", actions: ["go:"], segues: [.init("edit", to: "Detail")]), "Detail")
  }

  @Test(arguments: [
    "Detail *a = [self.storyboard instantiateViewControllerWithIdentifier:@\"Detail\"];",
    "UIViewController *a = [[self storyboard] instantiateViewControllerWithIdentifier:kDetail];",
    "id a = [self.storyboard instantiateViewControllerWithIdentifier:DETAIL_ID];",
    "UIStoryboard *board = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil];\n"
      + "Detail *a = (Detail *)[board instantiateViewControllerWithIdentifier:@\"Detail\"];",
    "Detail *a = [self.storyboard instantiateViewControllerWithIdentifier:NSStringFromClass([Detail class])];",
    "Detail *a = [self.storyboard instantiateViewControllerWithIdentifier:NSStringFromClass(Detail.class)];",
  ])
  func fromTheStoryboard(make: String) throws {
    #expect(
      try app(make + "\n[self ①presentViewController:a animated:YES completion:nil];").lines == [
        "Home -> Detail present [button] ①"
      ])
  }

  @Test(arguments: [
    "Detail *a = [[Detail alloc] init];", "Detail *a = [Detail new];",
    "Detail *a = [[Detail alloc] initWithNibName:nil bundle:nil];",
    "Detail *a = [[Detail alloc] initWithNibName:@\"Detail\" bundle:nil];",
    "UIViewController *a = nil;\na = [[Detail alloc] initWithStyle:UITableViewStylePlain];",
    "self.detail = [Detail new];\nUIViewController *a = self.detail;",
    "_detail = [Detail new];\nUIViewController *a = _detail;", "UIViewController *a = [self make];",
    "Class kind = [Detail class];\nUIViewController *a = [[kind alloc] init];",
    "UIViewController *a = [[NSClassFromString(@\"Detail\") alloc] init];",
    "[self setDetail:[Detail new]];\nUIViewController *a = [self detail];",
  ])
  func fromClasses(make: String) throws {
    #expect(
      try app(
        make + "\n[self ①presentViewController:a animated:YES completion:nil];",
        "- (UIViewController *)make { return [[Detail alloc] init]; }"
      ).lines == ["Home -> class:Detail present [button] ①"])
  }

  @Test(arguments: [
    ("[self ①presentViewController:a animated:YES completion:nil];", "present"),
    ("[self ①presentModalViewController:a animated:YES];", "present"),
    ("[self.navigationController ①presentViewController:a animated:YES completion:^{ }];", "present"),
    ("[self.navigationController ①pushViewController:a animated:YES];", "push"),
    ("[[self navigationController] ①pushViewController:a animated:YES];", "push"),
    ("[self ①showViewController:a sender:self];", "show"),
    ("[self ①showDetailViewController:a sender:self];", "showDetail"),
    ("[self.splitViewController ①showDetailViewController:a sender:self];", "showDetail"),
    ("[self.navigationController ①setViewControllers:@[a] animated:YES];", "replace"),
    ("self.navigationController.①viewControllers = @[a];", "replace"),
    ("self.view.window.①rootViewController = a;", "root"),
    ("[self.view.window ①setRootViewController:a];", "root"),
    (
      "UIPopoverController *p = [[UIPopoverController alloc] initWithContentViewController:a];\n"
        + "[p ①presentPopoverFromBarButtonItem:sender permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES];",
      "popover"
    ),
    (
      "UIPopoverController *p = [[UIPopoverController alloc] initWithContentViewController:a];\n"
        + "[p ①presentPopoverFromRect:CGRectZero inView:self.view permittedArrowDirections:UIPopoverArrowDirectionAny "
        + "animated:YES];", "popover"
    ),
  ])
  func spellings(call: String, kind: String) throws {
    #expect(
      try app("Detail *a = [Detail new];\n" + call).transitions == ["Home -> class:Detail \(kind) [button] ①"])
  }

  @Test func childrenAndContainers() throws {
    #expect(
      try app(
        "Detail *a = [Detail new];\n[self ①addChildViewController:a];\n[self.view addSubview:a.view];\n"
          + "[a didMoveToParentViewController:self];"
      ).lines == ["Home -> class:Detail child ①"])
    #expect(
      try app(
        """
        UINavigationController *nav = [[UINavigationController alloc] ①initWithRootViewController:[Detail new]];
        nav.modalPresentationStyle = UIModalPresentationFormSheet;
        [self ②presentViewController:nav animated:YES completion:nil];
        """
      ).lines == [
        "Home -> UINavigationController present(formSheet) [button] ②",
        "UINavigationController -> class:Detail child ①",
      ])
    #expect(
      try app(
        """
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.①viewControllers = [NSArray arrayWithObjects:[Detail new], nil];
        [self ②presentViewController:tabs animated:YES completion:nil];
        """
      ).lines == ["Home -> UITabBarController present [button] ②", "UITabBarController -> class:Detail child ①"])
  }

  @Test(arguments: [
    "[self ①performSegueWithIdentifier:@\"edit\" sender:self];",
    "static NSString *identifier = @\"edit\";\n[self ①performSegueWithIdentifier:identifier sender:nil];",
  ])
  func segues(call: String) throws {
    #expect(try app(call).lines == ["segue edit performed ①"])
  }

  @Test func theSelectionOfARow() throws {
    #expect(
      try app(
        "",
        """
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          switch (indexPath.row) {
            case 0: { Detail *a = [Detail new]; [self.navigationController ①pushViewController:a animated:YES]; break; }
            default: [self ②performSegueWithIdentifier:@"edit" sender:nil];
          }
        }
        """
      ).lines == ["Home -> class:Detail push [tableViewCell] ①", "segue edit performed ②"])
  }

  @Test func actionSheetsOfOldAge() throws {
    #expect(
      try app(
        "UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:nil delegate:self cancelButtonTitle:@\"Cancel\" "
          + "destructiveButtonTitle:nil otherButtonTitles:@\"Edit\", nil];\n[sheet showInView:self.view];",
        """
        - (void)actionSheet:(UIActionSheet *)sheet clickedButtonAtIndex:(NSInteger)index {
          [self.navigationController ①pushViewController:[Detail new] animated:YES];
        }
        """
      ).lines == ["Home -> class:Detail push [alertAction] ①"])
  }

  @Test func theAppDelegate() throws {
    let app = try CodeApp([
      "AppDelegate.m": """
      @interface ③AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
        Home *home = [[Home alloc] initWithNibName:@"Home" bundle:nil];
        self.window.①rootViewController = [[UINavigationController alloc] ②initWithRootViewController:home];
        [self.window makeKeyAndVisible];
        return YES;
      }
      @end
      """,
      "Home.h": "@interface Home : UIViewController\n@end",
      "Home.m": "#import \"Home.h\"\n@implementation Home\n@end",
    ])
    #expect(
      app.lines == [
        "AppDelegate -> UINavigationController root [launch] ①", "UINavigationController -> Home child ②",
        "start AppDelegate application ③", "start UINavigationController windowRoot ①",
      ])
  }

  @Test func aHelperOfACategory() throws {
    let app = try CodeApp(
      objectiveC: """
        @implementation UIViewController (Showing)
        - (void)showModally:(UIViewController *)controller {
          [self presentViewController:controller animated:YES completion:nil];
        }
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (IBAction)go:(id)sender { [self ①showModally:[Detail new]]; }
        @end
        @interface Detail : UIViewController
        @end
        """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> Detail present [button] ① via showModally"])
  }

  @Test func swiftAndObjectiveCTogether() throws {
    let app = try CodeApp([
      "Home.h": """
      @interface Home : UIViewController
      - (void)openDetail;
      @end
      """,
      "Home.m": """
      @implementation Home
      - (void)openDetail { [self.navigationController ①pushViewController:[[Detail alloc] initWithNote:1] animated:YES]; }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.rightBarButtonItem =
          [[UIBarButtonItem alloc] initWithTitle:@"x" style:0 target:self action:@selector(openDetail)];
      }
      @end
      """,
      "Detail.swift": """
      @objc class Detail: UIViewController {
        @objc init(note: Int) { super.init(nibName: nil, bundle: nil) }
        override func accessibilityPerformEscape() -> Bool { ②finishEditing(true); return true }
      }
      """,
      "UIViewController+Leaving.m": """
      @implementation UIViewController (Leaving)
      - (void)finishEditing:(BOOL)animated { [self.navigationController popViewControllerAnimated:animated]; }
      @end
      """,
      "Main.storyboard": StoryboardScene.document(["Home"]),
    ])
    #expect(
      app.lines == ["Detail exit pop [escape] ② via finishEditing", "Home -> Detail push [barButtonItem] ①"])
  }

  @Test func theAdaptivityDelegate() throws {
    let app = try CodeApp(
      objectiveC: """
        @interface Home : UIViewController <UIPopoverPresentationControllerDelegate>
        @end
        @implementation Home
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          UIViewController *target = segue.destinationViewController;
          target.popoverPresentationController.delegate = self;
        }
        - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)c {
          return UIModalPresentationFullScreen;
        }
        - (UIViewController *)presentationController:(UIPresentationController *)c
            viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style {
          UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:c.presentedViewController];
          UIBarButtonItem *done = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self
                                                                                action:@selector(done:)];
          nav.topViewController.navigationItem.rightBarButtonItem = done;
          return nav;
        }
        - (void)done:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """,
      StoryboardScene(
        "Home",
        segues: [.init("", "popoverPresentation", to: "Help", #"popoverAnchorView="Home-view""#, onButton: true)]),
      StoryboardScene("Help", hasClass: false))
    let adaptivity = app.graph.transition("Main.storyboard#Home-0")?.adaptivity
    #expect(adaptivity?.styles == [.fullScreen])
    #expect(adaptivity?.addsCloseControl == true)
    #expect(adaptivity?.coversAllEnvironments == false)
  }
}
