import Analysis
import Graphviz
import NavigationModel

/// What stands out in a drawing: the scenes of some findings, and the ways that lead into them. The rest is pale.
public struct Highlight: Sendable {
  private let scenes: Set<SceneID>
  private let transitions: Set<String>
  /// The steps that a user takes, numbered from 1, by transition; only where there is one way.
  private let steps: [String: Int]
  /// The severity of the worst finding.
  let severity: Severity

  /// Collects what some findings are about; their witnesses are the ways.
  public init(_ findings: [Finding], in graph: NavigationGraph) {
    var scenes: Set<SceneID> = []
    var transitions: Set<String> = []
    for finding in findings {
      scenes.formUnion([finding.scene].compactMap(\.self) + finding.witness.compactMap(\.scene))
      transitions.formUnion([finding.transition].compactMap(\.self) + finding.witness.compactMap(\.transition))
    }
    for transition in transitions.compactMap(graph.transition) {
      scenes.insert(transition.source)
      if let target = transition.target { scenes.insert(target) }
    }
    self.scenes = scenes
    self.transitions = transitions
    severity = findings.map(\.severity).max() ?? .note
    var steps: [String: Int] = [:]
    if findings.count == 1 {
      // Containers bring their children along, and what calls a flow object is mostly no step of a user.
      let way = findings[0].witness.compactMap(\.transition).filter {
        guard let transition = graph.transition($0), !transition.kind.isContainment else { return false }
        return transition.kind != .flow || transition.trigger.map { !$0.isAutomatic } ?? false
      }
      for (index, id) in way.enumerated() where steps[id] == nil { steps[id] = index + 1 }
    }
    self.steps = steps
  }

  /// Whether steps have numbers.
  var hasSteps: Bool { !steps.isEmpty }

  /// Whether a scene stands out.
  func contains(_ scene: SceneID) -> Bool { scenes.contains(scene) }

  /// Whether an edge stands out.
  func contains(_ bundle: EdgeBundle) -> Bool { bundle.transitions.contains { transitions.contains($0.id) } }

  /// The number of the step that an edge is.
  func step(_ bundle: EdgeBundle) -> Int? { bundle.transitions.compactMap { steps[$0.id] }.min() }
}

extension Highlight {
  /// What makes something stand out, or pale.
  ///
  /// - Parameters:
  ///   - attributes: Its attributes.
  ///   - standsOut: Whether it is highlighted.
  ///   - isStyled: Whether the style sheet of the drawing does the rest, as in SVG.
  static func applied(to attributes: Attributes, standsOut: Bool, isStyled: Bool) -> Attributes {
    var result = attributes
    if case .text(let names)? = attributes["class"] {
      result["class"] = .text(names + (standsOut ? " highlight" : " pale"))
    } else {
      result["class"] = standsOut ? "highlight" : "pale"
    }
    if standsOut {
      if case .text(let width)? = attributes["penwidth"], let number = Double(width) {
        result["penwidth"] = .text("\(number + 2)")
      } else {
        result["penwidth"] = "3"
      }
    } else if !isStyled {
      for (name, value) in attributes {
        switch value {
        case .text(let color) where name.hasSuffix("color"): result[name] = .text(pale(color))
        case .html(let label) where name == "label": result[name] = .html(pale(inLabel: label))
        default: break
        }
      }
    }
    return result
  }

  /// A colour that is hardly there; white stays, so that lines do not show through.
  private static func pale(_ color: String) -> String {
    color.utf8.count == 7 && color != Palette.cardFill ? color + "38" : color
  }

  /// The same for the colours in a label. Text of the project cannot hold them: its quotes are escaped.
  private static func pale(inLabel label: String) -> String {
    label.replacing(/COLOR="#[0-9a-f]{6}/) { $0.output.hasSuffix(Palette.cardFill) ? $0.output : $0.output + "38" }
  }
}
