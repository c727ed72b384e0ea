import NavigationModel

extension MermaidFlowchart {
  /// The styles of the classes that nodes of scenes have; strokes only, so that they suit light and dark pages.
  public static let sceneStyles: KeyValuePairs<String, String> = [
    "entry": "stroke-width:3px",
    "unresolved": "stroke-dasharray:4 4",
    "system": "stroke-dasharray:1 3",
    "finding": "stroke:#d1242f,stroke-width:3px",
  ]
}

extension MermaidFlowchart.Node {
  /// The node of a scene: containers have a double frame, flow objects are hexagons, entry points have a thick line.
  public init(_ scene: Scene, isEntry: Bool = false) {
    self.init(
      key: scene.id.rawValue, name: scene.className ?? scene.label, label: Self.label(of: scene),
      shape: Self.shape(of: scene.kind),
      styleClass: isEntry ? "entry" : Self.styleClass(of: scene.kind))
  }

  /// The label and the class; the class alone where the label was made from it.
  private static func label(of scene: Scene) -> [String] {
    guard let name = scene.className else { return [scene.label] }
    let isMadeFromIt = name == scene.label || scene.title == nil && name.hasPrefix(scene.label)
    return isMadeFromIt ? [name] : [scene.label, name]
  }

  private static func shape(of kind: SceneKind) -> MermaidFlowchart.Shape {
    switch kind {
    case .flow: .hexagon
    case .system: .stadium
    case .unresolved: .rounded
    case _ where kind.isContainer: .doubled
    default: .box
    }
  }

  private static func styleClass(of kind: SceneKind) -> String? {
    switch kind {
    case .unresolved: "unresolved"
    case .system: "system"
    default: nil
    }
  }
}

extension MermaidFlowchart.Edge {
  /// The edge of a transition; `nil` where it leads nowhere.
  ///
  /// A show is an arrow, a modal a thick one, an unwind is dotted, containment has no head. Kinds that a line alone does not
  /// tell are named in the label.
  public init?(_ transition: Transition) {
    guard let target = transition.target else { return nil }
    let words = [Self.word(for: transition), Self.name(of: transition)].compactMap { $0 }
    self.init(
      source: transition.source.rawValue, target: target.rawValue,
      label: words.isEmpty ? nil : words.joined(separator: ": "), line: Self.line(for: transition.kind))
  }

  private static func line(for kind: TransitionKind) -> MermaidFlowchart.Line {
    switch kind {
    case .present, .popover, .sheet, .modalWindow: .thick
    case .unwind, .flow: .dotted
    case _ where kind.isContainment: .plain
    default: .arrow
    }
  }

  private static func word(for transition: Transition) -> String? {
    switch transition.kind {
    case .show, .push, .relationship, .child: nil
    default: transition.kind.rawValue
    }
  }

  /// What the user touches, or else the name by which code performs it.
  private static func name(of transition: Transition) -> String? {
    if transition.kind == .unwind { return transition.trigger?.label ?? transition.unwindAction }
    if transition.kind.isContainment { return nil }
    return transition.trigger?.label ?? transition.name ?? transition.segueClass
  }
}
