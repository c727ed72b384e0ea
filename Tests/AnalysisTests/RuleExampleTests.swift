import Analysis
import Foundation
import NavigationModel
import Testing

/// The examples of every rule, through the real pipeline: what `seguegraph rules` prints is what the rules do.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var example: RuleExample
    var isTriggering: Bool
    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let cases: [Case] = RuleCatalogue.all.flatMap { rule in
    rule.description.triggering.map { Case(rule: rule, example: $0, isTriggering: true) }
      + rule.description.nonTriggering.map { Case(rule: rule, example: $0, isTriggering: false) }
  }

  /// A place in an example, and how bad what is found there is; findings without a column are told apart by line only.
  struct Place: Hashable, CustomStringConvertible {
    var file: String
    var line: Int?
    var column: Int?
    var severity: Severity
    var description: String { "\(file):\(line ?? 0):\(column ?? 0) \(severity)" }
  }

  @Test(arguments: cases) func doesWhatItSays(_ item: Case) throws {
    var expected: [Place] = []
    var files: [(path: String, contents: String)] = []
    for file in item.example.files {
      let severity = item.example.severity ?? item.rule.description.severity
      expected += Self.markers(in: file, severity: severity)
      files.append((file.path, file.contents.filter { $0 != RuleExample.marker }))
    }
    let project = try TemporaryProject(files)
    #expect(try project.graph().diagnostics == [])
    // What suppresses nothing is only known where all rules ran.
    let found = try project.findings().filter { $0.rule == item.rule.description.id }
    let places = found.map { finding in
      Place(
        file: finding.location.file, line: finding.location.line, column: finding.location.column,
        severity: finding.severity)
    }
    #expect(Self.withoutUnknownColumns(expected, like: places) == places)
    #expect(expected.isEmpty != item.isTriggering)
  }

  @Test func everyRuleHasBothKinds() {
    for rule in RuleCatalogue.all {
      #expect(!rule.description.triggering.isEmpty, "\(rule.description.id)")
      #expect(!rule.description.nonTriggering.isEmpty, "\(rule.description.id)")
      #expect(!rule.description.sources.isEmpty, "\(rule.description.id)")
    }
  }

  @Test func theCatalogueIsSortedAndItsIDsAreSnakeCase() {
    let ids = RuleCatalogue.all.map { $0.description.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in id.allSatisfy { $0.isLowercase || $0 == "_" } })
  }

  private static func markers(in file: RuleExample.File, severity: Severity) -> [Place] {
    let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line -> [Place] in
      var places: [Place] = []
      var column = 1
      for character in line {
        if character == RuleExample.marker {
          places.append(Place(file: file.path, line: number + 1, column: column, severity: severity))
        } else {
          column += character.utf8.count
        }
      }
      return places
    }
  }

  private static func withoutUnknownColumns(_ expected: [Place], like found: [Place]) -> [Place] {
    expected.map { place in
      let isLineOnly = found.contains { $0.file == place.file && $0.line == place.line && $0.column == nil }
      return isLineOnly ? Place(file: place.file, line: place.line, column: nil, severity: place.severity) : place
    }
  }
}
