/// Completions for zsh, made from the specifications.
enum ZshCompletion {
  /// The script. It is a file `_seguegraph` in one of the folders of `fpath`, or stands behind `source`.
  static var script: String {
    """
    #compdef \(Program.name)
    # Completions of \(Program.name) for zsh; made by '\(Program.name) completions zsh'.

    _\(Program.name)() {
      local curcontext=$curcontext state state_descr result=1
      local -a line commands
      local -A opt_args
      commands=(
    \(CommandCatalogue.all.map { "    \(described($0.specification))\n" }.joined())  )
      _arguments -C -S \\
    \(CommandCatalogue.globalOptions.flatMap(specifications).map { "    \($0) \\\n" }.joined())\
        '1: :->command' '*:: :->arguments' && result=0
      case $state in
        command) _describe -t commands command commands && result=0 ;;
        arguments)
          curcontext=${curcontext%:*}-$words[1]:
          case $words[1] in
    \(CommandCatalogue.all.map { branch($0.specification) }.joined())      esac
          ;;
      esac
      return result
    }

    # One of some words, behind which '=' and a file may stand.
    _\(Program.name)_words_with_file() {
      if compset -P 1 '*='; then _files; else compadd -S '' -- "$@"; fi
    }

    if [[ $funcstack[1] == _\(Program.name) ]]; then
      _\(Program.name) "$@"
    else
      compdef _\(Program.name) \(Program.name)
    fi

    """
  }

  private static func described(_ command: CommandSpecification) -> String {
    let summary = command.summary.hasSuffix(".") ? String(command.summary.dropLast()) : command.summary
    return Shell.quoted("\(command.name):\(escaped(summary, [":"]))")
  }

  /// What follows a command.
  private static func branch(_ command: CommandSpecification) -> String {
    let endings = Shell.documentEndings.joined(separator: "|")
    let operands =
      command.operandWords.isEmpty
      ? "*:path:_files -g \"*.(\(endings))(-.)\"" : "*:word:(\(command.operandWords.joined(separator: " ")))"
    let rows = command.options.flatMap(specifications) + [Shell.quoted(operands)]
    return "        \(command.name))\n          _arguments -s -S \\\n"
      + rows.map { "            \($0) \\\n" }.joined() + "            && result=0\n          ;;\n"
  }

  /// One specification of `_arguments` for each spelling.
  private static func specifications(of option: OptionSpecification) -> [String] {
    option.spellings.map { spelling in
      let isLong = spelling.hasPrefix("--")
      var text = option.takesSeveral ? "*" : "(\(excluded(by: option)))"
      text += spelling
      if option.completion != nil { text += isLong ? "=" : "+" }
      text += "[\(escaped(option.shortHelp, ["[", "]"]))]"
      if let completion = option.completion {
        text += ":\(escaped(option.argument.name ?? "", [":"])):\(action(completion))"
      }
      return Shell.quoted(text)
    }
  }

  /// What makes no sense behind an option: itself, and behind `--help` everything.
  private static func excluded(by option: OptionSpecification) -> String {
    [CommonOptions.help.name, "version"].contains(option.name) ? "- *" : option.spellings.joined(separator: " ")
  }

  private static func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .anything: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordList(let words): "_sequence compadd - \(words.joined(separator: " "))"
    case .wordsWithFile(let words): "_\(Program.name)_words_with_file \(words.joined(separator: " "))"
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  private static func escaped(_ text: String, _ special: Set<Character>) -> String {
    String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
