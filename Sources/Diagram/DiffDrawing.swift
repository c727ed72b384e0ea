import NavigationDiff
import NavigationModel

/// A picture of what is different between two states of an app: what is new in green, what is gone dashed and in red, what
/// has changed in amber, and what is next to it in grey.
public struct DiffDrawing: Sendable {
  private let graph: NavigationGraph
  private let options: DrawingOptions

  /// Makes a drawing with a heading.
  public init(_ diff: GraphDiff, title: String?) {
    let excerpt = DiffExcerpt(diff)
    var marks = ChangeMarks(summary: Self.lines(diff.summary))
    for scene in excerpt.scenes {
      marks.scenes[scene.value.id] = scene.mark
      guard let before = scene.before else { continue }
      if before.label != scene.value.label {
        marks.remarks[scene.value.id, default: []].append(("was " + before.label, .changed))
      } else if before.className != scene.value.className {
        marks.remarks[scene.value.id, default: []].append(("was " + (before.className ?? "of no class"), .changed))
      }
    }
    for exit in excerpt.exits {
      marks.remarks[exit.value.scene, default: []].append((Self.text(exit), exit.mark))
    }
    let transitions = excerpt.transitions.map { transition in
      let drawn = Self.transition(transition)
      marks.transitions[drawn.id] = transition.mark
      let words = [transition.before, transition.value].compactMap { $0.map(Self.words) }
      marks.words[drawn.id] = words.count == 2 && words[0] != words[1] ? [words[0], "→ " + words[1]] : [words[0]]
      return drawn
    }
    for (scene, entries) in Dictionary(grouping: excerpt.entryPoints, by: \.value.scene) {
      let all = Set(entries.map(\.mark))
      marks.entryPoints[scene] = all.count == 1 ? entries[0].mark : .changed
    }
    graph = Self.graph(excerpt, transitions)
    options = DrawingOptions(title: title, showsSystemScenes: true, changes: marks)
  }

  /// Draws it.
  public func render(as format: DrawingFormat) throws(DrawingError) -> RenderedDrawing {
    try Drawing(graph: graph, options: options).render(as: format)
  }

  private static func graph(_ excerpt: DiffExcerpt, _ transitions: [Transition]) -> NavigationGraph {
    let scenes = excerpt.scenes.map { scene(of: $0.value) }
    return NavigationGraph(
      entryPoints: excerpt.entryPoints.map { entry in
        EntryPoint(
          scene: entry.value.scene, via: entry.value.via, target: entry.value.target,
          confidence: entry.value.isPossible ? .possible : .certain, location: SourceLocation(file: ""))
      }, scenes: scenes, transitions: transitions,
      documents: Dictionary(grouping: scenes.filter { $0.document != nil }, by: { $0.document ?? "" }).map {
        path, scenes in
        Document(path: path, name: path, scenes: scenes.map(\.id))
      })
  }

  private static func scene(of scene: GraphSnapshot.Scene) -> Scene {
    Scene(
      id: scene.id, kind: scene.kind,
      className: scene.className ?? (scene.kind == .system || scene.kind == .codeOnly ? scene.label : nil),
      label: scene.label, document: scene.document, storyboardIdentifier: scene.storyboardIdentifier,
      objectID: scene.objectID, isInitial: scene.isInitial,
      presentation: ScenePresentation(
        style: scene.presentationStyle, isModalInPresentation: scene.isModalInPresentation))
  }

  private static func transition(_ marked: DiffExcerpt.Marked<GraphSnapshot.Transition>) -> Transition {
    let value = marked.value
    let id =
      [
        value.source.rawValue, value.target?.rawValue, value.kind.rawValue, value.detail, value.segue,
        marked.mark?.rawValue,
      ]
      + [value.identifier, value.trigger?.element, value.trigger?.label, value.trigger?.event]
    var transition = Transition(
      id: (id.map { $0 ?? "" } + [value.isDead, value.isPossible].map { "\($0)" }).joined(separator: " "),
      source: value.source, target: value.target, kind: value.kind,
      identifier: value.identifier, trigger: value.trigger,
      confidence: value.isPossible ? .possible : .certain, location: SourceLocation(file: ""))
    switch value.kind {
    case .unwind: transition.unwindAction = value.detail
    case .custom: transition.segueClass = value.detail
    case _ where value.kind.isContainment: transition.relationship = value.detail
    default: transition.presentationStyle = value.detail.map(PresentationStyle.init)
    }
    return transition
  }

  /// What a transition does, in a word or two: colours are taken for other things here. A relationship has its diamond.
  private static func words(_ transition: GraphSnapshot.Transition) -> String {
    let kind = transition.kind.rawValue.spacedWords.lowercased()
    switch transition.kind {
    case .relationship: return ""
    case .custom, .unwind: return [kind, transition.detail].compactMap(\.self).joined(separator: " · ")
    default:
      return [kind, transition.detail?.spacedWords.lowercased()].compactMap(\.self).joined(separator: " · ")
    }
  }

  /// A few counts on each line.
  private static func lines(_ summary: String) -> [String] {
    let counts = summary.split(separator: ", ")
    return stride(from: 0, to: counts.count, by: 3).map { start in
      counts[start..<min(start + 3, counts.count)].joined(separator: ", ")
    }
  }

  private static func text(_ exit: DiffExcerpt.Marked<GraphSnapshot.Exit>) -> String {
    func control(_ exit: GraphSnapshot.Exit) -> String {
      exit.trigger.map { " by " + ($0.label ?? $0.element.spacedWords.lowercased()) } ?? ""
    }
    let now = exit.value.kind.rawValue + control(exit.value)
    switch exit.mark {
    case .added: return "+ \(now)"
    case .removed: return "− \(now)"
    case .changed, nil:
      guard let before = exit.before else { return "~ \(now)" }
      let isSame = before.trigger == exit.value.trigger
      return "~ \(before.kind.rawValue)\(isSame ? "" : control(before)) → \(now)"
    }
  }
}
