import Graphviz
import NavigationDiff
import NavigationModel

/// How a drawing of a difference tells what is new, gone, changed and as it was.
struct ChangeMarks: Sendable {
  /// How much differs, below the title.
  var summary: [String]
  /// How each scene that is drawn differs.
  var scenes: [SceneID: DiffMark] = [:]
  /// What to say of scenes beside that.
  var remarks: [SceneID: [(text: String, mark: DiffMark?)]] = [:]
  /// How each transition that is drawn differs, by its id in the drawing.
  var transitions: [String: DiffMark] = [:]
  /// What each transition does, and did, in lines.
  var words: [String: [String]] = [:]
  /// How the entry points at each scene differ.
  var entryPoints: [SceneID: DiffMark] = [:]

  /// What an edge has in common with others that it can be drawn with.
  func key(of transition: Transition) -> String {
    "\(transitions[transition.id]?.rawValue ?? "") \(words[transition.id] ?? [])"
  }

  /// The marks that occur, for the legend.
  var all: [DiffMark?] {
    let used = Set(scenes.values).union(transitions.values).union(entryPoints.values)
    return DiffMark.allCases.filter(used.contains) + [nil]
  }
}

extension ChangeMarks {
  /// The colour of a mark, in light.
  static func color(_ mark: DiffMark?) -> String {
    switch mark {
    case .added: Palette.added
    case .removed: Palette.error
    case .changed: Palette.changed
    case nil: Palette.grey
    }
  }

  /// What the legend says.
  static func name(_ mark: DiffMark?) -> String {
    switch mark {
    case .added: "new"
    case .removed: "gone"
    case .changed: "changed"
    case nil: "as it was"
    }
  }

  /// The attributes of a node with its mark. What has a header is filled with the colour.
  static func node(_ attributes: Attributes, _ mark: DiffMark?, hasHeader: Bool) -> Attributes {
    var result = marked(attributes, mark)
    if hasHeader, attributes["fillcolor"] == attributes["color"] { result["fillcolor"] = .text(color(mark)) }
    if mark != nil { result["penwidth"] = "3" }
    if mark == .removed, case .text(let style) = attributes["style"] ?? "rounded,filled" {
      result["style"] = .text(style.contains("dashed") ? style : style + ",dashed")
    }
    return result
  }

  /// The attributes of an edge with its mark.
  static func edge(_ attributes: Attributes, _ mark: DiffMark?) -> Attributes {
    var result = marked(attributes, mark)
    switch mark {
    case .added, .changed: result["penwidth"] = "2.6"
    case .removed:
      result["penwidth"] = "2"
      result["style"] = "dashed"
    case nil: result["penwidth"] = "1.2"
    }
    return result
  }

  private static func marked(_ attributes: Attributes, _ mark: DiffMark?) -> Attributes {
    var result = attributes
    result["color"] = .text(color(mark))
    let name = mark?.rawValue ?? "same"
    if case .text(let names)? = attributes["class"] {
      result["class"] = .text("\(names) \(name)")
    } else {
      result["class"] = .text(name)
    }
    return result
  }
}
