import Analysis
import Reporting
import Testing

@Suite struct RulePageTests {
  private let rule = RuleDescription(
    id: "empty_box", summary: "A box has nothing in it.", rationale: "Nobody wants an empty box.",
    sources: ["UIKit, UIBox"], severity: .warning,
    triggering: [
      RuleExample("An empty box", files: [("Box.swift", "↓box()"), ("Other.storyboard", "<box/>\n")]),
      RuleExample("A box that may be filled", severity: .note, files: [("Box.m", "↓[Box box];\n")]),
    ],
    nonTriggering: [RuleExample("A full box", files: [("README", "text")])])

  @Test func explainsARule() {
    #expect(
      RulePage.page(of: rule) == """
        # empty_box

        A box has nothing in it.

        Default severity: warning.

        ## Why

        Nobody wants an empty box.

        ## Sources

        - UIKit, UIBox

        ## What it reports

        `↓` stands right before each place that is reported.

        ### An empty box

        `Box.swift`:

        ```swift
        ↓box()
        ```

        `Other.storyboard`:

        ```xml
        <box/>
        ```

        ### A box that may be filled

        Reported as note.

        `Box.m`:

        ```objective-c
        ↓[Box box];
        ```

        ## What it leaves alone

        ### A full box

        `README`:

        ```
        text
        ```

        """)
  }

  @Test func listsRulesInColumns() {
    var other = rule
    other.id = "box"
    other.severity = .error
    #expect(
      RulePage.list([rule, other]) == """
        empty_box  warning  A box has nothing in it.
        box        error    A box has nothing in it.

        """)
  }
}
