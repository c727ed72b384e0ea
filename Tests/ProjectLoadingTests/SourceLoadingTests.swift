import Foundation
import NavigationModel
import Synchronization
import Testing

@testable import ProjectLoading

/// Source files and the cache, through the whole loader.
@Suite struct SourceLoadingTests {
  /// Writes a small app.
  private func fill(_ folder: TemporaryFolder) throws {
    try folder.write("Main.storyboard", SmallApp.storyboard)
    try folder.write("Home.swift", SmallApp.home)
    try folder.write("Order.swift", "struct Order { var id: Int }")
    try folder.write(
      "Other.m", "@implementation Other\n- (void)close { [self.host dismissViewControllerAnimated:YES]; }\n@end\n")
  }

  /// Loads the app; where there is a cache, without the graph that it keeps, so that facts are asked for.
  private func graph(_ folder: TemporaryFolder, cache: String? = nil) throws -> GraphContent {
    if let cache {
      for name in try packs(cache, suffix: ".graph").keys {
        try FileManager.default.removeItem(atPath: "\(cache)/\(name)")
      }
    }
    let project = try ProjectLoader(paths: [folder.path + "/App"], cacheFolder: cache).load()
    #expect(project.cacheProblem == nil)
    return GraphContent(project.graph)
  }

  private func packs(_ cache: String, suffix: String = ".facts") throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: cache) else { return [:] }
    let names = try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasSuffix(suffix) }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(cache)/\($0)"))) })
  }

  /// Runs a test with an app in the folder `App` and a cache beside it.
  private func withApp(_ body: (_ folder: TemporaryFolder, _ cache: String) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let app = TemporaryFolder(path: folder.path + "/App")
      try fill(app)
      try body(folder, folder.path + "/cache")
    }
  }

  @Test func givesTheSameGraphWithAndWithoutTheCache() throws {
    try withApp { folder, cache in
      let plain = try graph(folder)
      #expect(plain.scenes.contains { $0.className == "DetailViewController" })
      #expect(try graph(folder, cache: cache) == plain)
      let packs = try packs(cache)
      #expect(packs.count == 1)
      #expect(try graph(folder, cache: cache) == plain)
      #expect(try self.packs(cache) == packs)
    }
  }

  @Test func readsWhatChangedAndForgetsWhatIsGone() throws {
    try withApp { folder, cache in
      _ = try graph(folder, cache: cache)
      let before = try packs(cache)
      try folder.write(
        "App/Home.swift", SmallApp.home.replacingOccurrences(of: "DetailViewController", with: "EditViewController"))
      let changed = try graph(folder, cache: cache)
      #expect(changed.scenes.contains { $0.className == "EditViewController" })
      #expect(changed == (try graph(folder)))
      #expect(try packs(cache) != before)
      try folder.write("App/Home.swift", SmallApp.home)
      _ = try graph(folder, cache: cache)
      // The pack holds what this run needed and nothing of the run before.
      #expect(try packs(cache) == before)
    }
  }

  @Test func findsFactsOfAFileThatMoved() throws {
    try withApp { folder, cache in
      _ = try graph(folder, cache: cache)
      let before = try packs(cache)
      try FileManager.default.createDirectory(at: folder.url("App/Screens"), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: folder.url("App/Home.swift"), to: folder.url("App/Screens/Start.swift"))
      let moved = try graph(folder, cache: cache)
      #expect(moved.transitions.map(\.location.file).contains("Screens/Start.swift"))
      #expect(moved == (try graph(folder)))
      #expect(try packs(cache) == before)
    }
  }

  @Test(arguments: [0, 9, 40, 70, 200, -1])
  func ignoresAndRewritesDamagedPacks(offset: Int) throws {
    try withApp { folder, cache in
      let plain = try graph(folder, cache: cache)
      let before = try packs(cache)
      let (name, data) = try #require(before.first)
      var damaged = data
      damaged[offset < 0 ? data.count - 1 : offset] ^= 0xFF
      try damaged.write(to: URL(fileURLWithPath: "\(cache)/\(name)"))
      #expect(try graph(folder, cache: cache) == plain)
      #expect(try packs(cache) == before)
    }
  }

  @Test func ignoresForeignFilesInPlaceOfAPack() throws {
    try withApp { folder, cache in
      let plain = try graph(folder, cache: cache)
      let before = try packs(cache)
      let name = try #require(before.keys.first)
      try Data("something else".utf8).write(to: URL(fileURLWithPath: "\(cache)/\(name)"))
      #expect(try graph(folder, cache: cache) == plain)
      #expect(try packs(cache) == before)
    }
  }

  @Test func saysOnceThatTheCacheCannotBeWritten() throws {
    try withApp { folder, cache in
      try folder.write("cache", "a file in place of the folder")
      let project = try ProjectLoader(paths: [folder.path + "/App"], cacheFolder: cache).load()
      #expect(project.cacheProblem == "Not a directory")
      #expect(GraphContent(project.graph) == (try graph(folder)))
    }
  }

  @Test func manyRunsAtOnceDoNotDisturbEachOther() throws {
    try withApp { folder, cache in
      let plain = try graph(folder)
      let results = Mutex<[Bool]>([])
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        let project = try? ProjectLoader(paths: [folder.path + "/App"], cacheFolder: cache).load()
        let isRight = (project?.graph).map { GraphContent($0) } == plain && project?.cacheProblem == nil
        results.withLock { $0.append(isRight) }
      }
      #expect(results.withLock { $0 } == Array(repeating: true, count: 16))
      #expect(try packs(cache).count == 1)
    }
  }

  @Test func doesNotReadSourcesBesideASingleDocument() throws {
    try withApp { folder, _ in
      let graph = try ProjectLoader(paths: [folder.path + "/App/Main.storyboard"]).load().graph
      #expect(graph.scenes.map(\.className) == ["HomeViewController"])
      #expect(!graph.isCodeRead)
      #expect(try self.graph(folder).isCodeRead)
    }
  }

  @Test func doesNotReadCodeWhereThereIsNone() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Main.storyboard", SmallApp.storyboard)
      #expect(!(try graph(folder).isCodeRead))
    }
  }

  @Test func countsSourcesInTheProgress() throws {
    try withApp { folder, _ in
      let results = Mutex<[Bool]>([])
      _ = try ProjectLoader(paths: [folder.path + "/App"]).load { read, total in
        let isRight = total == 4 && (1...4).contains(read)
        results.withLock { $0.append(isRight) }
      }
      #expect(results.withLock { $0 }.count >= 2)
      #expect(!results.withLock { $0 }.contains(false))
    }
  }

  @Test func leavesOutTestsThatNoTargetOwns() throws {
    try withApp { folder, _ in
      try folder.write("App/HomeTests/FakeTests.swift", "class FakeViewController: UIViewController {}")
      #expect(try graph(folder).scenes.allSatisfy { $0.className != "FakeViewController" })
    }
  }
}
