import NavigationModel

/// Whether a user can see a control in a situation (semantics §6.1, §7.3).
public enum ControlVisibility: Hashable, Sendable {
  /// It is drawn.
  case drawn
  /// It is not; the text says why, as the end of a sentence.
  case notDrawn(String)
  /// It is not, unless code sees to it.
  case perhapsNot(String)

  /// Looks at one control of the scene of a situation, in one environment or, without one, wherever it is installed.
  static func of(
    _ control: Control, in situation: Situation, environment: Environment? = nil, graph: NavigationGraph
  ) -> ControlVisibility {
    guard let scene = graph[situation.scene] else { return .drawn }
    if let environment, control.absentIn.contains(environment.sizeClasses) {
      return .notDrawn("a size class variation takes it away \(environment.name)")
    }
    if control.isConcealed {
      return hidden("it is hidden or disabled in Interface Builder", unless: [scene])
    }
    switch control.placement {
    case .view, .object:
      return .drawn
    case .navigationItem, .toolbarItems:
      break
    }
    guard let container = situation.containers.last.flatMap({ graph[$0] }) else {
      // A root of its own, or something code puts somewhere.
      return situation.isOpen
        ? .drawn : .notDrawn("it is not in a navigation controller, which alone draws \(bar(control))")
    }
    guard container.kind == .navigationController || container.wrapsChildren else {
      return hidden(
        "'\(container.label)', which holds it, is no navigation controller, which alone draws \(bar(control))",
        unless: [container])
    }
    if control.placement == .toolbarItems, container.bars.toolbarHidden {
      return hidden("the toolbar of its navigation controller is hidden", unless: [scene, container])
    }
    if control.placement == .navigationItem, container.bars.navigationBarHidden {
      return hidden("the bar of its navigation controller is hidden", unless: [scene, container])
    }
    return .drawn
  }

  private static func bar(_ control: Control) -> String {
    control.placement == .navigationItem ? "its navigation item" : "its toolbar items"
  }

  private static func hidden(_ reason: String, unless scenes: [Scene]) -> ControlVisibility {
    // Whether code shows a bar or a control is not in the graph, so a class of the app may.
    scenes.contains { $0.openness.isOpen || $0.hasOwnClass } ? .perhapsNot(reason) : .notDrawn(reason)
  }
}

extension Scene {
  /// Whether code of the app takes part in what the scene does.
  var hasOwnClass: Bool { kind == .codeOnly || className.map { !$0.hasPrefix("UI") } ?? false }
}
