import Foundation
import Linking
import NavigationModel
import Testing

@testable import ProjectLoading

/// The graphs that the cache keeps, and the form in which it keeps them.
@Suite struct GraphCacheTests {
  private static let inputs = ContentHash([7])
  private static let meaning = ContentHash([8])

  /// Writes a graph to a cache and reads it back.
  private func roundTrip(_ graph: NavigationGraph) throws -> NavigationGraph? {
    try TemporaryFolder.with { folder in
      let cache = GraphCache(folder: folder.path, reader: ContentHash([1]))
      try cache.store(graph, of: "a", inputs: Self.inputs, meaning: Self.meaning)
      return cache.graph(of: "a", inputs: Self.inputs)
    }
  }

  /// The bytes of the only file in a folder.
  private func bytes(_ graph: NavigationGraph) throws -> Data {
    try TemporaryFolder.with { folder in
      try GraphCache(folder: folder.path, reader: ContentHash([1])).store(
        graph, of: "a", inputs: Self.inputs, meaning: Self.meaning)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try Data(contentsOf: folder.url(try #require(names.first)))
    }
  }

  @Test(arguments: ["CleanNotes", "PopoverNotes", "Recipes", "Shop"])
  func givesBackTheGraphsOfTheExamples(name: String) throws {
    let example = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples/\(name)").standardized
    let graph = try ProjectLoader(paths: [example.path]).load().graph
    #expect(graph.scenes.count > 3 && graph.isCodeRead)
    let again = try #require(try roundTrip(graph))
    #expect(GraphContent(again) == GraphContent(graph))
    #expect(try bytes(again) == bytes(graph))
  }

  @Test func givesBackWhatIsRare() throws {
    let place = SourceLocation(file: "täxt \"/\\\0\u{301}\u{1F600}.swift", line: 3, column: nil)
    let kinds: [LinkingIssue.Kind] = [
      .unknownStoryboard(name: ""), .unknownIdentifier(identifier: "i", storyboard: "s"),
      .noInitialScene(storyboard: "s"),
      .danglingConnection(what: "segue", destination: "d"), .unknownSegueIdentifier(identifier: "i", className: "C"),
      .missingCustomClass(name: "n", element: "e"), .missingAction(selector: "a:", className: "C"),
      .missingOutlet(name: "n", className: "C"), .conflictingLocalisation(base: "b", differences: ["x", "y"]),
    ]
    let graph = NavigationGraph(
      scenes: [
        Scene(
          id: "b", kind: SceneKind(rawValue: "whatever"), label: "", openness: .open("no source"),
          controls: [Control(element: "button", objectID: nil, absentIn: [.compactCompact], location: place)],
          canvasPosition: Point(x: -0.1, y: 1e300)),
        Scene(id: "a", kind: .system, label: "\r\n", canvasPosition: Point(x: .infinity, y: -.infinity)),
      ],
      transitions: [
        Transition(
          id: "t", source: "a", target: nil, kind: .unwind, trigger: Trigger(element: "button"), location: place,
          adaptivity: Adaptivity(styles: [.none], isOpen: true, location: place))
      ],
      exits: [Exit(scene: "a", kind: .root, receivers: ["b", "a"], via: "f", location: place)],
      targets: [
        AppTarget(id: "t", name: "T", platform: .tvOS, deviceFamilies: [.iPad], supportsLandscapeOnPhone: false)
      ],
      issues: kinds.map { LinkingIssue(kind: $0, location: place, confidence: .possible) },
      instantiations: Instantiations(scenes: ["a", "b"], openDocuments: ["x", "y"], isOpen: true, startsAny: true),
      suppressions: ["A.swift": SuppressionSample.all, "B.swift": FileSuppressions()])
    #expect(graph.suppressions.count == 1)
    let again = try #require(try roundTrip(graph))
    #expect(GraphContent(again) == GraphContent(graph))
    #expect(again.issues.count == 9)
    #expect(again[SceneID(rawValue: "b")]?.openness == .open("no source"))
  }

  /// A list that is added to the graph and not to its coding would get lost without anybody seeing it.
  @Test func knowsEveryProperty() {
    let graph = Mirror(reflecting: NavigationGraph()).children.compactMap(\.label)
    #expect(graph.filter { !$0.hasSuffix("Index") && $0 != "targetsOfDocument" }.count == 11)
    #expect(Mirror(reflecting: GraphContent(NavigationGraph())).children.count == 11)
    #expect(Mirror(reflecting: Instantiations()).children.count == 5)
  }

  @Test func keepsAPlaceThatIsNoNumber() throws {
    let graph = NavigationGraph(
      scenes: [Scene(id: "a", kind: .system, label: "A", canvasPosition: Point(x: .nan, y: 1))])
    let position = try #require(try roundTrip(graph)?.scenes.first?.canvasPosition)
    #expect(position.x.isNaN && position.y == 1)
  }

  @Test func givesNothingBackForOtherInputsOrAnotherBuild() throws {
    try TemporaryFolder.with { folder in
      let cache = GraphCache(folder: folder.path + "/deep/cache", reader: ContentHash([1]))
      #expect(cache.graph(of: "a", inputs: Self.inputs) == nil)
      try cache.store(NavigationGraph(isCodeRead: true), of: "a", inputs: Self.inputs, meaning: Self.meaning)
      #expect(cache.graph(of: "a", inputs: Self.inputs)?.isCodeRead == true)
      #expect(cache.graph(of: "b", inputs: Self.inputs) == nil)
      #expect(cache.graph(of: "a", meaning: Self.meaning)?.isCodeRead == true)
      #expect(cache.graph(of: "a", meaning: Self.inputs) == nil)
      #expect(cache.graph(of: "a", inputs: Self.meaning) == nil)
      #expect(GraphCache(folder: cache.folder, reader: ContentHash([2])).graph(of: "a", inputs: Self.inputs) == nil)
      let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
      #expect(names.count == 1)
      #expect(names.allSatisfy { $0.hasPrefix("seguegraph-") && $0.hasSuffix(".graph") })
    }
  }

  @Test func ignoresEveryDamage() throws {
    try TemporaryFolder.with { folder in
      let cache = GraphCache(folder: folder.path, reader: ContentHash([1]))
      try cache.store(
        NavigationGraph(scenes: [Scene(id: "a", kind: .system, label: "A")]), of: "a", inputs: Self.inputs,
        meaning: Self.meaning)
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
      let data = try Data(contentsOf: folder.url(name))
      for index in data.indices {
        try folder.write(name, data[..<index])
        #expect(cache.graph(of: "a", inputs: Self.inputs) == nil)
        var damaged = data
        damaged[index] ^= 0x10
        try folder.write(name, damaged)
        #expect(cache.graph(of: "a", inputs: Self.inputs) == nil)
      }
      try folder.write(name, data + [0])
      #expect(cache.graph(of: "a", inputs: Self.inputs) == nil)
      try folder.write(name, data)
      #expect(cache.graph(of: "a", inputs: Self.inputs)?.scenes.count == 1)
    }
  }

  @Test func theKeyDoesNotDependOnTheOrderOfADictionary() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", "<document/>")
      var layout = try folder.layout()
      let names = (0..<100).map { "Sub\($0)/Main.xib" } + (0..<100).map { "sub\($0)/main.xib" }
      var keys: Set<ContentHash?> = []
      for capacity in [0, 1000, 10_000] {
        layout.unownedDocuments = Dictionary(minimumCapacity: capacity)
        for name in capacity == 1000 ? names : names.reversed() { layout.unownedDocuments[name] = "Repository" }
        keys.insert(ProjectInputs(layout, parsesEverything: true)?.keys().all)
      }
      #expect(keys.count == 1)
      keys.insert(ProjectInputs(layout, parsesEverything: false)?.keys().all)
      layout.unownedDocuments["Sub0/Main.xib"] = "Other"
      keys.insert(ProjectInputs(layout, parsesEverything: true)?.keys().all)
      #expect(keys.count == 3)
      #expect(!keys.contains(nil))
    }
  }
}

extension SceneID: ExpressibleByStringLiteral {
  /// An id from its text.
  public init(stringLiteral text: String) { self.init(rawValue: text) }
}
