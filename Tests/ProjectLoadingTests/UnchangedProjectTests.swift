import Foundation
import NavigationModel
import Synchronization
import Testing

@testable import ProjectLoading

/// Runs on a project that is as the last run left it, and on one that is not quite.
@Suite struct UnchangedProjectTests {
  private static let info = "<key>UIMainStoryboardFile</key><string>Main</string>"

  /// A project with one target and its build settings.
  private static func project(_ settings: String) -> String {
    ProjectText.document(
      """
      PROJECT = { isa = PBXProject; targets = (APP, ); };
      APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( );
        buildConfigurationList = LIST; };
      LIST = { isa = XCConfigurationList; buildConfigurations = (RELEASE, ); };
      RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      """)
  }

  /// An app in the folder `App` and a cache beside it.
  private struct Project {
    var folder: TemporaryFolder
    var app: TemporaryFolder { TemporaryFolder(path: folder.path + "/App") }
    var cache: String { folder.path + "/cache" }

    func load(
      keeps: Bool = true, parsesEverything: Bool = true, progress: @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws -> GraphContent {
      let loader = ProjectLoader(
        paths: [app.path], cacheFolder: keeps ? cache : nil, parsesEverything: parsesEverything)
      let project = try loader.load(progress: progress)
      #expect(project.cacheProblem == nil)
      return GraphContent(project.graph)
    }

    /// The names and bytes of what is kept.
    func kept(_ suffix: String = ".graph") throws -> [String: Data] {
      let names = try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasSuffix(suffix) }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(cache)/\($0)"))) })
    }

    /// Puts another graph in the place of the one that is kept, under the key of what is there now.
    ///
    /// - Parameter meaning: What the files say; else nothing that any files say.
    func plant(reader: ContentHash? = nil, meaning: ContentHash = ContentHash([0])) throws {
      let layout = try ProjectLayout.read(paths: [app.path])
      let identifier = try #require(BuildIdentifier.current)
      let inputs = try #require(ProjectInputs(layout, parsesEverything: true))
      try GraphCache(folder: cache, reader: reader ?? ContentHash(identifier))
        .store(
          UnchangedProjectTests.planted, of: layout.root + "\0" + layout.name, inputs: inputs.keys().all,
          meaning: meaning)
    }

    /// What the files said that the kept graph was made of.
    func keptMeaning() throws -> ContentHash {
      Array(try #require(try kept().values.first)).hash(at: 48)
    }
  }

  /// A graph that no app of these tests has.
  private static let planted = NavigationGraph(scenes: [Scene(id: "planted", kind: .system, label: "Planted")])

  private func withProject(_ body: (Project) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let project = Project(folder: folder)
      try project.app.write("Main.storyboard", SmallApp.storyboard)
      try project.app.write("Home.swift", SmallApp.home)
      try project.app.write("Other.h", "@interface Other : UIViewController\n@end\n")
      try project.app.writePropertyList("Info.plist", Self.info)
      try project.app.write("App.xcodeproj/project.pbxproj", Self.project("INFOPLIST_FILE = Info.plist;"))
      try body(project)
    }
  }

  @Test func givesTheSameGraphAgain() throws {
    try withProject { project in
      let plain = try project.load(keeps: false)
      #expect(plain.transitions.count == 1 && plain.entryPoints.count == 1 && plain.targets.count == 1)
      #expect(try project.load() == plain)
      let kept = try project.kept()
      #expect(kept.count == 1)
      #expect(try project.load() == plain)
      #expect(try project.kept() == kept)
    }
  }

  @Test func doesNotLinkAgain() throws {
    try withProject { project in
      _ = try project.load()
      try project.plant()
      let steps = Mutex<[[Int]]>([])
      let again = try project.load { read, total in steps.withLock { $0.append([read, total]) } }
      #expect(again == GraphContent(Self.planted))
      #expect(steps.withLock { $0 } == [[3, 3]])
      #expect(try project.load(keeps: false) != again)
    }
  }

  /// A change that says nothing, and one that says something.
  @Test(arguments: ["// Another note.", "// A note.\nclass Other {}"])
  func linksAgainOnlyWhereSourcesSaySomethingElse(end: String) throws {
    try withProject { project in
      try project.app.write("Home.swift", SmallApp.home + "\n// A note.")
      let plain = try project.load()
      try project.plant(meaning: project.keptMeaning())
      try project.app.write("Home.swift", SmallApp.home + "\n" + end)
      #expect(try project.load() == (end.contains("class") ? plain : GraphContent(Self.planted)))
      // What was found is kept for the files as they are now.
      try project.plant()
      #expect(try project.load() == GraphContent(Self.planted))
    }
  }

  /// A suppression is a comment that says something, also where nothing else changes.
  @Test(arguments: [
    ("// A note.", "// seguegraph:disable:next a"), ("// seguegraph:disable a", "// A note."),
    ("// seguegraph:disable a", "// seguegraph:disable b"), ("// seguegraph:disable a", "\n// seguegraph:disable a"),
    ("// seguegraph:disable a -- x", "// seguegraph:disable a -- y"),
    ("// seguegraph:disable a // x", "\t// seguegraph:disable a"),
  ])
  func linksAgainWhereASuppressionChanges(before: String, after: String) throws {
    try withProject { project in
      try project.app.write("Home.swift", SmallApp.home + "\n" + before)
      let plain = try project.load()
      #expect(plain.suppressions.isEmpty == !before.contains(":"))
      #expect(try project.load() == plain)
      try project.plant(meaning: project.keptMeaning())
      try project.app.write("Home.swift", SmallApp.home + "\n" + after)
      let changed = try project.load()
      #expect(changed == (try project.load(keeps: false)))
      #expect(changed.suppressions != plain.suppressions)
      #expect(try project.load() == changed)
    }
  }

  /// What may happen to a project between two runs.
  enum Change: String, CaseIterable {
    case source, header, document, propertyList, projectFile, newSource, newDocument, noSource, noDocument
    case movedSource, unreadableSource, unreadableDocument, linkToNothing
  }

  @Test(arguments: Change.allCases)
  func linksAgainAfterAChange(change: Change) throws {
    try withProject { project in
      _ = try project.load()
      try project.plant()
      try apply(change, to: project.app)
      let changed = try project.load()
      #expect(changed == (try project.load(keeps: false)))
      #expect(changed != GraphContent(Self.planted))
      // The new graph is kept as well.
      try project.plant()
      #expect(try project.load() == GraphContent(Self.planted))
    }
  }

  private func apply(_ change: Change, to app: TemporaryFolder) throws {
    let files = FileManager.default
    switch change {
    case .source: try app.write("Home.swift", SmallApp.home.replacingOccurrences(of: "Detail", with: "Edit"))
    case .header: try app.write("Other.h", "@interface Other : UITableViewController\n@end\n")
    case .document:
      try app.write("Main.storyboard", SmallApp.storyboard.replacingOccurrences(of: "\"a\"", with: "\"b\""))
    case .propertyList: try app.writePropertyList("Info.plist", "")
    case .projectFile:
      try app.write(
        "App.xcodeproj/project.pbxproj",
        Self.project("INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 2;"))
    case .newSource: try app.write("New.swift", "class NewViewController: UIViewController {}")
    case .newDocument: try app.write("New.storyboard", SmallApp.storyboard)
    case .noSource: try files.removeItem(at: app.url("Home.swift"))
    case .noDocument: try files.removeItem(at: app.url("Main.storyboard"))
    case .movedSource: try files.moveItem(at: app.url("Home.swift"), to: app.url("Start.swift"))
    case .unreadableSource: try truncate(app.url("Home.swift"))
    case .unreadableDocument: try truncate(app.url("Main.storyboard"))
    case .linkToNothing: try app.link("New.swift", to: "nowhere")
    }
  }

  /// Makes a file larger than any that is read, without taking space for it.
  private func truncate(_ file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
  }

  @Test func linksAgainForOtherOptions() throws {
    try withProject { project in
      _ = try project.load()
      try project.plant()
      #expect(try project.load(parsesEverything: false) == project.load(keeps: false, parsesEverything: false))
    }
  }

  @Test(arguments: [0, 8, 24, 40, 48, 60, -1])
  func ignoresAndRewritesDamage(offset: Int) throws {
    try withProject { project in
      let plain = try project.load()
      let kept = try project.kept()
      let (name, data) = try #require(kept.first)
      let index = offset < 0 ? data.count - 1 : offset
      var damaged = data
      damaged[index] ^= 0x20
      for content in [damaged, data[..<index], Data("something else".utf8)] {
        try content.write(to: URL(fileURLWithPath: "\(project.cache)/\(name)"))
        #expect(try project.load() == plain)
        #expect(try project.kept() == kept)
      }
    }
  }

  @Test func ignoresAndRewritesTheGraphOfAnotherBuild() throws {
    try withProject { project in
      let plain = try project.load()
      let kept = try project.kept()
      try project.plant(reader: ContentHash([2]))
      #expect(try project.load() == plain)
      #expect(try project.kept() == kept)
    }
  }

  @Test func saysThatTheGraphCannotBeKept() throws {
    try withProject { project in
      let plain = try project.load()
      let name = try #require(try project.kept().keys.first)
      let place = URL(fileURLWithPath: "\(project.cache)/\(name)")
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let again = try ProjectLoader(paths: [project.app.path], cacheFolder: project.cache).load()
      #expect(again.cacheProblem == "Is a directory")
      #expect(GraphContent(again.graph) == plain)
      #expect(try FileManager.default.contentsOfDirectory(atPath: project.cache).count == 2)
    }
  }

  @Test func keepsTheGraphOfDocumentsAlone() throws {
    try withProject { project in
      for name in ["Home.swift", "Other.h"] { try FileManager.default.removeItem(at: project.app.url(name)) }
      let plain = try project.load()
      #expect(!plain.isCodeRead && plain.scenes.count == 1)
      #expect(try project.kept("").count == 1)
      #expect(try project.load() == plain)
      try project.plant()
      #expect(try project.load() == GraphContent(Self.planted))
      let other = try ProjectLoader(paths: [project.app.path], cacheFolder: project.app.path + "/Info.plist").load()
      #expect(other.cacheProblem == "Not a directory")
      #expect(GraphContent(other.graph) == plain)
    }
  }

  @Test func keepsNoGraphOfFilesThatChangeMeanwhile() throws {
    try withProject { project in
      let file = project.app.url("Home.swift")
      let changed = SmallApp.home.replacingOccurrences(of: "Detail", with: "Edit")
      _ = try project.load { _, _ in try? changed.write(to: file, atomically: true, encoding: .utf8) }
      #expect(try project.kept() == [:])
      let again = try project.load()
      #expect(again == (try project.load(keeps: false)))
      #expect(again.scenes.contains { $0.className == "EditViewController" })
      #expect(try project.kept().count == 1)
    }
  }

  @Test func notesThatGraphAndFactsAreInUse() throws {
    try withProject { project in
      _ = try project.load()
      let old = Date(timeIntervalSinceNow: -20 * 24 * 3600)
      let files = try project.kept("").keys.map { "\(project.cache)/\($0)" }
      #expect(files.count == 2)
      for file in files { try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file) }
      _ = try project.load()
      for file in files {
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        #expect(try #require(date) > old.addingTimeInterval(24 * 3600))
      }
    }
  }
}
