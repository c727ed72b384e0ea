import Glibc
import NavigationModel
import Reporting

/// What the program says to a person, on standard error.
enum Message {
  /// The last line of a run that fails, and what there is to choose from.
  static func error(_ text: String, details: [String] = []) {
    print("\(Program.name): error: \(text)")
    for detail in details { print("  \(detail)") }
  }

  /// Something that is odd, and no reason to fail.
  static func warning(_ text: String) { print("\(Program.name): warning: \(text)") }

  /// Something to know.
  static func note(_ text: String, details: [String] = []) {
    print("\(Program.name): note: \(text)")
    for detail in details { print("  \(detail)") }
  }

  /// Something about a file, in the form that editors understand.
  static func diagnostic(_ diagnostic: Diagnostic) {
    print("\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message)")
  }

  private static func print(_ text: String) {
    // One write for a line, so that lines of several processes do not mix. Where it fails there is nobody to tell.
    let line = Array((text.onOneLine + "\n").utf8)
    _ = write(StandardStream.error.rawValue, line, line.count)
  }
}
