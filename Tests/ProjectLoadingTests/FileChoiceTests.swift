import Foundation
import NavigationModel
import Testing

@testable import ProjectLoading

@Suite struct FileChoiceTests {
  private static let files = [
    "App/Main.storyboard", "App/Home.swift", "App/Old/Old.storyboard", "App/Old/Old.swift", "App/Old/Info.plist",
    "Pods/Kit/Kit.storyboard", "Tools/Tool.swift",
  ]

  /// What is read and what is left out.
  private func read(
    _ choice: FileChoice, paths: [String] = [""], more: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> (read: [String], leftOut: [String]) {
    try TemporaryFolder.with { folder in
      for file in Self.files { try folder.write(file) }
      try more(folder)
      let layout = try ProjectLayout.read(
        paths: paths.map { folder.path + ($0.isEmpty ? "" : "/" + $0) }, choice: choice)
      return (layout.files.paths, layout.leftOut.paths)
    }
  }

  @Test func readsAllWithoutPatterns() throws {
    let (read, leftOut) = try read(FileChoice())
    #expect(
      read == [
        "App/Main.storyboard", "App/Old/Old.storyboard", "App/Old/Info.plist", "App/Home.swift", "App/Old/Old.swift",
        "Tools/Tool.swift",
      ])
    #expect(leftOut == [])
  }

  @Test func leavesOutWhatIsExcluded() throws {
    let (read, leftOut) = try read(FileChoice(excluded: ["Old/", "/Tools/*.swift"]))
    #expect(read == ["App/Main.storyboard", "App/Home.swift"])
    #expect(leftOut == ["App/Old/Old.storyboard", "App/Old/Info.plist", "App/Old/Old.swift", "Tools/Tool.swift"])
  }

  @Test func asInGitNothingInAnExcludedFolderComesBack() throws {
    #expect(try read(FileChoice(excluded: ["Old/", "!Old.swift"])).leftOut.contains("App/Old/Old.swift"))
    #expect(try !read(FileChoice(excluded: ["Old/*", "!Old.swift"])).leftOut.contains("App/Old/Old.swift"))
  }

  @Test func readsSkippedFoldersThatAreTakenBack() throws {
    #expect(try read(FileChoice(excluded: ["!Pods/"])).read.contains("Pods/Kit/Kit.storyboard"))
  }

  @Test func readsOnlyWhatIsIncluded() throws {
    let (read, leftOut) = try read(FileChoice(included: ["/App/", "!Old/"], excluded: ["Home.swift"]))
    // What tells of targets is read all the same.
    #expect(read == ["App/Main.storyboard", "App/Old/Old.storyboard", "App/Old/Info.plist", "App/Old/Old.swift"])
    #expect(leftOut == ["App/Home.swift", "Tools/Tool.swift"])
  }

  @Test func patternsStartInTheirOwnFolder() throws {
    #expect(try read(FileChoice(excluded: ["/ios/App/Old/"], prefix: "ios/")).leftOut.count == 3)
    #expect(try read(FileChoice(excluded: ["/App/Old/"], prefix: "ios/")).leftOut == [])
    #expect(try read(FileChoice(included: ["*.x"], excluded: ["*"], prefix: nil)).leftOut == [])
  }

  @Test func readsWhatIsNamed() throws {
    let (read, _) = try read(
      FileChoice(excluded: ["Old/", "*.storyboard"]), paths: ["App/Old", "App/Main.storyboard"])
    #expect(read == ["Main.storyboard", "Old/Info.plist", "Old/Old.swift"])
  }

  @Test func looksAtLinksToo() throws {
    let (read, leftOut) = try read(FileChoice(excluded: ["linked.swift", "away/"])) { folder in
      try folder.write("../\(folder.path.split(separator: "/").last ?? "")-other/a.swift")
      let manager = FileManager.default
      let other = folder.path + "-other"
      defer { try? manager.removeItem(atPath: other) }
      try manager.createSymbolicLink(atPath: folder.path + "/linked.swift", withDestinationPath: other + "/a.swift")
      try manager.createSymbolicLink(atPath: folder.path + "/away", withDestinationPath: other)
    }
    #expect(!read.contains { $0.hasPrefix("linked") || $0.hasPrefix("away") })
    #expect(!leftOut.contains("linked.swift"))
  }

  /// A scene of a class, which presents the first scene of a storyboard that is left out.
  @Test func namesOfWhatIsLeftOutStayKnown() throws {
    try TemporaryFolder.with { folder in
      let document = { (scene: String) in
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>"#
          + #"<scene><objects>\#(scene)</objects></scene></scenes></document>"#
      }
      try folder.write(
        "Main.storyboard",
        document(
          #"<viewController id="a" customClass="Old" customModule="App" customModuleProvider="target"><connections>"#
            + #"<segue destination="b" kind="show" id="s"/></connections></viewController></objects></scene>"#
            + #"<scene><objects><viewControllerPlaceholder id="b" storyboardName="Other"/>"#))
      try folder.write("Other.storyboard", document(#"<viewController id="a"/>"#))
      try folder.write("Old.swift", "class Old: UIViewController {}")
      try folder.write("New.swift", "class New: UIViewController {}")
      func issues(_ excluded: [String], removing: [String] = []) throws -> [String] {
        for name in removing { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
        var loader = ProjectLoader(paths: [folder.path])
        loader.choice = FileChoice(excluded: excluded)
        return try loader.load().graph.issues.map { "\($0.kind) \($0.confidence.rawValue)" }.sorted()
      }
      #expect(try issues([]) == [])
      let without = try issues(["Old.swift", "Other.storyboard"])
      #expect(!without.contains { $0.contains("certain") })
      #expect(!without.contains { $0.contains("missingCustomClass") })
      let gone = try issues([], removing: ["Old.swift", "Other.storyboard"])
      #expect(gone.contains { $0.contains("missingCustomClass") })
    }
  }
}
