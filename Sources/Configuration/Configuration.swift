import Analysis
import NavigationModel

/// What a project asks for: the contents of `.seguegraph.yml`, or its defaults.
public struct Configuration: Hashable, Sendable {
  /// A report, and the file that it goes to.
  public struct ReportRequest: Hashable, Sendable {
    /// The reporter's name.
    public var reporter: String
    /// The file; `nil` for standard output.
    public var file: String?

    /// The form of the command line.
    public var text: String { file.map { "\(reporter)=\($0)" } ?? reporter }
  }

  /// When a run fails.
  public enum FailingLevel: Hashable, Sendable {
    /// At findings of a severity or a higher one.
    case at(Severity)
    /// At no finding.
    case never
  }

  /// The file, as messages name it; `nil` where there is none.
  public var file: String?
  /// Patterns of the only documents and sources that are read; empty for all.
  public var included: [String] = []
  /// Patterns of files and folders that are not read.
  public var excluded: [String] = []
  /// The environments that count; empty for all that the targets run in.
  public var environments: [Environment] = []
  /// The generations of the system that count; empty for all that the targets run on.
  public var osVersions: [OSGeneration] = []
  /// Which rules run, and how.
  public var rules = RuleSettings()
  /// When a run fails.
  public var failingLevel = FailingLevel.at(.error)
  /// The file of known findings.
  public var baseline: String?
  /// The file of the navigation snapshot.
  public var snapshot: String?
  /// The reports; empty for the usual one.
  public var reporters: [ReportRequest] = []
  /// What no reader could find out.
  public var idioms = ProjectIdioms()
  /// The URL behind scenes and arrows of drawings.
  public var linkTemplate: String?

  /// Makes the configuration of a project that asks for nothing.
  public init() {}
}
