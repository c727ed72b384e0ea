import Analysis
import Graphviz
import NavigationModel

/// The edge of one or several transitions.
struct TransitionEdge {
  let bundle: EdgeBundle
  let source: Scene
  /// The scene that it leads to; `nil` where it leads nowhere.
  let target: Scene?
  let findings: [Finding]
  /// The number of the step that it is on the way into a finding, and how bad that is.
  var step: (number: Int, severity: Severity)?
  /// What it does, where the line does not tell.
  var words: (lines: [String], color: String)?
  let isFixed: Bool

  /// The attributes of the edge, without link.
  var attributes: Attributes {
    let style = bundle.style
    var attributes = style.attributes
    if isUnsure && attributes["style"] == nil { attributes["style"] = "dashed" }
    if target == nil { attributes["color"] = .text(Palette.error) }
    let lines = labelLines(style)
    if !lines.isEmpty { attributes["label"] = LabelLine.table(lines, alignment: "CENTER", isFixed: isFixed) }
    let tooltip = AttributeValue.text(GraphvizText.escapedString(self.tooltip))
    attributes["tooltip"] = tooltip
    // Without it, the label would show itself.
    if !lines.isEmpty { attributes["labeltooltip"] = tooltip }
    attributes["id"] = .text(ElementID.make("transition", bundle.id))
    attributes["class"] = .text(classes(style))
    return attributes
  }

  /// Whether it may lead somewhere else, or nowhere.
  private var isUnsure: Bool {
    bundle.first.confidence == .possible || target == nil || target?.kind == .unresolved
  }

  private func labelLines(_ style: EdgeStyle) -> [LabelLine] {
    var lines: [LabelLine] = []
    let plain = LabelLine.Style(size: 10, color: Palette.edgeText)
    func add(_ text: String, _ style: LabelLine.Style) {
      lines.append(LabelLine(text, style: style, maximumWidth: 130))
    }
    if let step {
      let colors = Palette.finding(step.severity)
      add(
        " \(step.number) ", LabelLine.Style(size: 12, color: colors.text, isBold: true, background: colors.background))
    }
    var names: [String] = []
    for name in bundle.transitions.compactMap(\.drawnLabel) where !names.contains(name) { names.append(name) }
    let shown = names.count > 3 ? 2 : names.count
    for name in names.prefix(shown) { add(name, plain) }
    if names.count > shown { add("+ \(names.count - shown) more", plain) }
    let marks = [
      bundle.transitions.count > max(names.count, 1) ? "×\(bundle.transitions.count)" : nil,
      // What only code makes can only be left by code.
      source.document != nil && bundle.transitions.contains { $0.origin != .interfaceBuilder } ? "</>" : nil,
    ]
    let mark = marks.compactMap(\.self).joined(separator: " ")
    if !mark.isEmpty { add(mark, LabelLine.Style(size: 9, color: Palette.cardDetail)) }
    if let words {
      for line in words.lines where !line.isEmpty { add(line, LabelLine.Style(size: 9, color: words.color)) }
    } else if let presentation = presentationName {
      add(presentation, LabelLine.Style(size: 9, color: style.color))
    }
    // What is about a scene is told by its card.
    if let worst = findings.first(where: { $0.scene == nil }) {
      let colors = Palette.finding(worst.severity)
      add("⚠ " + worst.rule, LabelLine.Style(size: 9, color: colors.text, background: colors.background))
    }
    return lines
  }

  /// What a modal is in the environment that is drawn; else its style, if it is not the platform's default or told by the
  /// line already.
  private var presentationName: String? {
    switch bundle.presentation {
    case .fullScreenSheet?: return "full screen, no swipe"
    case .custom?: return "own presentation"
    case .overFullScreen?: return "over full screen"
    case .overContext?, .currentContext?: return "over its context"
    case let presentation?: return presentation.rawValue.spacedWords.lowercased()
    case nil: break
    }
    guard bundle.style.family == "modal", bundle.style == EdgeStyle(bundle.first.kind) else { return nil }
    let style = bundle.first.presentationStyle ?? target?.presentation.style
    return style == .automatic ? nil : style?.rawValue.spacedWords.lowercased()
  }

  private func classes(_ style: EdgeStyle) -> String {
    let transition = bundle.first
    var names = ["transition", ElementID.className(transition.kind.rawValue), "family-\(style.family)"]
    names.append(ElementID.className(transition.origin.rawValue))
    if let presentation = bundle.presentation { names.append("presentation-\(presentation.rawValue)") }
    if isUnsure { names.append("unsure") }
    if let worst = findings.first { names += ["finding", worst.severity.rawValue] }
    names.append(ElementID.make("from", transition.source.rawValue))
    if let target { names.append(ElementID.make("to", target.id.rawValue)) }
    return names.joined(separator: " ")
  }

  private var tooltip: String {
    var lines: [String] = []
    for transition in bundle.transitions {
      let kind = transition.relationship ?? transition.kind.rawValue
      lines.append("\(source.label) → \(target?.label ?? "nowhere") (\(kind))")
      if let identifier = transition.name { lines.append("identifier: " + identifier) }
      if let trigger = transition.trigger {
        lines.append("trigger: " + trigger.element + (trigger.label.map { " “\($0)”" } ?? ""))
      }
      if bundle.style != EdgeStyle(transition.kind) {
        lines.append("is there: " + (presentationName ?? bundle.style.name))
      }
      if let style = transition.presentationStyle { lines.append("presentation style: " + style.rawValue) }
      if let segueClass = transition.segueClass { lines.append("segue class: " + segueClass) }
      if let action = transition.unwindAction { lines.append("unwind action: " + action) }
      if let via = transition.via { lines.append("via: " + via) }
      if transition.confidence == .possible { lines.append("may lead somewhere else") }
      if !transition.location.file.isEmpty { lines.append(transition.location.description) }
    }
    lines += Finding.tooltipLines(findings)
    return lines.joined(separator: "\n")
  }
}
