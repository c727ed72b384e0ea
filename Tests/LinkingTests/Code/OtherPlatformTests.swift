import Linking
import NavigationModel
import Testing

/// The platform of scenes that only code makes: that of the targets which compile their class.
@Suite struct OtherPlatformTests {
  private let files = [
    "TV.h": "@interface TV : UIViewController\n@end\n",
    "TV.m": """
    @implementation TV
    - (void)viewDidLoad {
      id inner = [[UINavigationController alloc] initWithRootViewController:[Shared new]];
      [self presentViewController:inner animated:YES completion:nil];
    }
    @end
    """,
    "Shared.swift": "class Shared: UIViewController {}",
    "Phone.swift": "class Phone: UIViewController {}",
    "App.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?) -> Bool {
        window?.rootViewController = isTelevision ? TV() : Phone()
        return true
      }
      var isTelevision = false
    }
    """,
  ]

  private func target(_ platform: Platform, _ sources: String...) -> TargetDescription {
    TargetDescription(
      target: AppTarget(id: platform.rawValue, name: platform.rawValue, platform: platform), project: "App.xcodeproj",
      sources: sources)
  }

  private func platforms(_ targets: TargetDescription...) throws -> [String: Platform] {
    let scenes = try CodeApp(files, project: ProjectDescription(targets: targets)).graph.scenes
    return Dictionary(scenes.map { ($0.id.rawValue, $0.platform) }) { first, _ in first }
  }

  @Test func codeOfOtherTargetsOnlyIsOfTheirPlatform() throws {
    let phone = target(.iOS, "App.swift", "Shared.swift", "Phone.swift")
    let platforms = try platforms(phone, target(.tvOS, "App.swift", "Shared.swift", "TV.m"))
    #expect(platforms["class:TV"] == .tvOS)
    #expect(platforms["class:UINavigationController(Shared)"] == .tvOS)
    #expect(platforms["class:Shared"] == .iOS)
    #expect(platforms["class:Phone"] == .iOS)
  }

  @Test func codeOfNoTargetMayBeOfAny() throws {
    #expect(try platforms(target(.tvOS, "Shared.swift"))["class:TV"] == .iOS)
    #expect(try platforms()["class:TV"] == .iOS)
  }
}
