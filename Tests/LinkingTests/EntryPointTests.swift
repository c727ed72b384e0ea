import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// Where apps start (§8): what targets declare, and what is assumed where they declare nothing.
@Suite struct EntryPointTests {
  private let place = SourceLocation(file: "App/Info.plist", line: 5)

  private func main(_ path: String = "App/Main.storyboard", initial: String? = "home") throws -> InterfaceDocument {
    try Storyboard.read(
      path, initial: initial, scenes: [Storyboard.controller("home"), Storyboard.controller("other")])
  }

  private func target(
    _ entries: EntryDeclaration..., families: [AppTarget.DeviceFamily] = [], project: String = "App.xcodeproj",
    documents: [String] = ["App/Main.storyboard"]
  ) -> ProjectDescription {
    ProjectDescription(targets: [
      TargetDescription(
        target: AppTarget(id: "App", name: "App", deviceFamilies: families, documents: documents), project: project,
        entries: entries)
    ])
  }

  private func declared(_ via: EntryPoint.Kind, _ name: String = "Main", isForPad: Bool = false) -> EntryDeclaration {
    EntryDeclaration(via: via, name: name, isForPad: isForPad, location: place)
  }

  @Test(arguments: [EntryPoint.Kind.mainStoryboard, .sceneManifest, .appExtension])
  func aDeclaredStoryboardStartsWithItsInitialScene(via: EntryPoint.Kind) throws {
    let graph = Linker(documents: [try main()], project: target(declared(via))).link()
    #expect(
      graph.entryPoints == [
        EntryPoint(scene: SceneID(rawValue: "App/Main.storyboard#home"), via: via, target: "App", location: place)
      ])
    #expect(graph.issues == [])
    #expect(graph.targets.map(\.id) == ["App"])
  }

  @Test func aMainNibStartsWithAllItsControllersButNotWithWhatTheyHold() throws {
    let nib = try Storyboard.xib(
      "App/MainWindow.xib",
      objects: #"<viewController id="a"/>"# + "\n"
        + #"<navigationController id="b"><viewControllers><viewController id="c"/></viewControllers></navigationController>"#
    )
    let graph = Linker(
      documents: [nib, try main("App/MainWindow.storyboard")], project: target(declared(.mainNib, "MainWindow"))
    )
    .link()
    #expect(
      graph.entryPoints.filter { $0.via == .mainNib } == [
        EntryPoint(scene: SceneID(rawValue: "App/MainWindow.xib#a"), via: .mainNib, target: "App", location: place),
        EntryPoint(scene: SceneID(rawValue: "App/MainWindow.xib#b"), via: .mainNib, target: "App", location: place),
      ])
  }

  @Test func whatOnlyPadsStartWithIsForPads() throws {
    let project = target(
      declared(.mainStoryboard), declared(.mainStoryboard, "Main_iPad", isForPad: true),
      documents: ["App/Main.storyboard", "App/Main_iPad.storyboard"])
    let graph = Linker(documents: [try main(), try main("App/Main_iPad.storyboard")], project: project).link()
    #expect(graph.documents.map(\.platform) == [.iOS, .iPad])
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["App/Main.storyboard#home", "App/Main_iPad.storyboard#home"])
  }

  @Test func aMissingNibIsNoIssue() throws {
    let graph = Linker(documents: [try main()], project: target(declared(.mainNib, "MainMenu"))).link()
    #expect(graph.entryPoints == [])
    #expect(graph.issues == [])
  }

  @Test func aWatchAppStartsWithItsNotificationsToo() throws {
    let watch = try Storyboard.read(
      "App/Interface.storyboard", initial: "start", Storyboard.watchOS,
      scenes: [
        #"<controller id="start"/>"#, #"<controller id="page"/>"#, #"<notificationController id="note"/>"#,
        #"<glanceController id="glance"/>"#,
      ])
    let graph = Linker(documents: [watch], project: target(declared(.watchApp, "Interface"))).link()
    #expect(
      graph.entryPoints.map(\.scene.rawValue) == [
        "App/Interface.storyboard#glance", "App/Interface.storyboard#note", "App/Interface.storyboard#start",
      ])
    #expect(graph.entryPoints.map(\.via) == [.watchApp, .watchApp, .watchApp])
    #expect(graph.entryPoints.map(\.confidence) == [.certain, .certain, .certain])
    #expect(
      graph.scenes.map(\.kind.rawValue) == [
        "glanceController", "notificationController", "interfaceController", "interfaceController",
      ])
  }

  @Test func theMainMenuOfAMacIsAStart() throws {
    let menu = try Storyboard.read(
      "App/Main.storyboard", Storyboard.macOS, scenes: [#"<application id="menu" sceneMemberID="viewController"/>"#])
    let undeclared = Linker(documents: [menu]).link()
    #expect(
      undeclared.entryPoints == [
        EntryPoint(
          scene: SceneID(rawValue: "App/Main.storyboard#menu"), via: .application,
          location: SourceLocation(file: "App/Main.storyboard", line: 4, column: 1))
      ])
    #expect(undeclared.scenes.map(\.kind) == [.application])
    // Declared, and without an initial window: the menu is what it starts with, and nothing is missing.
    let declared = Linker(documents: [menu], project: target(self.declared(.mainStoryboard))).link()
    #expect(declared.entryPoints.map(\.via) == [.mainStoryboard])
    #expect(declared.issues == [])
  }

  @Test func theMainMenuStaysAStartBesideTheWindow() throws {
    let mac = try Storyboard.read(
      "App/Main.storyboard", initial: "window", Storyboard.macOS,
      scenes: [#"<application id="menu" sceneMemberID="viewController"/>"#, #"<windowController id="window"/>"#])
    let graph = Linker(documents: [mac], project: target(declared(.mainStoryboard))).link()
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["App/Main.storyboard#menu", "App/Main.storyboard#window"])
    #expect(graph.entryPoints.map(\.via) == [.application, .mainStoryboard])
  }

  @Test func whereNothingIsDeclaredInitialScenesAreAssumed() throws {
    let launch = try Storyboard.read(
      "App/Launch.storyboard", initial: "l", Storyboard.iOS + #" launchScreen="YES""#,
      scenes: [Storyboard.controller("l")])
    let documents = [
      try main(), try main("App/More.storyboard"), try main("App/None.storyboard", initial: nil), launch,
    ]
    let inTarget = Linker(
      documents: documents, project: target(documents: documents.map(\.path))
    ).link()
    let assumed = ["App/Main.storyboard", "App/More.storyboard"].map { path in
      EntryPoint(
        scene: SceneID(document: path, objectID: "home"), via: .initialScene, target: "App", confidence: .possible,
        location: SourceLocation(file: path, line: 4, column: 1))
    }
    #expect(inTarget.entryPoints == assumed)
    #expect(inTarget.issues == [])
    let withoutProject = Linker(documents: documents).link()
    #expect(
      withoutProject.entryPoints
        == assumed.map { entry in
          var entry = entry
          entry.target = nil
          return entry
        })
    #expect(withoutProject.scenes.filter(\.isLaunchScreen).map(\.id.rawValue) == ["App/Launch.storyboard#l"])
  }

  /// The storyboard of a framework to which the app's own leads is no start.
  @Test func aFrameworkThatTheAppLeadsTo() throws {
    let app = try Storyboard.read(
      "App/Main.storyboard", initial: "home",
      scenes: [
        Storyboard.controller("home", button: #"<segue destination="there" kind="show" id="s"/>"#),
        #"<viewControllerPlaceholder storyboardName="Library" id="there"/>"#,
      ])
    let graph = Linker(
      documents: [app, try main("Library/Library.storyboard")],
      project: target(documents: ["App/Main.storyboard", "Library/Library.storyboard"])
    ).link()
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["App/Main.storyboard#home"])
  }

  @Test func aTargetThatDeclaresAStartAssumesNoOthers() throws {
    let documents = [try main(), try main("App/More.storyboard"), try main("Loose/Loose.storyboard")]
    let graph = Linker(
      documents: documents,
      project: target(declared(.mainStoryboard), documents: ["App/Main.storyboard", "App/More.storyboard"])
    ).link()
    // What belongs to no target is on its own.
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["App/Main.storyboard#home", "Loose/Loose.storyboard#home"])
    #expect(graph.entryPoints.map(\.confidence) == [.certain, .possible])
    #expect(graph.entryPoints.map(\.target) == ["App", nil])
  }

  @Test func whatIsDeclaredForPadCountsWhereThereIsOne() throws {
    let documents = [try main(), try main("App/Main~ipad.storyboard")]
    let paths = documents.map(\.path)
    func starts(_ families: [AppTarget.DeviceFamily]) -> [String] {
      let project = target(
        declared(.mainStoryboard), declared(.mainStoryboard, isForPad: true), families: families, documents: paths)
      return Linker(documents: documents, project: project).link().entryPoints.map(\.scene.rawValue)
    }
    let both = ["App/Main.storyboard#home", "App/Main~ipad.storyboard#home"]
    #expect(starts([]) == both)
    #expect(starts([.iPhone, .iPad]) == both)
    #expect(starts([.iPhone]) == ["App/Main.storyboard#home"])
  }

  @Test func aVariantForADeviceIsAStartThere() throws {
    let documents = [
      try main(), try main("App/Main~ipad.storyboard"), try main("App/Main~iphone.storyboard"),
      try main("Other/Main~ipad.storyboard"),
    ]
    let paths = documents.dropLast().map(\.path)
    func starts(_ families: [AppTarget.DeviceFamily]) -> [String] {
      Linker(documents: documents, project: target(declared(.mainStoryboard), families: families, documents: paths))
        .link().entryPoints.filter { $0.target != nil }.map(\.scene.rawValue)
    }
    let all = ["App/Main.storyboard#home", "App/Main~ipad.storyboard#home", "App/Main~iphone.storyboard#home"]
    #expect(starts([]) == all)
    #expect(starts([.iPhone]) == [all[0], all[2]])
    #expect(starts([.iPad]) == [all[0], all[1]])
  }

  @Test func aVariantForPadRunsThereOnly() throws {
    let graph = Linker(documents: [try main(), try main("App/Main~ipad.storyboard")]).link()
    #expect(graph.documents.map(\.platform) == [.iOS, .iPad])
    #expect(graph.scenes.map(\.platform) == [.iOS, .iOS, .iPad, .iPad])
  }

  @Test func theLaunchScreenThatAPropertyListNamesIsMarked() throws {
    let launch = try main("App/Launch.storyboard")
    let documents = [try main(), launch, try main("Other/Launch.storyboard")]
    var project = target(declared(.mainStoryboard), documents: documents.dropLast().map(\.path))
    project.targets[0].launchScreens = ["Launch"]
    let graph = Linker(documents: documents, project: project).link()
    #expect(graph.documents.map(\.isLaunchScreen) == [true, false, false])
    #expect(graph.scenes.filter(\.isLaunchScreen).map(\.document) == [launch.path, launch.path])
  }

  @Test func aLaunchScreenThatTheAppStartsWithIsNone() throws {
    let main = try Storyboard.read(
      "App/Main.storyboard", initial: "home", Storyboard.iOS + #" launchScreen="YES""#,
      scenes: [Storyboard.controller("home")])
    var project = target(declared(.mainStoryboard))
    project.targets[0].launchScreens = ["Main"]
    let graph = Linker(documents: [main], project: project).link()
    #expect(graph.documents.map(\.isLaunchScreen) == [false])
    #expect(graph.scenes.map(\.isLaunchScreen) == [false])
  }

  @Test func withoutAProjectWatchNotificationsAreStartsToo() throws {
    let watch = try Storyboard.read(
      "Interface.storyboard", initial: "start", Storyboard.watchOS,
      scenes: [#"<controller id="start"/>"#, #"<controller id="page"/>"#, #"<notificationController id="note"/>"#])
    let graph = Linker(documents: [watch]).link()
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["Interface.storyboard#note", "Interface.storyboard#start"])
    #expect(graph.entryPoints.map(\.via) == [.initialScene, .initialScene])
  }

  @Test func theMissingPadStoryboardOfAnAppForPhonesIsNoIssue() throws {
    let pad = declared(.mainStoryboard, "Main_iPad", isForPad: true)
    let phone = Linker(documents: [try main()], project: target(declared(.mainStoryboard), pad, families: [.iPhone]))
      .link()
    #expect(phone.issues == [])
    let universal = Linker(
      documents: [try main()], project: target(declared(.mainStoryboard), pad, families: [.iPhone, .iPad])
    ).link()
    #expect(universal.issues == [LinkingIssue(kind: .unknownStoryboard(name: "Main_iPad"), location: place)])
  }

  @Test(
    arguments: [("App.xcodeproj", Confidence.certain), ("App", .possible), ("", .possible)])
  func aMissingStoryboardIsCertainWhereAProjectFileSaysThatItIsAnApp(project: String, confidence: Confidence) throws {
    let graph = Linker(
      documents: [try main()], project: target(declared(.mainStoryboard, "Gone"), project: project)
    ).link()
    #expect(
      graph.issues == [
        LinkingIssue(kind: .unknownStoryboard(name: "Gone"), location: place, confidence: confidence)
      ])
    #expect(graph.entryPoints == [])
  }

  @Test func aStoryboardThatCouldNotBeReadIsNotMissing() throws {
    let graph = Linker(
      documents: [], unreadable: ["App/Base.lproj/Main.storyboard"], project: target(declared(.mainStoryboard)),
      diagnostics: [Diagnostic(severity: .error, message: "is empty", location: place)]
    ).link()
    #expect(graph.issues == [])
    #expect(graph.diagnostics.map(\.message) == ["is empty"])
  }

  @Test(arguments: [EntryPoint.Kind.mainStoryboard, .sceneManifest, .appExtension, .watchApp])
  func aStartWithoutInitialScene(via: EntryPoint.Kind) throws {
    let graph = Linker(documents: [try main(initial: nil)], project: target(declared(via))).link()
    #expect(graph.entryPoints == [])
    #expect(
      graph.issues == [LinkingIssue(kind: .noInitialScene(storyboard: "App/Main.storyboard"), location: place)])
  }

  @Test func aTargetStartsWithItsOwnStoryboard() throws {
    let documents = [try main("A/Main.storyboard"), try main("B/Main.storyboard")]
    func target(_ id: String) -> TargetDescription {
      TargetDescription(
        target: AppTarget(id: id, name: id, documents: ["\(id)/Main.storyboard"]), project: "P.xcodeproj",
        entries: [
          EntryDeclaration(via: .mainStoryboard, name: "Main", location: SourceLocation(file: "Info.plist", line: 1))
        ])
    }
    let graph = Linker(documents: documents, project: ProjectDescription(targets: [target("A"), target("B")])).link()
    #expect(graph.entryPoints.map(\.scene.rawValue) == ["A/Main.storyboard#home", "B/Main.storyboard#home"])
    #expect(graph.entryPoints.map(\.target) == ["A", "B"])
  }
}
