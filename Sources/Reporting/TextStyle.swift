import Analysis
import NavigationDiff

/// How a report sets off its parts on a terminal; without colour everything stays plain.
struct TextStyle {
  /// Whether to write escape sequences.
  var usesColor: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }

  func faint(_ text: String) -> String { wrapped(text, "2") }

  func color(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note: wrapped(text, "1;36")
    }
  }

  func color(_ text: String, as mark: DiffMark) -> String {
    switch mark {
    case .added: wrapped(text, "32")
    case .removed: wrapped(text, "31")
    case .changed: wrapped(text, "33")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
