/// The formats that the endings of files stand for.
enum FormatName {
  /// What the ending of a file asks for; `nil` where there is none.
  static func ofFile(_ path: String?) -> String? {
    guard let name = path?.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return ending == "gv" ? "dot" : ending
  }
}
