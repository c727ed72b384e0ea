/// The formats that the endings of files stand for.
enum FormatName {
  /// Endings that are not the names of their formats.
  private static let others = ["gv": "dot", "md": "markdown", "mmd": "mermaid", "txt": "text"]

  /// What the ending of a file asks for; `nil` where there is none.
  ///
  /// - Throws: ``UsageError`` where the ending is none of the allowed formats.
  static func ofFile(_ path: String?, among allowed: [String]) throws(UsageError) -> String? {
    guard let name = path?.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let format = others[ending] ?? ending
    guard !format.isEmpty else { return nil }
    guard allowed.contains(format) else { throw .unknownEnding(String(name), allowed: allowed) }
    return format
  }
}
