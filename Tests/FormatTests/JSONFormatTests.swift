import Analysis
import Foundation
import NavigationModel
import Reporting
import Testing

/// The reports in JSON, held against schemas and read back.
@Suite struct JSONFormatTests {
  private static let reports =
    AwkwardText.all.map(AwkwardText.report) + AwkwardText.all.map(AwkwardText.suppressed)
    + [AwkwardText.nothing, AwkwardText.mixed]

  @Test(arguments: [SARIFReporter.name, GitLabReporter.name, CodeClimateReporter.name])
  func isValid(name: String) throws {
    let schema = try Schemas.json(name)
    let reporter = try #require(ReporterCatalogue.reporter(name)).init()
    for report in Self.reports {
      #expect(schema.complaints(about: try JSONValue(try reporter.report(report))) == [])
    }
  }

  @Test(.enabled(if: Schemas.officialSARIF != nil, "the schema of SARIF is not here; SARIF_SCHEMA says where it is"))
  func isValidForTheOfficialSchema() throws {
    let schema = try JSONSchema(try String(contentsOfFile: try #require(Schemas.officialSARIF), encoding: .utf8))
    for report in Self.reports {
      let complaints = schema.complaints(about: try JSONValue(try SARIFReporter().report(report)))
      #expect(complaints == [])
    }
  }

  @Test func schemasRefuseWhatIsWrong() throws {
    let schema = try Schemas.json("gitlab")
    let wrong = try JSONValue(
      """
      [{"description": "", "check_name": true, "fingerprint": "a", "severity": "error", "more": 1,
        "location": {"path": "/a", "lines": {"begin": 0}}}]
      """)
    #expect(
      schema.complaints(about: wrong) == [
        "$[0]: 'more' is not allowed", "$[0].check_name: is no string", "$[0].description: too short",
        "$[0].location.lines.begin: too small", "$[0].location.path: '/a' does not match ^[^/]",
        "$[0].severity: string(\"error\") is none of the values",
      ])
  }

  @Test(arguments: AwkwardText.all) func sarifKeepsTheText(text: String) throws {
    let log = try JSONValue(try SARIFReporter().report(AwkwardText.report(text)))
    let result = try #require(log["runs"]?[0]?["results"]?[0])
    let message = try #require(result["message"]?["text"]?.string)
    #expect(Self.shownBySARIF(message) == (text.isEmpty ? "nothing" : text))
    let place = result["locations"]?[0]?["physicalLocation"]
    let uri = try #require(place?["artifactLocation"]?["uri"]?.string)
    #expect(uri.removingPercentEncoding == "Folder/\(text).storyboard")
    #expect(place?["region"]?["startLine"] == .number(3))
    let steps = result["codeFlows"]?[0]?["threadFlows"]?[0]?["locations"]?.elements ?? []
    let texts = steps.compactMap { $0["location"]?["message"]?["text"]?.string }
    #expect(texts.map(Self.shownBySARIF) == [text, "(3 more steps)", "to \(text)"])
  }

  /// A message as a viewer shows it: arguments are none, and `\]` ends no link.
  private static func shownBySARIF(_ text: String) -> String {
    text.replacingOccurrences(of: "{{", with: "{").replacingOccurrences(of: "}}", with: "}")
      .replacingOccurrences(of: "\\](", with: "](")
  }

  @Test func sarifTellsWhatCouldNotBeRead() throws {
    let broken = try JSONValue(try SARIFReporter().report(AwkwardText.report("Pay")))["runs"]?[0]?["invocations"]?[0]
    #expect(broken?["executionSuccessful"] == .bool(false))
    let notification = try #require(broken?["toolExecutionNotifications"]?[0])
    #expect(notification["level"]?.string == "error")
    #expect(notification["message"]?["text"]?.string == "Pay")
    let whole = try JSONValue(try SARIFReporter().report(AwkwardText.nothing))["runs"]?[0]?["invocations"]?[0]
    #expect(whole == .object(["executionSuccessful": .bool(true)]))
  }

  @Test func sarifNamesRulesByTheirPlaces() throws {
    let log = try JSONValue(try SARIFReporter().report(AwkwardText.mixed))
    let rules = log["runs"]?[0]?["tool"]?["driver"]?["rules"]?.elements ?? []
    #expect(rules.map { $0["id"]?.string } == RuleCatalogue.all.map { $0.description.id })
    let results = log["runs"]?[0]?["results"]?.elements ?? []
    #expect(
      results.map { result in result["ruleIndex"]?.number.flatMap { rules[Int($0)]["id"]?.string } } == [
        "dead_exit", "dead_exit", "dead_segue", nil,
      ])
  }

  @Test(arguments: AwkwardText.all) func codeQualityKeepsTheTextOnOneLine(text: String) throws {
    for name in [GitLabReporter.name, CodeClimateReporter.name] {
      let reporter = try #require(ReporterCatalogue.reporter(name)).init()
      let entry = try #require(try JSONValue(try reporter.report(AwkwardText.report(text)))[0])
      #expect(entry["description"]?.string == (text.isEmpty ? "nothing" : text.onOneLine))
      #expect(entry["location"]?["path"]?.string == "Folder/\(text).storyboard")
    }
  }

  @Test func tellsEqualFindingsApart() throws {
    let entries = try JSONValue(try GitLabReporter().report(AwkwardText.mixed)).elements
    let fingerprints = entries.compactMap { $0["fingerprint"]?.string }
    #expect(Set(fingerprints).count == 4)
    #expect(fingerprints[1] == fingerprints[0] + "-2")
    #expect(entries.map { $0["severity"]?.string } == ["major", "major", "minor", "info"])
    #expect(entries.map { $0["location"]?["lines"]?["begin"]?.number } == [1, 9, 1, 2])
  }

  @Test func putsThePathInTheRepositoryFirst() throws {
    var report = AwkwardText.mixed
    report.repositoryPrefix = "ios/My App/"
    report.pathPrefix = "../"
    let uri = try JSONValue(try SARIFReporter().report(report))["runs"]?[0]?["results"]?[0]?["locations"]?[0]?[
      "physicalLocation"]?["artifactLocation"]?["uri"]
    #expect(uri?.string == "ios/My%20App/A.swift")
    let gitlab = try JSONValue(try GitLabReporter().report(report))
    #expect(gitlab[0]?["location"]?["path"]?.string == "ios/My App/A.swift")
  }

  @Test(arguments: AwkwardText.all) func sarifSaysWhatIsSuppressed(text: String) throws {
    var report = AwkwardText.suppressed(text)
    report.repositoryPrefix = "ios/"
    let results = try JSONValue(try SARIFReporter().report(report))["runs"]?[0]?["results"]?.elements ?? []
    #expect(results.map { $0["ruleId"]?.string } == ["dead_exit", "missing_dismissal"])
    #expect(results.last?["suppressions"] == .array([]))
    let suppression = try #require(results.first?["suppressions"]?[0])
    #expect(suppression["kind"]?.string == "inSource")
    #expect(suppression["status"]?.string == "accepted")
    #expect(suppression["justification"]?.string == (text.isEmpty ? nil : text))
    let place = suppression["location"]?["physicalLocation"]
    let uri = try #require(place?["artifactLocation"]?["uri"]?.string)
    #expect(uri.removingPercentEncoding == "ios/Folder/\(text).swift")
    #expect(place?["region"]?["startLine"] == .number(6))
  }

  @Test func sarifSaysNothingOfSuppressionsWhereThereAreNone() throws {
    #expect(!(try SARIFReporter().report(AwkwardText.mixed)).contains("suppressions"))
  }

  @Test func jsonSaysWhatIsSuppressed() throws {
    let report = try JSONValue(try JSONReporter().report(AwkwardText.suppressed("it \"rings\"")))
    let findings = report["findings"]?.elements ?? []
    #expect(findings.map { $0["rule"]?.string } == ["dead_exit", "missing_dismissal"])
    #expect(findings.map { $0["suppressed"] } == [.bool(true), .bool(false)])
    #expect(findings[0]["suppression"]?["reason"]?.string == "it \"rings\"")
    #expect(findings[0]["suppression"]?["location"]?["line"] == .number(6))
    #expect(findings[1]["suppression"] == .null)
    #expect(report["summary"]?["suppressed"] == .number(1))
    #expect(report["summary"]?["errors"] == .number(1))
    let withoutReason = try JSONValue(try JSONReporter().report(AwkwardText.suppressed("")))
    #expect(withoutReason["findings"]?[0]?["suppression"]?["reason"] == .null)
  }

  @Test(arguments: ReporterCatalogue.all.map { $0.name }.filter { !["json", "sarif"].contains($0) })
  func otherFormsLeaveOutWhatIsSuppressed(name: String) throws {
    let text = try #require(ReporterCatalogue.reporter(name)).init().report(AwkwardText.suppressed("because"))
    #expect(!text.contains("left alone") && !text.contains("because"))
    let counts = ["xcode", "github", "markdown", "summary"].contains(name)
    #expect(text.contains("1 error (1 suppressed) in 2 scenes and 3 transitions") == counts)
  }
}
