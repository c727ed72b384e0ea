import Foundation
import Testing

/// What `render --highlight` and `render --size-class` make of an example.
@Suite struct HighlightTests {
  private static let shop = SegueGraphProgram.package.appendingPathComponent("Examples/Shop").path

  @Test func aRuleStandsOut() throws {
    let outcome = try SegueGraphProgram().run("render", "--highlight", "unreachable_scene", Self.shop)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" highlight\""))
    #expect(outcome.output.contains(" pale\""))
  }

  @Test func aFindingStandsOutAlone() throws {
    let report = try SegueGraphProgram().run("analyze", "--reporter", "json", Self.shop)
    let fingerprint = try #require(report.output.firstMatch(of: /"fingerprint" ?: ?"([0-9a-f]{16})"/)?.1)
    let outcome = try SegueGraphProgram().run("render", "--highlight", String(fingerprint), "--no-findings", Self.shop)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" highlight\""))
  }

  @Test func whatFindsNothingIsSaid() throws {
    let outcome = try SegueGraphProgram().run("render", "--highlight", "nested_navigation_push", Self.shop)
    #expect(
      outcome.messages
        == "seguegraph: warning: nothing stands out: what --highlight names is not found in this project\n")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains(" pale\""))
  }

  @Test(
    arguments: [
      (
        "unreachable_scenes", "no rule and no finding is called 'unreachable_scenes'; did you mean 'unreachable_scene'?"
      ),
      (
        "0123456789abcdef",
        "no rule and no finding is called '0123456789abcdef'; "
          + "'seguegraph rules' lists the rules, 'analyze --reporter json' the fingerprints"
      ),
    ])
  func unknownNamesAreRefused(name: String, message: String) throws {
    let outcome = try SegueGraphProgram().run("render", "--highlight", name, Self.shop)
    #expect(outcome.messages == "seguegraph: error: \(message)\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
  }

  @Test func aVersionAloneIsThatOfAPhone() throws {
    let outcome = try SegueGraphProgram().run("render", "--os", "17", Self.shop)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("(CR), iOS 13 to 17"))
    let both = try SegueGraphProgram().run("render", "--os", "17", "--size-class", "CR", Self.shop)
    #expect(both.output == outcome.output)
  }
}
