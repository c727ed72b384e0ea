import Foundation
import Glibc
import Linking
import NavigationModel
import Testing

@testable import ProjectLoading

@Suite struct ProjectLayoutTests {
  private let root = TemporaryFolder.name

  @Test func makesOneTargetOfAPlainFolder() throws {
    try TemporaryFolder.with { folder in
      try folder.write("A/Base.lproj/Main.storyboard")
      try folder.write("B.xib")
      try folder.write("B.swift")
      try folder.write("AppTests/T.swift")
      try folder.write("AppTests/T.xib")
      let layout = try folder.layout()
      let target = AppTarget(id: root, name: root, documents: ["A/Base.lproj/Main.storyboard", "B.xib"])
      #expect(layout.description.targets == [TargetDescription(target: target, project: root)])
      #expect((layout.root, layout.name) == (folder.path, root))
      #expect(layout.sourceFiles == [root: ["B.swift"]])
      #expect(layout.testOnlyFiles == ["AppTests/T.swift", "AppTests/T.xib"])
      #expect(layout.unownedDocuments == [:])
    }
  }

  @Test func makesOneTargetForEachPropertyList() throws {
    try TemporaryFolder.with { folder in
      for file in [
        "A/Main.storyboard", "A/Extension/Main.storyboard", "B/UI/Main.storyboard", "Shared.storyboard",
        "Mac/MainMenu.xib", "A/a.swift", "Shared.swift",
      ] { try folder.write(file) }
      let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
      let landscape = "<array><string>UIInterfaceOrientationLandscapeRight</string></array>"
      try folder.writePropertyList(
        "A/Info.plist",
        main
          + "<key>UILaunchStoryboardName</key><string>Launch.storyboard</string><key>UISupportedInterfaceOrientations~iphone</key>"
          + landscape)
      try folder.writePropertyList("A/Info-Debug.plist", main)
      try folder.writePropertyList(
        "A/Extension/Info.plist",
        "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Main</string></dict>")
      try folder.writePropertyList(
        "B/Supporting Files/B-Info.plist",
        main
          + "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>Role</key><array><dict>"
          + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).B</string></dict></array></dict></dict>")
      try folder.writePropertyList("Mac/Info.plist", "<key>NSMainNibFile</key><string>MainMenu.nib</string>")
      try folder.writePropertyList("GoogleService-Info.plist", "<key>BUNDLE_ID</key><string>x</string>")
      try folder.writePropertyList(
        "A/Bundle/Info.plist", "<key>CFBundlePackageType</key><string>BNDL</string>")
      let layout = try folder.layout()
      let targets = layout.description.targets
      #expect(targets.map(\.target.id) == [root, "\(root):A", "\(root):A/Extension", "\(root):B", "\(root):Mac"])
      #expect(targets.map(\.target.name) == [root, "A", "Extension", "B", "Mac"])
      #expect(targets.map(\.target.platform) == [.iOS, .iOS, .iOS, .iOS, .macOS])
      #expect(targets.map(\.target.supportsLandscapeOnPhone) == [nil, true, nil, nil, nil])
      #expect(
        targets.map(\.target.documents) == [
          ["Shared.storyboard"], ["A/Main.storyboard"], ["A/Extension/Main.storyboard"], ["B/UI/Main.storyboard"],
          ["Mac/MainMenu.xib"],
        ])
      #expect(targets.allSatisfy { $0.project == root })
      #expect(
        targets.map { $0.entries.map { "\($0.via.rawValue) \($0.name) \($0.location)" } } == [
          [], ["mainStoryboard Main A/Info-Debug.plist:5"], ["appExtension Main A/Extension/Info.plist:5"],
          ["mainStoryboard Main B/Supporting Files/B-Info.plist:5"], ["mainNib MainMenu Mac/Info.plist:5"],
        ])
      #expect(targets.map(\.launchScreens) == [[], ["Launch"], [], [], []])
      #expect(targets.map(\.sceneDelegates) == [[], [], [], ["B"], []])
      #expect(layout.sourceFiles["\(root):A"] == ["A/a.swift"])
      #expect(layout.sourceFiles[root] == ["Shared.swift"])
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func readsBinaryPropertyLists() throws {
    try TemporaryFolder.with { folder in
      let value: [String: Any] = ["UIMainStoryboardFile": "Main", "WKWatchKitApp": false]
      try folder.write(
        "App/Info.plist", PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
      try folder.write("App/Main.storyboard")
      let entries = try folder.layout().description.targets.map(\.entries)
      let location = SourceLocation(file: "App/Info.plist")
      #expect(entries == [[EntryDeclaration(via: .mainStoryboard, name: "Main", location: location)]])
    }
  }

  @Test func reportsBuildSettingsWithoutProject() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Main.storyboard")
      try folder.writePropertyList("Info.plist", "<key>UIMainStoryboardFile</key><string>$(MAIN)</string>")
      let layout = try folder.layout()
      #expect(layout.description.targets.map(\.entries) == [[]])
      #expect(
        layout.diagnostics.map { "\($0.location): \($0.message)" } == [
          "Info.plist:5: the entry point '$(MAIN)' is a build setting, and no project file defines it"
        ])
    }
  }

  @Test func takesDocumentsAndSeveralPaths() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Base.lproj/Main.storyboard")
      try folder.write("App/Other.storyboard")
      try folder.write("Kit/View.xib")
      try folder.write("Pods/P/P.storyboard")

      let single = try folder.layout("App/Base.lproj/Main.storyboard")
      #expect((single.name, single.root) == ("Main", folder.path + "/App/Base.lproj"))
      #expect(single.files.documents.map(\.path) == ["Main.storyboard"])
      #expect(single.description.targets.map(\.target.documents) == [["Main.storyboard"]])

      let several = try folder.layout("App/Other.storyboard", "Kit", "Kit/", "Pods/P", "Kit/View.xib")
      #expect((several.name, several.root) == (root, folder.path))
      #expect(
        several.files.documents.map(\.path) == ["App/Other.storyboard", "Kit/View.xib", "Pods/P/P.storyboard"])
    }
  }

  private func project(_ storyboard: String) -> String {
    ProjectText.document(
      """
      PROJECT = { isa = PBXProject; mainGroup = ROOT; targets = ( APP ); };
      ROOT = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = \(storyboard).storyboard; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      R = { isa = PBXResourcesBuildPhase; files = ( B ); };
      APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = ( R ); };
      """)
  }

  @Test func aNamedProjectStandsForItself() throws {
    try TemporaryFolder.with { folder in
      for name in ["One", "Two"] {
        try folder.write("\(name).xcodeproj/project.pbxproj", project(name))
        try folder.write("\(name).xcodeproj/project.xcworkspace/contents.xcworkspacedata")
        try folder.write("\(name).storyboard")
      }
      try folder.write("Stray.storyboard")
      try folder.write("All.xcworkspace/contents.xcworkspacedata")
      for path in ["One.xcodeproj", "One.xcodeproj/", "One.xcodeproj/project.xcworkspace"] {
        let layout = try folder.layout(path)
        #expect((layout.name, layout.root) == ("One", folder.path))
        #expect(layout.files.documents.map(\.path) == ["One.storyboard"])
        #expect(layout.description.targets.map(\.target.id) == ["One.xcodeproj:App"])
        #expect(layout.leftOut.documents.map(\.path) == ["Stray.storyboard"])
      }
      let all = try folder.layout("All.xcworkspace")
      #expect((all.name, all.root) == (root, folder.path))
      #expect(all.description.targets.map(\.target.id) == ["One.xcodeproj:App", "Two.xcodeproj:App"])
    }
  }

  @Test func refusesOtherPaths() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Main.swift")
      try folder.write("Main.storyboard")
      mkfifo(folder.path + "/Pipe.xib", 0o644)
      let path = folder.path
      func error(_ path: String) -> ProjectLoadingError? {
        do throws(ProjectLoadingError) {
          _ = try ProjectLayout.read(paths: [path])
          return nil
        } catch {
          return error
        }
      }
      #expect(error(path + "/None") == .noSuchPath(path + "/None"))
      #expect(error(path + "/Main.storyboard/x") == .noSuchPath(path + "/Main.storyboard/x"))
      #expect(error("") == .noSuchPath(""))
      #expect(error(path + "/Main.swift") == .unsupported(path + "/Main.swift"))
      #expect(error(path + "/Pipe.xib") == .unreadable(path + "/Pipe.xib", reason: "it is not a regular file"))
    }
  }

  /// The superuser may read everything.
  @Test(.enabled(if: geteuid() != 0)) func refusesUnreadablePaths() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Main.storyboard")
      chmod(folder.path + "/Main.storyboard", 0)
      let path = folder.path + "/Main.storyboard"
      #expect(throws: ProjectLoadingError.unreadable(path, reason: "Permission denied")) {
        try ProjectLayout.read(paths: [path])
      }
    }
  }
}
