import NavigationModel

/// Reads `.xcconfig` files with everything that they include.
struct BuildConfigurationFileReader {
  /// What was read, by path below the root; many configurations share a file.
  private var layers: [String: BuildSettingsLayer] = [:]
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  private let root: RootFolder

  init(root: RootFolder) { self.root = root }

  /// The settings of a file and of what it includes, in the order of its lines.
  mutating func layer(of path: String) -> BuildSettingsLayer {
    if let layer = layers[path] { return layer }
    var included: Set<String> = []
    let layer = read(path, included: &included) ?? BuildSettingsLayer()
    layers[path] = layer
    return layer
  }

  /// `nil` where the file is not there.
  private mutating func read(_ path: String, included: inout Set<String>) -> BuildSettingsLayer? {
    // Once is enough: a second inclusion could only repeat the values, and a cycle would never end.
    guard included.insert(path).inserted else { return BuildSettingsLayer() }
    let absolute = root.absolutePath(of: path)
    guard pathExists(absolute) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try readRegularFile(absolute)
    } catch {
      report(.error, "the build configuration file cannot be read: \(error.reason)", path, line: nil)
      return BuildSettingsLayer()
    }

    var layer = BuildSettingsLayer()
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, text) in lines.enumerated() {
      switch Line(text) {
      case .assignment(let key, let value): layer.assign(key, value, file: path, line: index + 1)
      case .include(let written, let isOptional):
        guard let file = root.resolve(written, in: path.folderPart) else { continue }
        if let other = read(file, included: &included) {
          layer.append(other)
        } else if !isOptional && !file.isUnderDependencies {
          report(.warning, "the included file '\(written)' is not there", path, line: index + 1)
        }
      case nil: continue
      }
    }
    return layer
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ message: String, _ path: String, line: Int?) {
    let location = SourceLocation(file: path, line: line)
    let diagnostic = Diagnostic(severity: severity, message: message, location: location)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension BuildConfigurationFileReader {
  /// What one line says.
  private enum Line {
    case assignment(key: String, value: String)
    case include(String, isOptional: Bool)

    /// `nil` for blank lines, comments and what is no statement.
    init?(_ line: Substring) {
      let text = line.trimmed
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, !parts[1].hasPrefix("<") else { return nil }  // <DEVELOPER_DIR> is on a Mac only.
        self = .include(String(parts[1]), isOptional: parts[0].contains("?"))
        return
      }
      let statement = text.range(ofComment: "//").map { text[..<$0] } ?? text
      // The first `=` outside of brackets parts key and value: NAME[sdk=iphoneos*] = value
      var depth = 0
      for index in statement.indices {
        if statement[index] == "[" { depth += 1 }
        if statement[index] == "]" { depth -= 1 }
        guard statement[index] == "=", depth == 0 else { continue }
        let key = String(statement[..<index].trimmed)
        guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
        self = .assignment(key: key, value: String(statement[statement.index(after: index)...].trimmed))
        return
      }
      return nil
    }
  }
}

extension Substring {
  /// Without blanks at both ends.
  var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }

  /// Where a comment starts.
  fileprivate func range(ofComment marker: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(marker) { return index }
      formIndex(after: &index)
    }
    return nil
  }
}

extension String {
  /// Whether a path lies in a folder that a checkout usually lacks, because a dependency tool fills it.
  var isUnderDependencies: Bool {
    split(separator: "/").contains { FileTree.isSkipped(folder: String($0)) }
  }
}
