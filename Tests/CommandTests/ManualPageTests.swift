import Foundation
import Testing

@testable import seguegraph

@Suite struct ManualPageTests {
  @Test func namesEveryCommandAndOption() throws {
    let page = try SegueGraphProgram().run("man").output
    let sections = page.components(separatedBy: ".SS ").dropFirst()
    let common = try #require(page.components(separatedBy: ".SH \"COMMON OPTIONS\"\n").last)
    for command in CommandCatalogue.all.map({ $0.specification }) {
      let section = try #require(sections.first { $0.hasPrefix("\"\(command.name) ") }, "\(command.name)")
      let others = section.components(separatedBy: "Also the common options: ").dropFirst().first ?? ""
      for option in command.options {
        let name = "--\(option.name)".replacing("-", with: "\\-")
        let isCommon = [",", "."].contains { others.contains("\(name)\($0)") } && common.contains("\\fB\(name)\\fR")
        #expect(section.contains("\\fB\(name)\\fR") || isCommon, "\(command.name) \(name)")
      }
    }
  }

  @Test func groffHasNoComplaints() throws {
    guard try SegueGraphProgram().shell("command -v groff >/dev/null").status == 0 else {
      print("groff is not installed; the manual page is not formatted")
      return
    }
    let outcome = try SegueGraphProgram().shell(
      "seguegraph man | LC_ALL=C.UTF-8 groff -man -Tutf8 -P-c -P-b -P-u -rLL=80n -ww -z")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let text = try SegueGraphProgram().shell(
      "seguegraph man | LC_ALL=C.UTF-8 groff -man -Tutf8 -P-c -P-b -P-u -rLL=80n"
    ).output
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("-o, --output FILE"))
    #expect(lines.contains("seguegraph analyze [OPTION...] [PATH...]"))
    #expect(lines.contains("seguegraph analyze MyApp --fail-on warning"))
    #expect(text.contains("'seguegraph rules' lists the rules."))
  }

  @Test func takesNothing() throws {
    let outcome = try SegueGraphProgram().run("man", "render")
    #expect(outcome.messages == "seguegraph: error: 'man' takes no 'render'; see 'seguegraph man --help'\n")
    #expect(outcome.status == 2)
  }
}
