import Foundation
import Testing

@testable import seguegraph

/// What shells offer, asked of the shells themselves where they are installed.
@Suite struct CompletionTests {
  private static let specifications = CommandCatalogue.all.map { $0.specification }
  private static let commands = specifications.map(\.name)

  /// What bash offers for words as it takes them apart; the last one is where the cursor is.
  private func bash(_ words: [String], in folder: TemporaryFolder? = nil, setup: String = "") throws -> [String] {
    let script = """
      source <(seguegraph completions bash); \(setup)
      COMP_WORDS=(seguegraph \(words.map(Shell.quoted).joined(separator: " "))); COMP_CWORD=\(words.count)
      _seguegraph
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try SegueGraphProgram(folder: folder).shell(script)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func isInstalled(_ tool: String) throws -> Bool {
    if try SegueGraphProgram().shell("command -v \(tool) >/dev/null").status == 0 { return true }
    print("\(tool) is not installed; its completions are not run")
    return false
  }

  @Test func bashOffersCommands() throws {
    #expect(try bash([""]) == Self.commands + ["--help", "-h", "--version"])
    #expect(try bash(["re"]) == ["render", "references"])
    #expect(try bash(["--v"]) == ["--version"])
    #expect(try bash(["no-such-command", ""]) == [])
  }

  @Test(arguments: specifications.map(\.name)) func bashOffersEveryOption(command: String) throws {
    let specification = try #require(CommandCatalogue.command(command)?.specification)
    #expect(try bash([command, "-"]) == specification.options.flatMap(\.spellings))
  }

  @Test(arguments: specifications.flatMap { command in command.options.map { [command.name, $0.name] } })
  func bashOffersEveryValue(words: [String]) throws {
    let options = try #require(CommandCatalogue.command(words[0])?.specification.options)
    let option = try #require(options.first { $0.name == words[1] })
    for spelling in option.spellings {
      switch option.completion {
      case .words(let values), .wordList(let values), .wordsWithFile(let values):
        #expect(try bash([words[0], spelling, ""]) == values)
        #expect(try bash([words[0], spelling, "=", ""]) == values)
        #expect(try bash([words[0], spelling, "="]) == values)
      case .anything: #expect(try bash([words[0], spelling, ""]) == [])
      case .file, .folder, nil: break
      }
    }
  }

  @Test func bashOffersValuesThatGoOn() throws {
    #expect(try bash(["analyze", "--fail-on", "n"]) == ["note", "never"])
    #expect(try bash(["analyze", "--fail-on", "=", "w"]) == ["warning"])
    #expect(try bash(["analyze", "--fail-on=w"], setup: "COMP_WORDBREAKS=' '") == ["--fail-on=warning"])
    #expect(try bash(["analyze", "--only", "dead_e"]) == ["dead_exit"])
    #expect(try bash(["analyze", "--only", "dead_exit,dead_s"]) == ["dead_exit,dead_segue"])
    #expect(try bash(["analyze", "--only", "=", "dead_exit,dead_s"]) == ["dead_exit,dead_segue"])
    #expect(try bash(["rules", "missing_d"]) == ["missing_dismissal"])
    #expect(try bash(["completions", ""]) == ["bash", "zsh", "fish"])
    #expect(try bash(["analyze", "--quiet", "=", ""]) == [])
  }

  @Test func bashOffersFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Main.storyboard")
    try folder.write("", to: "My Cell.xib")
    try folder.write("", to: "notes.txt")
    try folder.write("", to: "Shop app/Shop.xcodeproj/project.pbxproj")
    func offered(_ words: String...) throws -> [String] { try bash(words, in: folder).sorted() }
    #expect(try offered("render", "") == ["Main.storyboard", "My Cell.xib", "Shop app"])
    #expect(try offered("render", "--quiet", "S") == ["Shop app"])
    #expect(try offered("references", "Home", "Ma") == ["Main.storyboard"])
    #expect(try offered("render", "--output", "n") == ["notes.txt"])
    #expect(try offered("render", "-o", "n") == ["notes.txt"])
    #expect(try offered("render", "--output", "=", "n") == ["notes.txt"])
    #expect(try offered("render", "--cache-path", "") == ["Shop app"])
    #expect(try offered("analyze", "--reporter", "sarif", "=", "n") == ["notes.txt"])
    #expect(try offered("analyze", "--reporter", "=", "sarif", "=", "n") == ["notes.txt"])
    #expect(try offered("analyze", "--", "--") == [])
    #expect(try offered("analyze", "--", "--output", "Ma") == ["Main.storyboard"])
  }

  @Test func zshReadsItsScript() throws {
    let folder = try TemporaryFolder()
    let script = try SegueGraphProgram().run("completions", "zsh").output
    try folder.write(script, to: "_seguegraph")
    #expect(script.hasPrefix("#compdef seguegraph\n"))
    for command in Self.specifications {
      let start = try #require(script.range(of: "\n        \(command.name))\n"))
      let branch = script[start.upperBound...].prefix(
        upTo: try #require(script[start.upperBound...].range(of: ";;")).lowerBound)
      for spelling in command.options.flatMap(\.spellings) {
        #expect(["[", "=[", "+["].contains { branch.contains("\(spelling)\($0)") }, "\(command.name) \(spelling)")
      }
    }
    guard try isInstalled("zsh") else { return }
    let outcome = try SegueGraphProgram(folder: folder).shell("zsh -f -n _seguegraph")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func fishReadsItsScript() throws {
    let folder = try TemporaryFolder()
    let script = try SegueGraphProgram().run("completions", "fish").output
    for command in Self.specifications {
      for option in command.options {
        #expect(script.contains("'__seguegraph_command \(command.name)' -l \(option.name) "))
      }
    }
    try folder.write(script, to: "seguegraph.fish")
    try folder.write("", to: "notes.txt")
    guard try isInstalled("fish") else { return }
    func fish(_ line: String) throws -> Set<String> {
      let outcome = try SegueGraphProgram(folder: folder, environment: ["HOME": folder.url.path]).shell(
        "fish --no-config -c \"source seguegraph.fish; complete -C 'seguegraph \(line)'\"")
      #expect(outcome.messages == "")
      return Set(outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    }
    #expect(try fish("") == Set(Self.commands))
    #expect(try fish("--") == ["--help", "--version"])
    for command in Self.specifications {
      #expect(try fish("\(command.name) --") == Set(command.options.map { "--\($0.name)" }))
    }
    #expect(try fish("analyze --fail-on ") == ["error", "warning", "note", "never"])
    #expect(try fish("analyze --only dead_exit,dead_s") == ["dead_exit,dead_segue"])
    #expect(try fish("analyze --reporter sarif=no") == ["sarif=notes.txt"])
    #expect(try fish("render --output no") == ["notes.txt"])
    #expect(try fish("completions ") == ["bash", "zsh", "fish"])
  }

  @Test func onlyKnownShells() throws {
    let program = SegueGraphProgram()
    let none = try program.run("completions")
    #expect(none.messages == "seguegraph: error: which shell? bash, zsh or fish; see 'seguegraph completions --help'\n")
    #expect(none.status == 2)
    let other = try program.run("completions", "tcsh")
    #expect(other.messages == "seguegraph: error: there are no completions for 'tcsh'; name bash, zsh or fish\n")
    #expect(other.status == 2)
    let two = try program.run("completions", "bash", "zsh")
    #expect(
      two.messages == "seguegraph: error: 'completions' takes no 'zsh'; see 'seguegraph completions --help'\n")
    #expect(two.status == 2)
  }
}
