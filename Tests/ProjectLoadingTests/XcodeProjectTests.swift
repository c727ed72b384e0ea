import Foundation
import Linking
import NavigationModel
import Testing

@testable import ProjectLoading

@Suite struct XcodeProjectTests {
  /// An app with a variant group, an extension, a watch app and tests; `Old` groups, no synchronized folders.
  static let objects = """
    PROJECT = { isa = PBXProject; buildConfigurationList = PL; mainGroup = ROOT; projectDirPath = "";
      targets = ( APP, SHARE, WATCH, TESTS, AGGREGATE, ); };
    ROOT = { isa = PBXGroup; children = ( APPGROUP, SHAREGROUP, WATCHGROUP, TESTGROUP, BASE, PRODUCT, ROOT );
      sourceTree = "<group>"; };
    APPGROUP = { isa = PBXGroup; children = ( UI, F2, F3, F9 ); path = App; sourceTree = "<group>"; };
    UI = { isa = PBXGroup; children = ( MAIN, SUP ); name = "User Interface"; sourceTree = "<group>"; };
    MAIN = { isa = PBXVariantGroup; children = ( M1, M2, M3 ); name = Main.storyboard; sourceTree = "<group>"; };
    M1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    M2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.storyboard; sourceTree = "<group>"; };
    M3 = { isa = PBXFileReference; name = fr; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
    SUP = { isa = PBXFileReference; path = ../Common/./Shared.xib; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = App/App.swift; sourceTree = SOURCE_ROOT; };
    F3 = { isa = PBXFileReference; path = /nowhere/Away.storyboard; sourceTree = "<absolute>"; };
    F9 = { isa = PBXFileReference; path = Gone.storyboard; sourceTree = "<group>"; };
    SHAREGROUP = { isa = PBXGroup; children = ( S1 ); path = "Share Extension"; sourceTree = "<group>"; };
    S1 = { isa = PBXFileReference; path = maininterface.storyboard; sourceTree = "<group>"; };
    WATCHGROUP = { isa = PBXGroup; children = ( W1 ); path = Watch; sourceTree = "<group>"; };
    W1 = { isa = PBXFileReference; path = Interface.storyboard; sourceTree = "<group>"; };
    TESTGROUP = { isa = PBXGroup; children = ( T1 ); path = AppTests; sourceTree = "<group>"; };
    T1 = { isa = PBXFileReference; path = Test.storyboard; sourceTree = "<group>"; };
    BASE = { isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
    PRODUCT = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    B1 = { isa = PBXBuildFile; fileRef = MAIN; };
    B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; };
    B4 = { isa = PBXBuildFile; fileRef = SUP; };
    B5 = { isa = PBXBuildFile; fileRef = S1; };
    B6 = { isa = PBXBuildFile; fileRef = W1; };
    B7 = { isa = PBXBuildFile; fileRef = T1; };
    B8 = { isa = PBXBuildFile; fileRef = MISSING; };
    B9 = { isa = PBXBuildFile; fileRef = F9; };
    R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B3, B4, B8, B9 ); };
    R2 = { isa = PBXSourcesBuildPhase; files = ( B2 ); };
    R3 = { isa = PBXResourcesBuildPhase; files = ( B5, B4 ); };
    R4 = { isa = PBXResourcesBuildPhase; files = ( B6 ); };
    R5 = { isa = PBXResourcesBuildPhase; files = ( B7, B4 ); };
    R6 = { isa = PBXSourcesBuildPhase; files = ( B2 ); };
    APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = ( R1, R2 ); buildConfigurationList = AL; };
    SHARE = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
      buildPhases = ( R3 ); buildConfigurationList = SL; };
    WATCH = { isa = PBXNativeTarget; name = "Watch App"; buildPhases = ( R4 ); buildConfigurationList = WL;
      productType = "com.apple.product-type.application.watchapp2"; };
    TESTS = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
      buildPhases = ( R5, R6 ); buildConfigurationList = TL; };
    AGGREGATE = { isa = PBXAggregateTarget; name = All; };
    PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR ); defaultConfigurationName = Release; };
    PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = BASE;
      buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
    PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = BASE;
      buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
    AL = { isa = XCConfigurationList; buildConfigurations = ( AD, AR ); defaultConfigurationName = Release; };
    AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME) Beta"; }; };
    AR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      INFOPLIST_FILE = App/Info.plist; TARGETED_DEVICE_FAMILY = "1,2"; PRODUCT_NAME = "My $(TARGET_NAME)"; }; };
    SL = { isa = XCConfigurationList; buildConfigurations = ( SR ); };
    SR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "Share Extension/Info.plist";
      TARGETED_DEVICE_FAMILY = 2; }; };
    WL = { isa = XCConfigurationList; buildConfigurations = ( WR ); };
    WR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Watch/Info.plist;
      SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9.0; TARGETED_DEVICE_FAMILY = 4; }; };
    TL = { isa = XCConfigurationList; buildConfigurations = ( TR ); };
    TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = AppTests/Absent.plist; }; };
    """

  private func fill(_ folder: TemporaryFolder) throws {
    try folder.write("iOS/App.xcodeproj/project.pbxproj", ProjectText.document(Self.objects))
    try folder.write("iOS/Config/Base.xcconfig", "MAIN_NAME = Main\n")
    for file in [
      "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard", "App/App.swift", "Common/Shared.xib",
      "Share Extension/MainInterface.storyboard", "Watch/Interface.storyboard", "AppTests/Test.storyboard",
      "App/Forgotten.storyboard",
    ] { try folder.write("iOS/" + file) }
    try folder.writePropertyList(
      "iOS/App/Info.plist",
      """
      <key>UIMainStoryboardFile</key>
      <string>$(MAIN_NAME)</string>
      <key>UIMainStoryboardFile~ipad</key>
      <string> Pad.storyboard </string>
      <key>NSMainNibFile</key>
      <string></string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict><key>UISceneStoryboardFile</key><string>Main</string></dict>
            <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).WindowDelegate</string></dict>
          </array>
          <key>UIWindowSceneSessionRoleExternalDisplay</key>
          <array>
            <dict>
              <key>UISceneStoryboardFile</key><string>External</string>
            </dict>
          </array>
        </dict>
      </dict>
      <key>UILaunchStoryboardName</key>
      <string>LaunchScreen</string>
      """)
    try folder.writePropertyList(
      "iOS/Share Extension/Info.plist",
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionMainStoryboard</key>\n<string>MainInterface</string>\n</dict>")
    try folder.writePropertyList("iOS/Watch/Info.plist", "<key>WKWatchKitApp</key><true/>")
  }

  private func entries(_ target: TargetDescription) -> [String] {
    target.entries.map { "\($0.via.rawValue) \($0.name)\($0.isForPad ? " pad" : "") \($0.location)" }
  }

  @Test func describesTargetsOfAnOldStyleProject() throws {
    try TemporaryFolder.with { folder in
      try fill(folder)
      let layout = try folder.layout()
      let targets = layout.description.targets
      let project = "iOS/App.xcodeproj"
      #expect(targets.map(\.target.id) == ["\(project):App", "\(project):Share", "\(project):Watch App"])
      #expect(targets.map(\.project) == [project, project, project])

      let app = AppTarget(
        id: "\(project):App", name: "App", moduleName: "My_App", platform: .iOS, deploymentTarget: "16.4",
        deviceFamilies: [.iPhone, .iPad], supportsLandscapeOnPhone: false,
        documents: [
          "iOS/App/Base.lproj/Main.storyboard", "iOS/App/de.lproj/Main.storyboard", "iOS/Common/Shared.xib",
        ])
      #expect(targets[0].target == app)
      #expect(targets.map(\.sceneDelegates) == [["WindowDelegate"], [], []])
      #expect(
        entries(targets[0]) == [
          "mainStoryboard Main iOS/App/Info.plist:5", "mainStoryboard Pad pad iOS/App/Info.plist:7",
          "sceneManifest Main iOS/App/Info.plist:21", "sceneManifest External iOS/App/Info.plist:27",
        ])
      #expect(layout.sourceFiles["\(project):App"] == ["iOS/App/App.swift"])

      let share = AppTarget(
        id: "\(project):Share", name: "Share", moduleName: "Share", platform: .iOS, deploymentTarget: "16.4",
        deviceFamilies: [.iPad], documents: ["iOS/Common/Shared.xib", "iOS/Share Extension/MainInterface.storyboard"])
      #expect(targets[1].target == share)
      #expect(entries(targets[1]) == ["appExtension MainInterface iOS/Share Extension/Info.plist:7"])

      let watch = AppTarget(
        id: "\(project):Watch App", name: "Watch App", moduleName: "Watch_App", platform: .watchOS,
        deploymentTarget: "9.0", documents: ["iOS/Watch/Interface.storyboard"])
      #expect(targets[2].target == watch)
      #expect(entries(targets[2]) == ["watchApp Interface iOS/Watch/Info.plist:5"])

      #expect(layout.testOnlyFiles == ["iOS/AppTests/Test.storyboard"])
      #expect(layout.unownedDocuments == [:])
      #expect(layout.leftOut.documents.map(\.path) == ["iOS/App/Forgotten.storyboard"])
      #expect(
        layout.diagnostics == [
          Diagnostic(
            severity: .warning, message: "'iOS/App/Gone.storyboard' belongs to target 'App' but is not there",
            location: SourceLocation(file: "iOS/App.xcodeproj/project.pbxproj", line: 43)),
          Diagnostic(
            severity: .note,
            message:
              "it belongs to no target of App.xcodeproj, so it is not part of the app and is not read: add it to a "
              + "target or delete it",
            location: SourceLocation(file: "iOS/App/Forgotten.storyboard")),
        ])
    }
  }

  @Test func readsTheXMLFormAlike() throws {
    try TemporaryFolder.with { folder in
      try fill(folder)
      let expected = try folder.layout()
      let old = try PropertyListReader.read(Array(ProjectText.document(Self.objects).utf8))
      let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(Self.xml(old))</plist>"
      try folder.write("iOS/App.xcodeproj/project.pbxproj", xml)
      let layout = try folder.layout()
      #expect(layout.description == expected.description)
      #expect(layout.testOnlyFiles == expected.testOnlyFiles)
      #expect(layout.diagnostics.map(\.message) == expected.diagnostics.map(\.message))
    }
  }

  private static func xml(_ value: PropertyList) -> String {
    switch value {
    case .string(let text):
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      return "<string>\(escaped)</string>"
    case .boolean(let flag): return flag ? "<true/>" : "<false/>"
    case .array(let elements): return "<array>" + elements.map(xml).joined() + "</array>"
    case .dictionary(let members):
      return "<dict>\n" + members.map { "<key>\($0.key)</key>\(xml($0.value.value))\n" }.joined() + "</dict>"
    }
  }

  @Test func computesMembershipOfSynchronizedFolders() throws {
    try TemporaryFolder.with { folder in
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        ProjectText.document(
          """
          PROJECT = { isa = PBXProject; mainGroup = ROOT; targets = ( APP, KIT, TESTS ); };
          ROOT = { isa = PBXGroup; children = ( SYNC, TESTSYNC ); sourceTree = "<group>"; };
          SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = "My App"; sourceTree = "<group>";
            exceptions = ( E1, E2, E3, GONE ); explicitFolders = ( Templates ); };
          TESTSYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
          E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
            membershipExceptions = ( Info.plist, Kit.storyboard, Drafts, "/Localized: UI/Old.storyboard" ); };
          E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = KIT;
            membershipExceptions = ( Kit.storyboard, "Both.swift" ); };
          E3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = X;
            membershipExceptions = ( Main.storyboard ); };
          APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = ( SYNC ); };
          KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
          TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.ui-testing";
            fileSystemSynchronizedGroups = ( TESTSYNC ); };
          """))
      for file in [
        "My App/Main.storyboard", "My App/Kit.storyboard", "My App/Both.swift", "My App/Drafts/Draft.storyboard",
        "My App/Drafts2/Final.storyboard", "My App/UI/Base.lproj/Old.storyboard", "My App/UI/de.lproj/Old.storyboard",
        "My App/UI/Base.lproj/New.storyboard", "My App/Templates/Template.storyboard", "My App 2/Other.storyboard",
        "Tests/Test.swift",
      ] { try folder.write(file) }
      let layout = try folder.layout()
      #expect(layout.description.targets.map(\.target.name) == ["App", "Kit"])
      #expect(
        layout.description.targets.map(\.target.documents) == [
          ["My App/Drafts2/Final.storyboard", "My App/Main.storyboard", "My App/UI/Base.lproj/New.storyboard"],
          ["My App/Kit.storyboard"],
        ])
      #expect(
        layout.sourceFiles == [
          "App.xcodeproj:App": ["My App/Both.swift"], "App.xcodeproj:Kit": ["My App/Both.swift"],
        ])
      #expect(layout.testOnlyFiles == ["Tests/Test.swift"])
      // What is copied as it is may be loaded from there; an exception is no part of the target.
      #expect(layout.unownedDocuments == ["My App/Templates/Template.storyboard": "App.xcodeproj"])
      #expect(
        layout.leftOut.documents.map(\.path) == [
          "My App 2/Other.storyboard", "My App/Drafts/Draft.storyboard", "My App/UI/Base.lproj/Old.storyboard",
          "My App/UI/de.lproj/Old.storyboard",
        ])
      #expect(layout.diagnostics.map(\.severity) == [.note, .note, .note, .note])
    }
  }

  /// One target with these build settings, which start at line 11 of the project file.
  private func oneTarget(_ settings: String, type: String = "application", base: String = "") -> String {
    ProjectText.document(
      """
      PROJECT = { isa = PBXProject; mainGroup = ROOT; targets = ( APP ); };
      ROOT = { isa = PBXGroup; children = ( BASE ); sourceTree = "<group>"; };
      BASE = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(type)"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; C = { name = Debug; \(base) buildSettings = {
      \(settings)
      }; };
      """)
  }

  /// A target for several platforms is judged as one for iPhone, whichever SDK it names first.
  @Test(arguments: [
    ("SDKROOT = appletvos;", Platform.tvOS), ("SDKROOT = macosx;", .macOS),
    ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", .iOS),
    ("SDKROOT = appletvos; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";", .tvOS),
    ("SDKROOT = watchos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", .watchOS),
    ("SUPPORTED_PLATFORMS = macosx;", .macOS), ("TVOS_DEPLOYMENT_TARGET = 12.0;", .tvOS), ("", .iOS),
  ])
  func tellsPlatforms(settings: String, platform: Platform) throws {
    try TemporaryFolder.with { folder in
      try folder.write("App.xcodeproj/project.pbxproj", oneTarget(settings))
      #expect(try folder.layout().description.targets.map(\.target.platform) == [platform])
    }
  }

  @Test func readsEntryPointsFromBuildSettings() throws {
    try TemporaryFolder.with { folder in
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        oneTarget(
          """
          GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_UIMainStoryboardFile = Main;
          INFOPLIST_KEY_UILaunchStoryboardName = Launch;
          INFOPLIST_KEY_NSMainNibFile = "";
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          SDKROOT = auto;
          SUPPORTED_PLATFORMS = "iphonesimulator iphoneos macosx";
          TARGETED_DEVICE_FAMILY = "1,2,6";
          "TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = "1";
          "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 1.0;
          IPHONEOS_DEPLOYMENT_TARGET = "$(MINIMUM)";
          """, base: "baseConfigurationReference = BASE;"))
      try folder.write("App.xcconfig", "MINIMUM = 17.0\nINFOPLIST_KEY_NSMainStoryboardFile = Desk\n")
      let target = try #require(try folder.layout().description.targets.first)
      #expect(
        entries(target) == [
          "mainStoryboard Desk App.xcconfig:2", "mainStoryboard Main App.xcodeproj/project.pbxproj:12",
        ])
      #expect(target.launchScreens == ["Launch"])
      #expect(target.target.platform == .iOS)
      #expect(target.target.deploymentTarget == "17.0")
      #expect(target.target.deviceFamilies == [.iPhone])
      #expect(target.target.supportsLandscapeOnPhone == true)
    }
  }

  @Test func findsConfigurationFilesInSynchronizedFolders() throws {
    try TemporaryFolder.with { folder in
      let base = "baseConfigurationReferenceAnchor = SYNC; baseConfigurationReferenceRelativePath = Sub/A.xcconfig;"
      let sync = "SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\"; };"
      let text = oneTarget("", base: base).replacingOccurrences(of: "( BASE )", with: "( SYNC )")
      try folder.write(
        "App.xcodeproj/project.pbxproj", text.replacingOccurrences(of: "BASE = {", with: sync + "\nBASE = {"))
      try folder.write("Config/Sub/A.xcconfig", "PRODUCT_MODULE_NAME = Module\nSDKROOT = macosx\n")
      let layout = try folder.layout()
      #expect(layout.description.targets.map(\.target.moduleName) == ["Module"])
      #expect(layout.description.targets.map(\.target.platform) == [.macOS])
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func ignoresSettingsOfPropertyListsThatAreNotGenerated() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App.xcodeproj/project.pbxproj", oneTarget("INFOPLIST_KEY_UIMainStoryboardFile = Main;"))
      #expect(try folder.layout().description.targets.map(\.entries) == [[]])
    }
  }

  @Test func propertyListWinsOverBuildSetting() throws {
    try TemporaryFolder.with { folder in
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        oneTarget(
          """
          INFOPLIST_KEY_UIMainStoryboardFile = Generated; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_FILE = info.PLIST; SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 12.0;
          """))
      try folder.writePropertyList("Info.plist", "<key>UIMainStoryboardFile</key><string>Written</string>")
      let target = try #require(try folder.layout().description.targets.first)
      #expect(entries(target) == ["mainStoryboard Written Info.plist:5"])
      #expect(target.target.platform == .tvOS)
      #expect(target.target.deploymentTarget == "12.0")
      #expect(target.target.deviceFamilies == [])
    }
  }

  @Test func reportsWhatProjectsNameInVain() throws {
    try TemporaryFolder.with { folder in
      try folder.write(
        "App/App.xcodeproj/project.pbxproj",
        oneTarget("INFOPLIST_FILE = Info.plist;", base: "baseConfigurationReference = BASE;"))
      try folder.writePropertyList(
        "App/Info.plist", "<key>UIMainStoryboardFile</key>\n<string>$(NOWHERE)</string>")
      try folder.write("B/B.xcodeproj/project.pbxproj", oneTarget("INFOPLIST_FILE = B.plist;"))
      try folder.write("C/C.xcodeproj/project.pbxproj", oneTarget("INFOPLIST_FILE = \"../../C.plist\";"))
      let layout = try folder.layout()
      #expect(
        layout.diagnostics.map { "\($0.location): \($0.severity.rawValue): \($0.message)" } == [
          "App/App.xcodeproj/project.pbxproj: warning: the build configuration file 'App/App.xcconfig' of "
            + "configuration 'Debug' is not there",
          "App/Info.plist:5: warning: the entry point '$(NOWHERE)' is empty: nothing defines the build setting",
          "B/B.xcodeproj/project.pbxproj:11: warning: the Info.plist 'B.plist' of target 'App' is not there",
          "C/C.xcodeproj/project.pbxproj:11: warning: the Info.plist '../../C.plist' of target 'App' lies outside of "
            + "what is read",
        ])
    }
  }

  @Test func damagedFilesGiveOneDiagnosticEach() throws {
    try TemporaryFolder.with { folder in
      try folder.write("A/A.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n")
      try folder.write("B/B.xcodeproj/project.pbxproj", "{ objects = {}; }")
      try folder.write("C/C.xcodeproj/project.pbxproj", oneTarget("INFOPLIST_FILE = Info.plist;"))
      try folder.write("C/Info.plist", "<plist>\n<dict>\n<key>A</key>\n")
      try folder.write("A/Main.storyboard")
      let layout = try folder.layout()
      #expect(
        layout.diagnostics.map { "\($0.location): \($0.severity.rawValue): \($0.message)" } == [
          "A/A.xcodeproj/project.pbxproj:2: error: the project file is damaged: the file has merge conflict markers: "
            + "resolve the conflict",
          "B/B.xcodeproj/project.pbxproj: error: the project file is damaged: its root object is missing",
          "C/Info.plist:4: error: the property list is damaged: the property list ends in the middle",
        ])
      #expect(layout.unownedDocuments == ["A/Main.storyboard": TemporaryFolder.name])
    }
  }
}
