import Analysis
import NavigationModel
import UIKitModel

/// Transitions that are drawn as one edge: from the same scene to the same scene, of the same kind, look and sureness.
struct EdgeBundle {
  /// The transitions; never empty.
  let transitions: [Transition]
  /// How they are drawn.
  let style: EdgeStyle
  /// What they are on screen, where they present something and an environment is drawn.
  var presentation: EffectivePresentation?
  /// Whether the same transitions have another edge already: a `show` that is a push in one place and a modal in another.
  var isFurther = false

  /// The one that gives the edge its id and link.
  var first: Transition { transitions[0] }

  /// The id of the edge.
  var id: String { isFurther ? "\(first.id)#\(style.family)" : first.id }

  private struct Key: Hashable {
    var source: SceneID
    var target: SceneID
    var kind: TransitionKind
    var confidence: Confidence
    var outcome: EnvironmentGraph.Outcome?
    var isFurther: Bool
    var change: String?
  }

  /// Bundles transitions; those that lead nowhere stay apart.
  ///
  /// - Parameters:
  ///   - environment: Where they are drawn; `nil` draws what is written.
  ///   - changes: How they differ from what was.
  static func bundles(
    of transitions: [Transition], in environment: EnvironmentGraph? = nil, changes: ChangeMarks? = nil
  ) -> [EdgeBundle] {
    var order: [Key] = []
    var groups: [Key: [Transition]] = [:]
    var single: [EdgeBundle] = []
    for transition in transitions {
      guard let target = transition.target else {
        single.append(EdgeBundle(transitions: [transition], style: EdgeStyle(transition.kind)))
        continue
      }
      let outcomes = environment?.outcomes(of: transition).map(Optional.some) ?? [nil]
      for (index, outcome) in outcomes.enumerated() {
        let key = Key(
          source: transition.source, target: target, kind: transition.kind, confidence: transition.confidence,
          outcome: outcome, isFurther: index > 0, change: changes?.key(of: transition))
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(transition)
      }
    }
    let bundles = order.map { key in
      var bundle = EdgeBundle(
        transitions: groups[key] ?? [], style: key.outcome.map { EdgeStyle(key.kind, as: $0) } ?? EdgeStyle(key.kind))
      if case .presentation(let presentation)? = key.outcome { bundle.presentation = presentation }
      bundle.isFurther = key.isFurther
      return bundle
    }
    return bundles + single
  }
}

extension Transition {
  /// What an edge says about itself: its identifier, else what starts it.
  var drawnLabel: String? {
    if let name { return name }
    if kind == .child, relationship == "view" { return "view alone" }
    if let label = trigger?.label, !label.isEmpty { return label }
    if let trigger, trigger.isAutomatic, let event = trigger.event {
      return String(event.prefix { $0 != "(" && $0 != ":" })
    }
    if let trigger, !trigger.element.isEmpty {
      return Self.elementNames[trigger.element] ?? trigger.element.spacedWords.lowercased()
    }
    return kind == .custom && segueClass != "" ? segueClass : nil
  }

  private static let elementNames = [
    "barButtonItem": "bar button", "tableViewCell": "row", "collectionViewCell": "cell",
    "tapGestureRecognizer": "tap", "swipeGestureRecognizer": "swipe", "longPressGestureRecognizer": "long press",
    "pinchGestureRecognizer": "pinch", "panGestureRecognizer": "pan", "screenEdgePanGestureRecognizer": "edge swipe",
    "gestureRecognizer": "gesture", "alertAction": "alert", "keyCommand": "key", "lifecycle": "by itself",
    "callback": "callback", "deepLink": "deep link",
  ]
}
