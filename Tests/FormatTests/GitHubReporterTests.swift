import Analysis
import Foundation
import NavigationModel
import Reporting
import Testing

@Suite struct GitHubReporterTests {
  /// A command as the runner of GitHub Actions reads it.
  private struct Command: Equatable {
    var name: String
    var properties: [String: String]
    var message: String

    init?(_ line: Substring) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
      let head = line.dropFirst(2)[..<end.lowerBound].split(separator: " ", maxSplits: 1)
      name = String(head[0])
      properties = Dictionary(
        (head.count > 1 ? head[1].split(separator: ",") : []).compactMap { part in
          let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return pair.count == 2 ? (String(pair[0]), Self.unescaped(pair[1], [":": "%3A", ",": "%2C"])) : nil
        }
      ) { $1 }
      message = Self.unescaped(line[end.upperBound...], [:])
    }

    private static func unescaped(_ text: Substring, _ more: [String: String]) -> String {
      var result = String(text)
      for (character, code) in more { result = result.replacingOccurrences(of: code, with: character) }
      for (character, code) in [("\r", "%0D"), ("\n", "%0A"), ("%", "%25")] {
        result = result.replacingOccurrences(of: code, with: character)
      }
      return result
    }
  }

  @Test(arguments: AwkwardText.all) func writesOneCommandThatKeepsTheText(text: String) throws {
    let lines = GitHubReporter().report(AwkwardText.report(text)).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "1 error in 2 scenes and 3 transitions")
    let command = try #require(Command(lines[0]))
    #expect(command.name == "error")
    #expect(
      command.properties == [
        "file": "Folder/\(text).storyboard", "line": "3", "col": "5", "title": "missing_dismissal",
      ])
    let message = text.isEmpty ? "nothing" : text.onOneLine
    let first = "- Folder/\(text): \(text)".onOneLine
    #expect(command.message == "\(message)\n\(first)\n- (3 more steps)\n- to \(text.onOneLine)")
  }

  @Test func tellsLevelsApart() {
    #expect(
      GitHubReporter().report(AwkwardText.mixed) == """
        ::error file=A.swift,line=1,title=dead_exit::never left
        ::error file=A.swift,line=9,title=dead_exit::never left
        ::warning file=B.xib,title=dead_segue::never performed
        ::notice file=B.xib,line=2,col=3,title=own_rule::look here
        2 errors, 1 warning, 1 note in 2 scenes and 1 transition

        """)
  }
}
