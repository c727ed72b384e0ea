/// Configurations as YAML, made from the table.
public enum ConfigurationText {
  /// A configuration with every key, as `seguegraph config` prints it; reading it gives the same configuration again.
  public static func effective(_ configuration: Configuration) -> String {
    var lines: [String] = []
    append(ConfigurationTable.root, configuration, rule: "", depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(
    _ group: ConfigurationGroup, _ configuration: Configuration, rule: String, depth: Int, to lines: inout [String]
  ) {
    let margin = String(repeating: "  ", count: depth)
    for name in group.names {
      guard let member = group.member(name) else { continue }
      let rule = group.isByRule ? name : rule
      switch member {
      case .key(let key):
        let values = key.get(configuration, rule)
        // Of rules, only what was asked for: a list of all would say nothing.
        if values.isEmpty, !rule.isEmpty { continue }
        if values.isEmpty, !key.form.isList {
          lines.append("\(margin)# \(name): \(key.usual)")
        } else {
          lines.append("\(margin)\(name): \(key.form.isList ? YAMLText.list(values) : YAMLText.scalar(values[0]))")
        }
      case .group(let inner):
        var own: [String] = []
        append(inner, configuration, rule: rule, depth: depth + 1, to: &own)
        guard !own.isEmpty else { continue }
        lines.append("\(margin)\(name):")
        lines += own
      }
    }
  }

  /// A configuration in which every key is explained and has an example, and none is set but those that are given.
  ///
  /// - Parameters:
  ///   - remarks: Lines that come first, as comments.
  ///   - notes: What to say of keys beyond their summary, by name.
  ///   - values: YAML values to set, by name.
  public static func commented(remarks: [String], notes: [String: [String]] = [:], values: [String: String] = [:])
    -> String
  {
    var lines = remarks.map(comment)
    appendCommented(ConfigurationTable.root, notes, values, depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func comment(_ text: String) -> String { text.isEmpty ? "#" : "# " + text }

  private static func appendCommented(
    _ group: ConfigurationGroup, _ notes: [String: [String]], _ values: [String: String], depth: Int,
    to lines: inout [String]
  ) {
    let margin = String(repeating: "  ", count: depth)
    for (name, member) in group.members {
      switch member {
      case .key(let key):
        if depth == 0 { lines.append("") }
        let about = TextLines.wrapped(key.summary + " Default: \(key.usual).", width: 96 - margin.count)
        lines += (about + (notes[key.name] ?? [])).map { margin + comment($0) }
        let shown = name == ConfigurationKey.rule ? "missing_dismissal" : name
        if let value = values[key.name] {
          lines.append("\(margin)\(shown): \(value)")
        } else {
          lines.append("\(margin)#\(shown): \(key.example)")
        }
      case .group(let inner):
        if depth == 0 { lines.append("") }
        let shown = name == ConfigurationKey.rule ? "unreachable_scene" : name
        lines.append("\(margin)\(shown):")
        appendCommented(inner, notes, values, depth: depth + 1, to: &lines)
      }
    }
  }
}

/// Breaks text into lines.
enum TextLines {
  /// The words of a text in lines of at most a width, where no word is longer.
  static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
