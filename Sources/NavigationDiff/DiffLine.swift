import NavigationModel

/// A difference in words, in those of the snapshot's lines.
public struct DiffLine: Hashable, Sendable {
  /// How it differs.
  public var mark: DiffMark
  /// What is there, or was.
  public var text: String
  /// What it was, each element a remark; empty unless it has changed.
  public var before: [String] = []
}

/// The differences of one sort.
public struct DiffSection: Hashable, Sendable {
  /// What they are about.
  public var title: String
  /// The differences, never none.
  public var lines: [DiffLine]
}

extension GraphDiff {
  /// All differences in words.
  public var sections: [DiffSection] {
    let names = DiffNames(self)
    return [
      DiffSection(title: "Entry points", lines: entryPoints.map { line($0, names) }),
      DiffSection(title: "Scenes", lines: scenes.map { line($0, names) }),
      DiffSection(title: "Transitions", lines: transitions.map { line($0, names) }),
      DiffSection(title: "Exits", lines: exits.map { line($0, names) }),
    ].filter { !$0.lines.isEmpty }
  }

  /// How much differs, in one line.
  public var summary: String {
    let counts = [
      Self.counts(entryPoints, "entry point"), Self.counts(scenes, "scene"), Self.transitionCounts(transitions),
      Self.counts(exits, "exit"),
    ].joined()
    if !counts.isEmpty { return counts.joined(separator: ", ") }
    let sizes = [Self.counted(new.scenes.count, "scene"), Self.counted(new.transitions.count, "transition")]
    return "No changes in " + sizes.joined(separator: " and ")
  }

  private static func counts<Value>(_ changes: [Change<Value>], _ noun: String) -> [String] {
    DiffMark.allCases.compactMap { mark in
      let count = changes.count { $0.mark == mark }
      return count == 0 ? nil : "\(counted(count, noun)) \(mark.rawValue)"
    }
  }

  private static func transitionCounts(_ changes: [Change<GraphSnapshot.Transition>]) -> [String] {
    let rerouted = changes.count { $0.isRerouted }
    return counts(changes.filter { !$0.isRerouted }, "transition")
      + (rerouted == 0 ? [] : ["\(counted(rerouted, "transition")) re-routed"])
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension GraphDiff {
  private func line(_ change: Change<GraphSnapshot.EntryPoint>, _ names: DiffNames) -> DiffLine {
    let entry = change.value
    var line = DiffLine(mark: change.mark, text: "\(names.name(of: entry.scene)) by \(SnapshotPhrase.of(entry))")
    if case .changed(let old, _) = change { line.before = ["by " + SnapshotPhrase.of(old)] }
    return line
  }

  private func line(_ change: Change<GraphSnapshot.Exit>, _ names: DiffNames) -> DiffLine {
    let exit = change.value
    var line = DiffLine(mark: change.mark, text: "\(names.name(of: exit.scene)): \(SnapshotPhrase.of(exit))")
    if case .changed(let old, _) = change { line.before = [SnapshotPhrase.of(old)] }
    return line
  }

  private func line(_ change: Change<GraphSnapshot.Transition>, _ names: DiffNames) -> DiffLine {
    func words(_ transition: GraphSnapshot.Transition) -> String {
      let target = transition.target.map(names.name) ?? SnapshotText.nowhere
      return "-> \(target) \(SnapshotPhrase.of(transition, withSegue: false))"
    }
    let transition = change.value
    var line = DiffLine(mark: change.mark, text: "\(names.name(of: transition.source)) \(words(transition))")
    if case .changed(let old, _) = change { line.before = [words(old)] }
    return line
  }

  private func line(_ change: Change<GraphSnapshot.Scene>, _ names: DiffNames) -> DiffLine {
    let scene = change.value
    guard case .changed(let old, let new) = change else {
      return DiffLine(
        mark: change.mark, text: "\(names.name(of: scene.id)) \(SnapshotPhrase.of(scene, withLabel: false))")
    }
    var line = DiffLine(mark: .changed, text: names.name(of: new.id))
    func compare(_ what: String, _ value: (GraphSnapshot.Scene) -> String?) {
      let (before, now) = (value(old), value(new))
      guard before != now else { return }
      func written(_ value: String?) -> String { value.map(SnapshotWord.written) ?? "none" }
      line.before.append("\(what) \(written(before)), now \(written(now))")
    }
    compare("label") { $0.label }
    compare("kind") { $0.kind.rawValue }
    compare("class") { $0.className }
    compare("storyboard identifier") { $0.storyboardIdentifier }
    compare("presentation style") { $0.presentationStyle?.rawValue }
    if old.isModalInPresentation != new.isModalInPresentation {
      line.before.append(new.isModalInPresentation ? "gestures could dismiss it" : "gestures could not dismiss it")
    }
    if old.isInitial != new.isInitial {
      line.before.append(new.isInitial ? "not initial in its storyboard" : "initial in its storyboard")
    }
    return line
  }
}

/// What differences call scenes: their labels, and where two have the same, with the class, the document or the object id.
public struct DiffNames: Sendable {
  private var labels: [SceneID: String] = [:]

  /// Collects the names of both sides.
  public init(_ diff: GraphDiff) {
    let scenes = diff.new.scenes + diff.old.scenes.filter { diff.new[$0.id] == nil }
    let exact = SnapshotNames(scenes)
    for (name, scenes) in Dictionary(grouping: scenes, by: Self.short) {
      for scene in scenes {
        let word = SnapshotWord.written(name)
        let addition = Self.additions.lazy.compactMap { addition in
          addition(scene).flatMap { text in scenes.count { addition($0) == text } == 1 ? text : nil }
        }.first
        labels[scene.id] =
          scenes.count == 1
          ? word : addition.map { "\(word) (\(SnapshotWord.written($0)))" } ?? exact.name(of: scene.id)
      }
    }
  }

  /// The name of a scene.
  public func name(of scene: SceneID) -> String { labels[scene] ?? SnapshotWord.written(scene.rawValue) }

  /// What tells scenes of one label apart, the most telling first.
  private static let additions: [@Sendable (GraphSnapshot.Scene) -> String?] = [
    \.className, \.kind.rawValue, { $0.document?.split(separator: "/").last.map(String.init) },
  ]

  /// The label, or the name in the id where that is all there is.
  private static func short(_ scene: GraphSnapshot.Scene) -> String {
    guard scene.id.isOutsideDocuments, let colon = scene.id.rawValue.firstIndex(of: ":") else { return scene.label }
    return String(scene.id.rawValue[scene.id.rawValue.index(after: colon)...])
  }
}
