import Analysis
import NavigationModel
import Reporting
import Testing

@Suite struct JSONReporterTests {
  @Test func writesEveryKeyInOrderAndNullWhereNothingIsKnown() throws {
    let report = AnalysisReport(
      name: "Shop", findings: [.stuck, .unreachable], sceneCount: 24, transitionCount: 31, usesColor: true)
    #expect(
      try JSONReporter().report(report) == """
        {
          "findings" : [
            {
              "confidence" : "certain",
              "environments" : [
                "CR",
                "CC"
              ],
              "fingerprint" : "\(Finding.stuck.fingerprint)",
              "location" : {
                "column" : 9,
                "file" : "Main.storyboard",
                "line" : 14
              },
              "message" : "'Photo' cannot be closed",
              "osVersions" : [
                "13-17",
                "18+"
              ],
              "rule" : "missing_dismissal",
              "scene" : "Main.storyboard#pho-to",
              "severity" : "error",
              "suppressed" : false,
              "suppression" : null,
              "transition" : "Main.storyboard#seg-ue",
              "witness" : [
                {
                  "scene" : "Main.storyboard#ho-me",
                  "text" : "The app starts at 'Home'",
                  "transition" : null
                },
                {
                  "scene" : "Main.storyboard#pho-to",
                  "text" : "A tap on 'Photo' presents 'Photo'",
                  "transition" : "Main.storyboard#seg-ue"
                }
              ]
            },
            {
              "confidence" : "possible",
              "environments" : [

              ],
              "fingerprint" : "\(Finding.unreachable.fingerprint)",
              "location" : {
                "column" : null,
                "file" : "Cart.storyboard",
                "line" : 3
              },
              "message" : "nothing leads to 'Old cart'",
              "osVersions" : [

              ],
              "rule" : "unreachable_scene",
              "scene" : null,
              "severity" : "warning",
              "suppressed" : false,
              "suppression" : null,
              "transition" : null,
              "witness" : [

              ]
            }
          ],
          "schemaVersion" : 1,
          "summary" : {
            "errors" : 1,
            "notes" : 0,
            "scenes" : 24,
            "suppressed" : 0,
            "transitions" : 31,
            "warnings" : 1
          }
        }

        """)
  }

  @Test func keepsPathsReadable() throws {
    var finding = Finding.unreachable
    finding.location.file = "App/Base.lproj/\"Main\".storyboard"
    let text = try JSONReporter().report(
      AnalysisReport(name: "", findings: [finding], sceneCount: 0, transitionCount: 0))
    #expect(text.contains(#""file" : "App/Base.lproj/\"Main\".storyboard""#))
  }
}
