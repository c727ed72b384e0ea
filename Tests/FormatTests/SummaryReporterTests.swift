import Reporting
import Testing

@Suite struct SummaryReporterTests {
  @Test func countsByRuleAndSeverity() {
    #expect(
      SummaryReporter().report(AwkwardText.mixed) == """
        rule        errors  warnings  notes
        dead_exit        2         0      0
        dead_segue       0         1      0
        own_rule         0         0      1
        2 errors, 1 warning, 1 note in 2 scenes and 1 transition

        """)
  }

  @Test func saysSoWhereNothingWasFound() {
    #expect(SummaryReporter().report(AwkwardText.nothing) == "No findings in 2 scenes and 1 transition\n")
  }
}
