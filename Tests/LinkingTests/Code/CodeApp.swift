import InterfaceBuilder
import Linking
import NavigationModel
import SourceReading

/// A small app out of texts, read by the real readers and linked, and what its code does as lines.
///
/// Circled digits mark places: each stands directly before the name of a called function, is no part of the text that is
/// read, and stands for its place in the lines. So positions are exact, and nobody counts columns. A place without a mark
/// is printed as `@App.swift:3:5`.
struct CodeApp {
  /// The linked app.
  let graph: NavigationGraph
  private let marks: [SourceLocation: Character]
  private let names: [SceneID: String]

  /// Reads files by their extensions: `.storyboard`, `.xib`, `.swift`, and Objective-C.
  init(
    _ files: [String: String], project: ProjectDescription = ProjectDescription(),
    idioms: ProjectIdioms = ProjectIdioms()
  ) throws {
    var documents: [InterfaceDocument] = []
    var sources: [SourceFacts] = []
    var marks: [SourceLocation: Character] = [:]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(Self.plain(text, path: path, marks: &marks).utf8)
      switch path.split(separator: ".").last {
      case "storyboard", "xib": documents.append(try InterfaceDocumentReader(path: path).read(bytes))
      case "swift": sources.append(SwiftReader(path: path).read(bytes))
      default: sources.append(ObjectiveCReader(path: path).read(bytes))
      }
    }
    // A mistake in a fixture would make it a test of something else.
    for facts in sources {
      if let problem = facts.problem { throw UnreadableFixture(path: facts.path, problem: problem) }
    }
    var linker = Linker(documents: documents, sources: sources, project: project)
    linker.idioms = idioms
    graph = linker.link()
    self.marks = marks
    names = Self.names(of: graph)
  }

  /// A text that does not parse.
  private struct UnreadableFixture: Error {
    var path: String
    var problem: SourceFacts.Problem
  }

  /// One Swift file and one storyboard that starts with its first scene.
  init(_ swift: String, _ scenes: StoryboardScene...) throws { try self.init(swift, scenes) }

  /// One Swift file and one storyboard that starts with its first scene.
  init(_ swift: String, _ scenes: [StoryboardScene]) throws {
    try self.init(["App.swift": swift, "Main.storyboard": StoryboardScene.document(scenes)])
  }

  /// One Objective-C file and one storyboard that starts with its first scene.
  init(objectiveC: String, _ scenes: StoryboardScene...) throws {
    try self.init(["App.m": objectiveC, "Main.storyboard": StoryboardScene.document(scenes)])
  }

  /// The text without marks.
  private static func plain(_ text: String, path: String, marks: inout [SourceLocation: Character]) -> String {
    var plain = ""
    var line = 1
    var column = 1
    for character in text {
      if "①②③④⑤⑥⑦⑧⑨".contains(character) {
        marks[SourceLocation(file: path, line: line, column: column)] = character
        continue
      }
      plain.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + character.utf8.count)
    }
    return plain
  }
}

extension CodeApp {
  /// All that code does: transitions, performed segues, exits and starts, sorted.
  var lines: [String] { (transitions + performedSegues + exits + starts).sorted() }

  /// The transitions of code: `Home -> Detail push [button] ① via open`.
  var transitions: [String] {
    graph.transitions.filter { $0.origin != .interfaceBuilder }.map { transition in
      let style = transition.presentationStyle.map { "(\($0.rawValue))" } ?? ""
      return "\(name(transition.source)) -> \(name(transition.target)) \(transition.kind.rawValue)\(style)"
        + text(transition.kind.isContainment ? nil : transition.trigger) + " " + place(transition.location)
        + via(transition.via) + (transition.confidence == .certain ? "" : " ?")
    }
    .sorted()
  }

  /// Where segues are performed: `segue edit performed ①`.
  var performedSegues: [String] {
    graph.transitions.flatMap { transition in
      transition.performedAt.map { "segue \(transition.name ?? transition.id) performed \(place($0))" }
    }
    .sorted()
  }

  /// The segues that are known never to be performed.
  var deadSegues: [String] { graph.transitions.filter(\.isNeverPerformed).map { $0.name ?? $0.id }.sorted() }

  /// The exits in code: `Detail exit dismiss [barButtonItem] ① via detailDidFinish`.
  var exits: [String] {
    graph.exits.filter { isCode($0.location) }.map { exit in
      "\(name(exit.scene)) exit \(exit.kind.rawValue)\(text(exit.trigger)) \(place(exit.location))\(via(exit.via))"
        + (exit.confidence == .certain ? "" : " ?")
    }
    .sorted()
  }

  /// Where code says that the app starts: `start Home windowRoot ①`.
  var starts: [String] {
    graph.entryPoints.filter { isCode($0.location) }
      .map { "start \(name($0.scene)) \($0.via.rawValue) \(place($0.location))" }.sorted()
  }

  /// Where unwind segues lead: `Detail -> Home`.
  var unwinds: [String] {
    graph.transitions.filter { $0.kind == .unwind }.map { "\(name($0.source)) -> \(name($0.target))" }.sorted()
  }

  /// The short name of a scene: object id or class, where that is unique.
  func name(_ scene: SceneID?) -> String { scene.map { names[$0] ?? $0.rawValue } ?? "nil" }

  private func isCode(_ location: SourceLocation) -> Bool {
    ![".storyboard", ".xib", ".plist"].contains { location.file.hasSuffix($0) }
  }

  private func place(_ location: SourceLocation) -> String { marks[location].map { "\($0)" } ?? "@\(location)" }

  private func text(_ trigger: Trigger?) -> String { trigger.map { " [\($0.element)]" } ?? "" }

  /// The name of a function without type and labels.
  private func via(_ function: String?) -> String {
    guard let function else { return "" }
    let name = function.prefix { !"(:".contains($0) }.split(separator: ".").last ?? ""
    return " via \(name)"
  }

  private static func names(of graph: NavigationGraph) -> [SceneID: String] {
    var scenes: [String: [Scene]] = [:]
    for scene in graph.scenes { scenes[shortName(scene), default: []].append(scene) }
    var names: [SceneID: String] = [:]
    for (name, scenes) in scenes {
      // Containers that code makes have no better name than that of their class.
      let isShared = scenes.count > 1 && !scenes.allSatisfy { $0.document == nil && name.hasPrefix("UI") }
      for scene in scenes { names[scene.id] = isShared ? scene.id.rawValue : name }
    }
    return names
  }

  private static func shortName(_ scene: Scene) -> String {
    if let objectID = scene.objectID { return objectID }
    if [.flow, .unresolved].contains(scene.kind) || scene.className == nil {
      let id = scene.id.rawValue
      return scene.kind == .unresolved ? id : String(id.drop { $0 != ":" }.dropFirst())
    }
    return scene.className ?? ""
  }
}
