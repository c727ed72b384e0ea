/// All report formats, one line each.
public enum ReporterCatalogue {
  /// The reporters; the first one is the default.
  public static let all: [any Reporter.Type] = [
    XcodeReporter.self,
    JSONReporter.self,
    SARIFReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    CodeClimateReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    MarkdownReporter.self,
    SummaryReporter.self,
  ]

  /// The reporter with a name.
  public static func reporter(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
