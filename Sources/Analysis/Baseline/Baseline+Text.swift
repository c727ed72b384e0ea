/// Why a text is no baseline that can be used.
public enum BaselineError: Error, Hashable, Sendable {
  /// It does not start as one.
  case noBaseline
  /// It was written in a form that this program does not know.
  case otherVersion(String)
  /// A line is not as it should be.
  case damaged(line: Int)
  /// A line is a mark of git: a merge was not ended.
  case unmerged(line: Int)
}

extension Baseline {
  /// The form that is written.
  public static let version = "1"

  private static let title = "# seguegraph baseline "

  /// One line for each finding, so that changes merge: file, scene, rule and message, with tabs between.
  public var text: String {
    let head = [
      Self.title + Self.version,
      "# Known findings: file, scene, rule and message. Written by 'seguegraph analyze --write-baseline'.",
    ]
    let lines = entries.map { entry in
      [entry.path, entry.scene, entry.rule, entry.message].map(Self.escaped).joined(separator: "\t")
    }
    return (head + lines).map { $0 + "\n" }.joined()
  }

  /// Reads what ``text`` gives; the order of lines does not matter, nor do blank lines and comments.
  public init(text: String) throws(BaselineError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let first = lines.first, first.hasPrefix(Self.title) else { throw .noBaseline }
    let version = String(first.dropFirst(Self.title.count))
    guard version == Self.version else { throw .otherVersion(version) }
    var entries: [Entry] = []
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
        throw .unmerged(line: number + 1)
      }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { Self.unescaped($0) }
      guard parts.count == 4, !parts[0].isEmpty, !parts[2].isEmpty else { throw .damaged(line: number + 1) }
      entries.append(Entry(rule: parts[2], path: parts[0], scene: parts[1], message: parts[3]))
    }
    self.init(entries: entries)
  }

  /// A text without tabs and ends of lines, and not one that looks like a comment.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "#" where result.isEmpty: result += "\\#"
      case "<", "=", ">", "|": result += result.isEmpty ? "\\\(scalar)" : "\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        switch scalar {
        case "t": result += "\t"
        case "n": result += "\n"
        case "r": result += "\r"
        default: result.unicodeScalars.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
