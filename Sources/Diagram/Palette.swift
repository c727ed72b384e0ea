import Analysis

/// The colours of a drawing, in light; ``Stylesheet`` knows what becomes of them in dark.
enum Palette {
  static let background = "#ffffff"
  static let clusterFill = "#f8fafc"
  static let clusterBorder = "#cbd5e1"
  static let heading = "#1e293b"

  static let cardFill = "#ffffff"
  static let cardTitle = "#0f172a"
  static let cardDetail = "#64748b"
  static let headerText = "#fffffe"
  static let systemFill = "#e2e8f0"
  static let systemBorder = "#94a3b8"
  static let flowFill = "#fefce8"
  static let flowBorder = "#a16207"

  static let plainKind = "#5b6b7b"
  static let blue = "#2f6fde"
  static let violet = "#7a3fd1"
  static let teal = "#0e8a7d"
  static let amber = "#b0620b"
  static let rust = "#c2410c"
  static let grey = "#94a3b8"
  static let slate = "#64748b"
  static let ink = "#0f172a"
  static let edgeText = "#334155"

  static let error = "#dc2626"
  static let warning = "#d97706"
  static let note = "#0284c7"

  static let added = "#15803d"
  static let changed = "#b45309"

  /// The colour of a border around what a finding is about.
  static func border(_ severity: Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }

  /// The colours of a line of text about a finding.
  static func finding(_ severity: Severity) -> (text: String, background: String) {
    switch severity {
    case .error: ("#b91c1c", "#fee2e2")
    case .warning: ("#92400e", "#fef3c7")
    case .note: ("#075985", "#e0f2fe")
    }
  }
}
