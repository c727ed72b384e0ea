import NavigationModel

/// Suppressions with everything that they can say.
enum SuppressionSample {
  static let all = FileSuppressions(
    suppressions: [
      Suppression(
        rule: "all", reason: "why", position: TextPosition(line: 3, column: 4),
        part: Suppression.Part(start: TextPosition(line: 4, column: 0), end: TextPosition(line: 5, column: 0))),
      Suppression(
        rule: "a", position: TextPosition(line: 1, column: 1),
        part: Suppression.Part(start: TextPosition(line: 1, column: 1))),
      Suppression(rule: "b", position: TextPosition(line: 9, column: 1), part: nil),
    ],
    exceptions: [FileSuppressions.Exception(rule: "a", start: TextPosition(line: 4, column: 9))],
    mistakes: [
      .unknownCommand("a"), .unknownModifier("b"), .modifiedEnable("c"), .uselessInNotes("d"), .noRule,
      .nothingToEnable(rule: "e"),
    ].map { FileSuppressions.Mistake($0, position: TextPosition(line: 7, column: 2)) },
    declarations: [FileSuppressions.Declaration(name: "Home", position: TextPosition(line: 2, column: 7))])
}
