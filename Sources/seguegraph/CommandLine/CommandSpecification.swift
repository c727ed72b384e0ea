/// What a command is and takes: the one source of parsing and help.
struct CommandSpecification: Sendable {
  /// What people type.
  var name: String
  /// One sentence for the overview.
  var summary: String
  /// What may follow the options, as in `[PATH...]`.
  var operands: String
  /// The words that operands are; empty where they name files and folders.
  var operandWords: [String] = []
  /// What to know beyond the options; each element is a paragraph.
  var discussion: [String] = []
  /// The options, in the order of the help text.
  var options: [OptionSpecification]
}

/// What an option is and takes.
struct OptionSpecification: Sendable {
  /// What stands behind an option.
  enum Argument: Sendable {
    /// Nothing.
    case none
    /// Any text; shells suggest some.
    case text(String, suggestions: [String] = [])
    /// The path of a file.
    case file(String)
    /// The path of a folder.
    case folder(String)
    /// A whole number that is not negative.
    case number(String)
    /// One of some words; those are listed in the help text unless they are too many.
    case choice(String, of: [String], isListed: Bool = true)
    /// One of some words, behind which `=` and a file may stand.
    case choiceWithFile(String, of: [String])

    /// What the help text calls it.
    var name: String? {
      switch self {
      case .none: nil
      case .text(let name, suggestions: _), .file(let name), .folder(let name), .number(let name),
        .choice(let name, of: _, isListed: _), .choiceWithFile(let name, of: _):
        name
      }
    }
  }

  /// The long name, without dashes.
  var name: String
  /// The letter, if it has one.
  var letter: Character?
  /// What stands behind it.
  var argument = Argument.none
  /// Whether it may be given several times; choices also with several words separated by commas.
  var takesSeveral = false
  /// One or two sentences.
  var help: String
}

extension OptionSpecification {
  /// The help, with the words that it takes.
  var fullHelp: String {
    switch argument {
    case .choice(_, of: let words, isListed: true), .choiceWithFile(_, of: let words):
      "\(help) (\(words.joined(separator: ", ")))"
    default: help
    }
  }

  /// The first sentence of the help, without its full stop.
  var shortHelp: String {
    let sentence = help.range(of: ". ").map { String(help[..<$0.lowerBound]) } ?? help
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// What people type, with dashes: the long form, and the short one if there is one.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
