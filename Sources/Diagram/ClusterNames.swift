import NavigationModel

/// What the frames of documents say: the file name, and as many folders as it takes to tell two of them apart.
enum ClusterNames {
  /// The names by path.
  static func names(of documents: [Document]) -> [String: String] {
    let parts = documents.map { document in
      // Language folders tell nothing about the app.
      document.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    }
    var names: [String: String] = [:]
    for (index, document) in documents.enumerated() {
      let own = parts[index]
      var count = 1
      while count < own.count, parts.indices.contains(where: { $0 != index && parts[$0].hasSuffix(own.suffix(count)) })
      {
        count += 1
      }
      let folders = own.suffix(count).dropLast()
      let file = String(own.last ?? "")
      names[document.path] = folders.isEmpty ? file : "\(file) · \(folders.joined(separator: "/"))"
    }
    return names
  }
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ suffix: ArraySlice<Element>) -> Bool { self.suffix(suffix.count) == suffix }
}
