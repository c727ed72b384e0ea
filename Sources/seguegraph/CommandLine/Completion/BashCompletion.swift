/// Completions for bash, made from the specifications.
enum BashCompletion {
  /// The script. It needs nothing but bash 4.3, and stands alone in a file or behind `source`.
  static var script: String {
    """
    # Completions of \(Program.name) for bash; made by '\(Program.name) completions bash'.

    _\(Program.name)() {
      COMPREPLY=()
      # Bash takes words apart at '='. Here they are whole again.
      local -a words=()
      local index word glue=
      for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $index -gt 1 && ( -n $glue || $word =~ ^=+$ ) ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
        if [[ $word =~ ^=+$ ]]; then glue=1; else glue=; fi
      done
      local current=${words[-1]} command=${words[1]} option= head= tail
      # What stands before the last '=' is not replaced.
      local cut=
      if [[ $COMP_WORDBREAKS == *=* ]]; then cut=${current%"${current##*=}"}; fi

      if [[ ${#words[@]} -le 2 ]]; then
        tail=$current
        _\(Program.name)_words \(words(CommandCatalogue.names + CommandCatalogue.globalOptions.flatMap(\.spellings)))
        return
      fi
      for word in "${words[@]:2:${#words[@]}-3}"; do
        # Behind '--' there are no options.
        if [[ $word == -- ]]; then command+=:operands; fi
      done
      if [[ $command != *:operands ]]; then
        if [[ $current == --*=* ]]; then
          option=${current%%=*} head=${current%%=*}=
        elif [[ ${words[-2]} == -* ]]; then
          option=${words[-2]}
        fi
      fi
      tail=${current#"$head"}

      local value= options= operands=
      local -a choices=()
      case ${command%:operands} in
    \(CommandCatalogue.all.map { branch($0.specification) }.joined())    *) return ;;
      esac
      case $value in
        words) _\(Program.name)_words "${choices[@]}" ;;
        list)
          if [[ $tail == *,* ]]; then head+=${tail%,*}, tail=${tail##*,}; fi
          _\(Program.name)_words "${choices[@]}"
          ;;
        words-with-file)
          if [[ $tail == *=* ]]; then
            head+=${tail%%=*}= tail=${tail#*=}
            _\(Program.name)_files -f
          else
            _\(Program.name)_words "${choices[@]}"
            compopt -o nospace 2>/dev/null
          fi
          ;;
        file) _\(Program.name)_files -f ;;
        folder) _\(Program.name)_files -d ;;
        anything) ;;
        *)
          if [[ $command != *:operands && $current == -* ]]; then
            if [[ $current != *=* ]]; then _\(Program.name)_words $options; fi
          elif [[ -n $operands ]]; then
            _\(Program.name)_words $operands
          else
            _\(Program.name)_files -d
            \(Shell.documentEndings.map { "_\(Program.name)_files -f -X '!*.\($0)'" }.joined(separator: "\n        "))
          fi
          ;;
      esac
    }

    # Offers those of some words that go on what is there.
    _\(Program.name)_words() {
      local word
      for word; do
        if [[ $word == "$tail"* ]]; then
          word=$head$word
          COMPREPLY+=("${word#"$cut"}")
        fi
      done
    }

    # Offers what compgen finds.
    _\(Program.name)_files() {
      local word
      while IFS= read -r word; do
        word=$head$word
        COMPREPLY+=("${word#"$cut"}")
      done < <(compgen "$@" -- "$tail")
      compopt -o filenames 2>/dev/null
    }

    complete -F _\(Program.name) \(Program.name)

    """
  }

  /// What follows a command.
  private static func branch(_ command: CommandSpecification) -> String {
    var lines = ["\(command.name))"]
    lines.append("  options='\(command.options.flatMap(\.spellings).joined(separator: " "))'")
    if !command.operandWords.isEmpty {
      lines.append("  operands='\(command.operandWords.joined(separator: " "))'")
    }
    let values = command.options.compactMap { option in
      option.completion.map { "    \(option.spellings.joined(separator: " | "))) \(assignment($0)) ;;" }
    }
    if !values.isEmpty { lines += ["  case $option in"] + values + ["  esac"] }
    return (lines + ["  ;;"]).map { "    \($0)\n" }.joined()
  }

  private static func assignment(_ completion: ValueCompletion) -> String {
    switch completion {
    case .anything: "value=anything"
    case .words(let choices): "value=words choices=(\(words(choices)))"
    case .wordList(let choices): "value=list choices=(\(words(choices)))"
    case .wordsWithFile(let choices): "value=words-with-file choices=(\(words(choices)))"
    case .file: "value=file"
    case .folder: "value=folder"
    }
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
