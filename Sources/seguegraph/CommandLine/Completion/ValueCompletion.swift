/// What a shell offers for a value.
enum ValueCompletion: Hashable {
  /// Nothing: it is anybody's guess.
  case anything
  /// One of some words.
  case words([String])
  /// Some of some words, separated by commas.
  case wordList([String])
  /// One of some words, behind which `=` and a file may stand.
  case wordsWithFile([String])
  /// A file.
  case file
  /// A folder.
  case folder
}

extension OptionSpecification {
  /// What a shell offers for its value; `nil` where it takes none.
  var completion: ValueCompletion? {
    switch argument {
    case .none: nil
    case .number: .anything
    case .text(_, suggestions: let words): words.isEmpty ? .anything : .words(words)
    case .file: .file
    case .folder: .folder
    case .choice(_, of: let words, isListed: _): takesSeveral ? .wordList(words) : .words(words)
    case .choiceWithFile(_, of: let words): .wordsWithFile(words)
    }
  }
}

/// A shell that the program has completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that a shell reads.
  var completions: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The endings of the files that commands read; projects of Xcode are folders.
  static let documentEndings = ["storyboard", "xib"]

  /// A text between single quotes.
  static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
