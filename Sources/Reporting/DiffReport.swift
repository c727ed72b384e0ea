import NavigationDiff

/// The differences between two states of an app's navigation, ready to be written down.
public struct DiffReport: Sendable {
  /// The differences.
  public var diff: GraphDiff
  /// Whether the reader is a person at a terminal that shows colours.
  public var usesColor: Bool

  /// Makes a report.
  public init(_ diff: GraphDiff, usesColor: Bool = false) {
    self.diff = diff
    self.usesColor = usesColor
  }

  /// A line for each difference, and how many there are.
  public func text() -> String {
    let style = TextStyle(usesColor: usesColor)
    var lines: [String] = []
    for section in diff.sections {
      lines.append(style.bold(section.title))
      for line in section.lines {
        lines.append(style.color("  \(line.mark.sign) \(line.text)", as: line.mark))
        lines += line.before.map { style.faint("      was \($0)") }
      }
    }
    return (lines + [diff.summary]).map { $0 + "\n" }.joined()
  }
}

extension DiffMark {
  /// What stands before a line.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}
