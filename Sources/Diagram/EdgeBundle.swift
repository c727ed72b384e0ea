import NavigationModel

/// Transitions that are drawn as one edge: from the same scene to the same scene, of the same kind and sureness.
struct EdgeBundle {
  /// The transitions; never empty.
  let transitions: [Transition]

  /// The one that gives the edge its id and link.
  var first: Transition { transitions[0] }

  private struct Key: Hashable {
    var source: SceneID
    var target: SceneID
    var kind: TransitionKind
    var confidence: Confidence
  }

  /// Bundles transitions; those that lead nowhere stay apart.
  static func bundles(of transitions: [Transition]) -> [EdgeBundle] {
    var order: [Key] = []
    var groups: [Key: [Transition]] = [:]
    var single: [EdgeBundle] = []
    for transition in transitions {
      guard let target = transition.target else {
        single.append(EdgeBundle(transitions: [transition]))
        continue
      }
      let key = Key(
        source: transition.source, target: target, kind: transition.kind, confidence: transition.confidence)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(transition)
    }
    return order.map { EdgeBundle(transitions: groups[$0] ?? []) } + single
  }
}

extension Transition {
  /// What an edge says about itself: its identifier, else what starts it.
  var drawnLabel: String? {
    if let name { return name }
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
