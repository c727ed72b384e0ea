import Analysis
import CPopt
import Glibc

/// Takes a command line apart with popt; no popt type leaves this file.
struct OptionScanner {
  private let options: [OptionSpecification]
  private let command: String?

  /// Makes a scanner for the options of a command; `nil` stands for the program itself.
  init(_ options: [OptionSpecification], command: String?) {
    self.options = options
    self.command = command
  }

  /// Takes the arguments apart and checks every value.
  func scan(_ arguments: some Sequence<String>) throws -> ParsedArguments {
    // popt wants C strings and a table that outlive the context.
    let memory = PoptMemory(options: options, arguments: [Program.name] + arguments)
    defer { memory.release() }
    let context = poptGetContext(
      nil, memory.argumentCount, memory.arguments, memory.table, UInt32(POPT_CONTEXT_NO_EXEC))
    defer { poptFreeContext(context) }

    var parsed = ParsedArguments()
    while true {
      let code = poptGetNextOpt(context)
      if code == -1 { break }
      guard code > 0 else {
        let written = poptBadOption(context, UInt32(POPT_BADOPTION_NOALIAS)).map { String(cString: $0) }
        throw error(code, written ?? "")
      }
      let option = options[Int(code) - 1]
      let value = poptGetOptArg(context).map { text in
        defer { free(text) }
        return String(cString: text)
      }
      parsed.values[option.name, default: []] += try values(value ?? "", of: option)
    }
    while let operand = poptGetArg(context) { parsed.operands.append(String(cString: operand)) }
    return parsed
  }

  private func error(_ code: Int32, _ written: String) -> UsageError {
    // popt gives the whole argument; the name ends at the equal sign.
    let name = String(written.prefix { $0 != "=" })
    switch code {
    case POPT_ERROR_NOARG: return .missingValue(name, command: command)
    case POPT_ERROR_UNWANTEDARG: return .unwantedValue(name, command: command)
    default:
      let closest = ClosestMatch.of(name, in: options.map { "--\($0.name)" })
      return .unknownOption(name, command: command, closest: closest)
    }
  }

  private func values(_ written: String, of option: OptionSpecification) throws -> [String] {
    switch option.argument {
    case .none: return [""]
    case .text(let name, suggestions: _), .file(let name), .folder(let name):
      if written.isEmpty { throw UsageError.missingValue("--\(option.name) \(name)", command: command) }
      return [written]
    case .number:
      guard let number = Int32(written), number >= 0 else {
        throw UsageError.notANumber(option: option.name, value: written)
      }
      return [written]
    case .choice(_, of: let allowed, isListed: _):
      let words =
        option.takesSeveral
        ? written.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [written]
      for word in words { try check(word, of: allowed, for: option) }
      return words
    case .choiceWithFile(_, of: let allowed):
      let parts = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try check(String(parts[0]), of: allowed, for: option)
      if parts.count == 2, parts[1].isEmpty { throw UsageError.missingFile(option: option.name, value: written) }
      return [written]
    }
  }

  private func check(_ word: String, of allowed: [String], for option: OptionSpecification) throws {
    guard !allowed.contains(word) else { return }
    throw UsageError.unknownValue(
      option: option.name, value: word, allowed: allowed, closest: ClosestMatch.of(word, in: allowed))
  }
}

/// The C side of a scan: the option table and the arguments, freed together.
private struct PoptMemory {
  let table: UnsafeMutablePointer<poptOptionRow>
  let arguments: UnsafeMutablePointer<UnsafePointer<CChar>?>
  let argumentCount: Int32
  private let strings: [UnsafeMutablePointer<CChar>]

  init(options: [OptionSpecification], arguments words: [String]) {
    let names = options.map { strdup($0.name)! }  // Out of memory is the only way to fail.
    let texts = words.map { strdup($0)! }
    strings = names + texts

    table = .allocate(capacity: options.count + 1)
    for (index, option) in options.enumerated() {
      let info = option.argument.name == nil ? UInt32(POPT_ARG_NONE) : UInt32(POPT_ARG_STRING)
      let letter = option.letter.flatMap(\.asciiValue).map(CChar.init) ?? 0
      (table + index).initialize(
        to: poptOptionRow(
          longName: names[index], shortName: letter, argInfo: info, arg: nil, val: Int32(index + 1), descrip: nil,
          argDescrip: nil))
    }
    (table + options.count).initialize(to: poptOptionRow())

    arguments = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (arguments + index).initialize(to: UnsafePointer(text)) }
    (arguments + texts.count).initialize(to: nil)
    argumentCount = Int32(texts.count)
  }

  func release() {
    table.deallocate()
    arguments.deallocate()
    for string in strings { free(string) }
  }
}
