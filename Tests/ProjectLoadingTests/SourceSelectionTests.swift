import Foundation
import Testing

@testable import ProjectLoading

/// Which files of small projects are parsed.
@Suite struct SourceSelectionTests {
  private func selection(_ files: [String: String], documentClasses: Set<String> = []) throws -> SourceSelection {
    try TemporaryFolder.with { folder in
      for (path, text) in files { try folder.write(path, text) }
      return SourceSelection(root: folder.path, paths: files.keys.sorted(), documentClasses: documentClasses)
    }
  }

  private func relevant(_ files: [String: String], documentClasses: Set<String> = []) throws -> [String] {
    try selection(files, documentClasses: documentClasses).relevant.map(\.path)
  }

  private static let home = """
    class HomeViewController: UIViewController {
      func showDetail() { present(DetailViewController(), animated: true) }
    }
    """

  @Test func leavesOutWhatNavigationDoesNotNeed() throws {
    let selection = try selection([
      "Home.swift": Self.home,
      "Order.swift": "struct Order: Codable { let id: Int; enum State: String { case open, done } }",
      "Client.swift": "final class Client { func load(_ path: String) async throws -> Data { try await get(path) } }",
    ])
    #expect(selection.relevant.map(\.path) == ["Home.swift"])
    #expect(selection.otherTypes == ["Order", "Order.State", "Client"])
    #expect(selection.diagnostics == [])
  }

  @Test func takesWhatDocumentsName() throws {
    let files = ["Cell.swift": "class PhotoCell: UICollectionViewCell {}", "Other.swift": "class Other {}"]
    #expect(try relevant(files, documentClasses: ["PhotoCell"]) == ["Cell.swift"])
  }

  @Test func followsSuperclassesAndProtocols() throws {
    let files = [
      "Home.swift": "class Home: BaseViewController, Themed { }",
      "Themed.swift": "protocol Themed: Named {}",
      "Named.swift": "protocol Named {}",
      "Unused.swift": "protocol Unused {}",
    ]
    #expect(try relevant(files) == ["Home.swift", "Named.swift", "Themed.swift"])
  }

  @Test func followsAliasesOfSuperclasses() throws {
    let files = [
      "Home.swift": "class HomeViewController: Screen {}",
      "Aliases.swift": "typealias Screen = Page\ntypealias Amount = Money",
      "Page.swift": "class Page {}",
      "Money.swift": "class Money {}",
    ]
    #expect(try relevant(files) == ["Aliases.swift", "Home.swift", "Page.swift"])
  }

  @Test func takesWhoeverCallsWhatNavigates() throws {
    let files = [
      "Flow.swift": "struct Flow { func begin() { window.rootViewController = first } }",
      "Push.swift": "class Push { let flow: Flow\n func receive() { flow.begin() } }",
      "Service.swift": "class Service { let push: Push\n func poll() { push.receive() } }",
      "Race.swift": "class Race { func begin() {}\n func run() { begin() } }",
    ]
    #expect(try relevant(files) == ["Flow.swift", "Push.swift", "Service.swift"])
  }

  @Test func takesWhoeverCallsADelegateThatNavigates() throws {
    let files = [
      "Home.swift": """
      class HomeViewController: UIViewController, LoaderDelegate {
        func loaderDidFinish() { dismiss(animated: true) }
      }
      """,
      "Delegate.swift": "protocol LoaderDelegate: AnyObject { func loaderDidFinish() }",
      "Loader.swift": """
      class Loader {
        weak var target: LoaderDelegate?
        func finish() { target?.loaderDidFinish() }
      }
      """,
      "Parser.swift": "class Parser { func finish() {} }",
    ]
    #expect(try relevant(files) == ["Delegate.swift", "Home.swift", "Loader.swift"])
  }

  @Test func takesSubclassesOfWhatNavigates() throws {
    let files = [
      "Screen.swift": "class Screen: UIViewController { func close() { dismiss(animated: true) } }",
      "Settings.swift": "class Settings: Screen {}\n",
      "Language.swift": "class Language: Settings {}\n",
    ]
    #expect(try relevant(files) == ["Language.swift", "Screen.swift", "Settings.swift"])
  }

  @Test func takesIdentifiersAndWhatTheyAreMadeOf() throws {
    let files = [
      "Home.swift": """
      class HomeViewController: UIViewController {
        func edit() { performSegue(withIdentifier: Names.edit, sender: nil) }
      }
      """,
      "Names.swift": "enum Names { static let edit = Prefix.app + \"edit\" }",
      "Prefix.swift": "enum Prefix { static let app = \"app.\" }",
      "Keys.swift": "enum Keys { static let token = \"token\" }",
      "Size.swift": "enum Size { static let edit = 12 }",
    ]
    #expect(try relevant(files) == ["Home.swift", "Names.swift", "Prefix.swift"])
  }

  @Test func takesRawValuesAndNamedTextsOfExtensions() throws {
    let files = [
      "Home.swift": """
      class HomeViewController: UIViewController {
        func a() { performSegue(withIdentifier: Route.edit.rawValue, sender: nil) }
        func b() { storyboard?.instantiateViewController(withIdentifier: .profile) }
      }
      """,
      "Route.swift": "enum Route: String { case edit }",
      "Text.swift": "extension String { static let profile = \"profile\" }",
      "Color.swift": "extension UIColor { static let brand = UIColor(named: \"brand\") }",
    ]
    #expect(try relevant(files) == ["Home.swift", "Route.swift", "Text.swift"])
  }

  @Test func takesViewsAndModelsThatHandControlBack() throws {
    let files = [
      "Home.swift": """
      class HomeViewController: UIViewController {
        func viewDidLoad() { card.onTap = { self.dismiss(animated: true) }; model.start() }
        let card: Card; let model: Model; let label: Badge
      }
      """,
      "Card.swift": "class Card: UIView { var onTap: (() -> Void)? }",
      "Model.swift": "final class Model { var completion: Done?\n func start() {} }",
      "Done.swift": "typealias Done = (Int) -> Void",
      "Badge.swift": "class Badge: UIView { var text: String? }",
    ]
    #expect(try relevant(files) == ["Card.swift", "Done.swift", "Home.swift", "Model.swift"])
  }

  @Test func keepsHeadersAndImplementationsTogether() throws {
    let files = [
      "Home.h": "@interface Home : UIViewController\n@end\n",
      "Home.m":
        "#import \"Home.h\"\n#import \"Model.h\"\n@implementation Home\n- (void)load { [self.model fetch]; }\n@end\n",
      "Model.h": "@interface Model : NSObject\n- (void)fetch;\n@end\n",
      "Model.m": "@implementation Model\n- (void)fetch {}\n@end\n",
    ]
    #expect(try relevant(files) == ["Home.h", "Home.m"])
  }

  @Test func takesObjectiveCDelegatesBlocksAndNames() throws {
    let files = [
      "Home.m": """
      @implementation HomeViewController
      - (void)loaderDidFinish:(Loader *)loader { [self dismissViewControllerAnimated:YES completion:nil]; }
      - (void)edit { [self performSegueWithIdentifier:kEdit sender:nil]; }
      @end
      """,
      "Home.h": "@interface HomeViewController : UIViewController <LoaderDelegate>\n@property Card *card;\n@end\n",
      "Loader.h": """
      @protocol LoaderDelegate <NSObject>
      - (void)loaderDidFinish:(id)loader;
      @end
      @interface Loader : NSObject
      @property (weak) id<LoaderDelegate> delegate;
      @end
      """,
      "Loader.m": "@implementation Loader\n- (void)finish { [self.delegate loaderDidFinish:self]; }\n@end\n",
      "Card.h": "@interface Card : UIView\n@property (copy) void (^onTap)(void);\n@end\n",
      "Names.m": "NSString *const kEdit = @\"edit\";\n",
      "Macros.h": "#define kUnused @\"unused\"\n",
      "Sum.m": "int sum(int a, int b) { return a + b; }\n",
    ]
    #expect(try relevant(files) == ["Card.h", "Home.h", "Home.m", "Loader.h", "Loader.m", "Names.m"])
  }

  @Test func doesNotMindTextsCommentsAndBrokenBraces() throws {
    let files = [
      "Comment.swift": "/* UIViewController /* present( */ */ // UIStoryboard\nstruct A {}",
      "Text.swift": ##"struct B { let a = "}}\"{", b = """ \##n "} {" \##n """, c = #"\"# }"##,
      "Interpolation.swift": #"struct C { func f() { log("\(list.map { "\($0)" }.joined(separator: ")"))") } }"#,
      "Braces.swift":
        "struct D {\n#if X\n  func a() {\n#else\n  func a(b: Int) {\n#endif\n  }\n}\nclass E: UIViewController {}",
      "Late.swift": #"struct F { let text = "\(a)"; let next: UIViewController }"#,
    ]
    let selection = try selection(files)
    #expect(selection.relevant.map(\.path) == ["Braces.swift", "Late.swift"])
    #expect(selection.otherTypes == ["A", "B", "C"])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "\"\\(", "#\"", "/*", "'", "@", "@\"", "#define", "- (", "@interface", "\\", "case", "[^",
  ])
  func survivesFilesThatEndInTheMiddle(end: String) {
    for count in 0...3 {
      let bytes = Array((String(repeating: "a{(", count: count) + end).utf8)
      _ = SwiftOutlineScanner.outline(bytes)
      _ = ObjectiveCOutlineScanner.outline(bytes)
      _ = ObjectiveCOutlineScanner.outline(bytes + [0xFF, 0x5C])
    }
  }
}
