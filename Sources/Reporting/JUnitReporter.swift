import Analysis
import NavigationModel
import TextFormats

/// JUnit's XML, which almost every CI system shows as test results.
///
/// A rule is a suite, a finding a test that failed. A rule without findings is a test that passed, so that the report is never
/// empty: some CI systems take that for a mistake. A note is a test that was skipped, because nothing failed.
public struct JUnitReporter: Reporter {
  /// What `--reporter` calls it.
  public static let name = "junit"
  /// One line for the help text.
  public static let summary = "test results in the form of JUnit"

  /// Makes the reporter.
  public init() {}

  /// The XML text.
  public func report(_ report: AnalysisReport) -> String {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    let others = Set(byRule.keys).subtracting(report.rules.map(\.id)).sorted()
    let suites =
      (report.rules.map(\.id) + others).map { suite($0, byRule[$0] ?? [], report) }
    let counts = Counts(
      tests: suites.map(\.counts.tests).reduce(0, +), failures: suites.map(\.counts.failures).reduce(0, +),
      skipped: suites.map(\.counts.skipped).reduce(0, +))
    return XMLElement(
      "testsuites",
      ["name": "seguegraph", "tests": "\(counts.tests)", "failures": "\(counts.failures)", "errors": "0"],
      suites.map(\.element)
    ).document
  }

  private struct Counts {
    var tests: Int
    var failures: Int
    var skipped: Int
  }

  private func suite(
    _ rule: String, _ findings: [Finding], _ report: AnalysisReport
  ) -> (element: XMLElement, counts: Counts) {
    let skipped = findings.count { $0.severity == .note }
    let counts = Counts(tests: max(1, findings.count), failures: findings.count - skipped, skipped: skipped)
    let passed = XMLElement("testcase", ["name": "no findings", "classname": "seguegraph.\(rule)"])
    let cases = findings.isEmpty ? [passed] : testCases(findings, report)
    let element = XMLElement(
      "testsuite",
      [
        "name": rule, "tests": "\(counts.tests)", "failures": "\(counts.failures)", "errors": "0",
        "skipped": "\(counts.skipped)",
      ], cases)
    return (element, counts)
  }

  /// CI systems know a test by its name, so that is the message, which stays the same where lines move.
  private func testCases(_ findings: [Finding], _ report: AnalysisReport) -> [XMLElement] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let message = finding.message.onOneLine
      let count = seen[message, default: 0] + 1
      seen[message] = count
      let location = report.inRepository(finding.location)
      return XMLElement(
        "testcase",
        [
          "name": count == 1 ? message : "\(message) (\(count))", "classname": "seguegraph.\(finding.rule)",
          "file": location.file, "line": location.line?.description,
        ], [result(finding, report)])
    }
  }

  private func result(_ finding: Finding, _ report: AnalysisReport) -> XMLElement {
    let headline = "\(report.inRepository(finding.location)): \(finding.severity.rawValue): \(finding.message)"
    let text = ([headline] + finding.witness.map { "  " + report.text(of: $0) }).map(\.onOneLine).joined(
      separator: "\n")
    guard finding.severity > .note else {
      return XMLElement("skipped", ["message": finding.message.onOneLine], text: text)
    }
    return XMLElement(
      "failure", ["message": finding.message.onOneLine, "type": finding.severity.rawValue], text: text)
  }
}
