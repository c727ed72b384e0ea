/// Finds the files of a tree by path, also where a project file spells them otherwise than the disk does.
struct FileIndex: Sendable {
  /// Documents and sources, sorted.
  private let sorted: [String]
  private let exact: Set<String>
  /// Paths by their lower-case form: Apple's file systems do not tell cases apart.
  private let folded: [String: String]
  private let aliases: [(link: String, target: String)]

  init(_ tree: FileTree) {
    let files = tree.files
    sorted = (files.documents.map(\.path) + files.sources).sorted()
    exact = Set(sorted)
    let all = sorted + files.propertyLists + files.configurations
    folded = Dictionary(all.map { ($0.lowercased(), $0) }) { first, _ in first }
    aliases = tree.aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The path under which a file was found.
  func path(matching path: String) -> String? {
    if exact.contains(path) { return path }
    for (link, target) in aliases where link.isFolder(of: path) {
      let resolved = target + path.dropFirst(link.count)
      if exact.contains(resolved) { return resolved }
    }
    return folded[path.lowercased()]
  }

  /// The files below a folder.
  func paths(below folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return sorted[...] }
    let start = lowerBound(of: folder + "/")
    // "0" is the character after "/".
    return sorted[start..<lowerBound(of: folder + "0")]
  }

  private func lowerBound(of text: String) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < text { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
