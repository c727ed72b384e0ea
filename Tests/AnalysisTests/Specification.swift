import Foundation

/// The tables of `uikit-semantics.md`, which lies in the folder `shared` beside the package.
struct Specification {
  /// One row of a table, its cells without the emphasis.
  typealias Row = [String]

  private let lines: [String]

  /// Reads it; `nil` where it is not there.
  init?() {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/uikit-semantics.md").standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    lines = text.components(separatedBy: "\n")
  }

  /// Whether it is there.
  static var exists: Bool { Specification() != nil }

  /// The rows of the first table under a heading, without its head.
  func table(_ section: String) -> [Row] {
    let start = lines.firstIndex { $0.hasPrefix("#") && $0.drop { "# ".contains($0) }.hasPrefix(section) }
    guard let start else { return [] }
    let body = lines[(start + 1)...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return body.dropFirst(2).map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map { cell in
        cell.replacing("**", with: "").replacing("`", with: "").trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// What stands under a heading, up to the next one.
  func text(_ section: String) -> String {
    let start = lines.firstIndex { $0.hasPrefix("#") && $0.drop { "# ".contains($0) }.hasPrefix(section) }
    guard let start else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("#") }.joined(separator: "\n").replacing("`", with: "")
  }

  /// The keys of sources in a cell: `A12`, `T7`.
  static func keys(in cell: String) -> [String] {
    cell.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { word in
      word.count > 1 && "ABCELMORST".contains(word.prefix(1)) && word.dropFirst().allSatisfy(\.isNumber)
    }
  }
}
