/// A property list's value, in which every key knows its line.
///
/// Foundation reads these formats too, but loses the lines, and entry points are reported at theirs.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case array([PropertyList])
  case dictionary([String: Member])

  /// A value under a key.
  struct Member: Hashable, Sendable {
    var value: PropertyList
    /// The line of the key; `nil` in the binary format.
    var line: Int?
  }

  /// The members of a dictionary, else none.
  var members: [String: Member] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// The elements of an array, else none.
  var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string or number.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The texts of an array of strings.
  var texts: [String] { elements.compactMap(\.text) }

  /// A boolean, however it is written.
  var isTrue: Bool {
    switch self {
    case .boolean(let value): value
    case .string(let text): ["YES", "yes", "true", "1"].contains(text)
    default: false
    }
  }

  /// The value under a key of a dictionary.
  subscript(key: String) -> PropertyList? { members[key]?.value }
}

/// Why a property list cannot be read.
struct PropertyListError: Error, Hashable {
  var message: String
  var line: Int?
}
