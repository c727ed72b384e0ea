import Analysis
import NavigationModel
import Reporting

/// All keys, in the order of the documentation.
enum ConfigurationTable {
  static let keys: [ConfigurationKey] =
    files + starts + circumstances + rules + gate + idioms + drawings

  /// The keys as they are nested.
  static let root = ConfigurationGroup(keys)

  private static let files = [
    list(
      "included", of: .texts("PATTERN"),
      "The only storyboards, xibs and source files that are read, by patterns in the syntax of .gitignore.",
      usual: "all are read", example: "[App/, Shared/**/*.swift]", \.included),
    list(
      "excluded", of: .texts("PATTERN"),
      "Files and folders that are not read, by patterns in the syntax of .gitignore; the names of classes and storyboards "
        + "in them stay known. With !, folders are read that are left out else, such as !Pods/.",
      usual: "Pods, Carthage, build products and the like are left out", example: "[Playground/, '*Generated.swift']",
      \.excluded),
  ]

  private static let starts = [
    scenes(
      "entry_points",
      "Scenes that the app starts with, beside those that are found; each by its id, object id, class, storyboard "
        + "identifier, title or label.",
      example: "[OnboardingViewController]", \.entryPoints),
    scenes(
      "deep_links",
      "Scenes that only a deep link, shortcut or notification leads to, named in the same ways. They count as places "
        + "where the app starts.",
      example: "[ResetPasswordViewController, Offer]", \.deepLinks),
  ]

  private static let circumstances = [
    list(
      "environments", of: .choices(Environment.allCases.map(\.rawValue)),
      "The pairs of size classes, width then height (R regular, C compact), in which findings count. A scene that runs in "
        + "none of them is judged in its own.",
      usual: "all in which the targets run", example: "[RR, CR]",
      get: { $0.environments.map(\.rawValue) },
      set: { $0.environments = Set($1.compactMap { Environment(rawValue: $0.text) }).sorted() }),
    list(
      "os_versions", of: .choices(OSGeneration.allCases.map(\.rawValue)),
      "The generations of iOS in which findings count; presentations differ between them.",
      usual: "all that the deployment targets allow", example: "[13-17, 18+]",
      get: { $0.osVersions.map(\.rawValue) },
      set: { $0.osVersions = Set($1.compactMap { OSGeneration(rawValue: $0.text) }).sorted() }),
  ]

  private static let rules = [
    list(
      "rules.disable", of: .rules, "Rules that do not run.", usual: "all run", example: "[dead_segue]",
      get: { $0.rules.disabled.sorted() }, set: { $0.rules.disabled = Set($1.map(\.text)) }),
    list(
      "rules.only", of: .rules, "The only rules that run.", usual: "all run", example: "[missing_dismissal, dead_exit]",
      get: { $0.rules.only.sorted() }, set: { $0.rules.only = Set($1.map(\.text)) }),
    perRule(
      "severity", of: .choice(severities),
      "The severity of what a rule is sure of. What it is less sure of, and lowers, gets no higher.",
      usual: "that of the rule", example: "note",
      get: { $0.severities[$1].map { [$0.rawValue] } ?? [] },
      set: { $0.severities[$1] = $2.first.flatMap { Severity(rawValue: $0.text) } }),
    perRule(
      "options.RULE.excluded", of: .texts("PATTERN"),
      "Files whose findings of this rule do not count, by patterns in the syntax of .gitignore.",
      usual: "all count", example: "[Legacy/]",
      get: { $0.options[$1]?.excluded ?? [] },
      set: { $0.options[$1, default: RuleSettings.Options()].excluded = $2.map(\.text) }),
    perRule(
      "options.RULE.scenes", of: .texts("SCENE"),
      "Scenes whose findings of this rule do not count, named as in entry_points.",
      usual: "all count", example: "[Debug Menu]",
      get: { $0.options[$1]?.scenes ?? [] },
      set: { $0.options[$1, default: RuleSettings.Options()].scenes = $2.map(\.text) }),
    perRule(
      "options.RULE.confidence", of: .choice([Confidence.possible, .certain].map(\.rawValue)),
      "How sure the rule must be: with certain, what could not be followed to the end is left out.",
      usual: "possible", example: "certain",
      get: { settings, rule in settings.options[rule].map { [$0.confidence.rawValue] } ?? [] },
      set: { settings, rule, values in
        guard let confidence = values.first.flatMap({ Confidence(rawValue: $0.text) }) else { return }
        settings.options[rule, default: RuleSettings.Options()].confidence = confidence
      }),
  ]

  private static let severities = Severity.allCases.reversed().map(\.rawValue)

  private static let gate = [
    list(
      "fail_on", of: .choice(severities + ["never"]),
      "The lowest severity that ends 'seguegraph analyze' with status 1.",
      usual: "error", example: "warning",
      get: { configuration in
        if case .at(let severity) = configuration.failingLevel { [severity.rawValue] } else { ["never"] }
      },
      set: { configuration, values in
        let severity = values.first.flatMap { Severity(rawValue: $0.text) }
        configuration.failingLevel = severity.map { .at($0) } ?? .never
      }),
    list(
      "baseline", of: .text("FILE"),
      "The file of findings that are known already, as --write-baseline writes it; they are not reported. The path starts "
        + "in the folder of the configuration.",
      usual: "everything is reported", example: ".seguegraph-baseline",
      \.baseline),
    list(
      "snapshot", of: .text("FILE"),
      "The file of the navigation snapshot, as 'seguegraph snapshot --write' writes it. The path starts in the folder of the "
        + "configuration.",
      usual: ".seguegraph-snapshot in the folder that is read", example: "docs/navigation.txt",
      \.snapshot),
    list(
      "reporters", of: .reporters(ReporterCatalogue.all.map { $0.name }),
      "The forms of the report, each perhaps with the file that it goes to. Paths start in the folder of the configuration.",
      usual: ReporterCatalogue.all[0].name, example: "[github, {sarif: build/seguegraph.sarif}]",
      get: { $0.reporters.map(\.text) },
      set: { configuration, values in
        configuration.reporters = values.map { value in
          let parts = value.text.split(separator: "=", maxSplits: 1).map(String.init)
          return Configuration.ReportRequest(reporter: parts[0], file: parts.count == 2 ? parts[1] : nil)
        }
      }),
  ]

  private static let idioms = [
    list(
      "idioms.close_controls.classes", of: .texts("CLASS"),
      "Classes of controls that close the scene they are in, whatever their code does.",
      usual: "none", example: "[CloseButton]", \.idioms.closeControlClasses),
    list(
      "idioms.close_controls.selectors", of: .texts("SELECTOR"),
      "Actions that close the scene whose control sends them, as Objective-C spells them.",
      usual: "none", example: "['closeTapped:']", \.idioms.closeSelectors),
    list(
      "idioms.presenting_functions", of: .texts("FUNCTION"),
      "Functions that present the controller they are given, by their base name or with all labels.",
      usual: "what their code does", example: "['open(_:)', showCard]", \.idioms.presentingFunctions),
    list(
      "idioms.pushing_functions", of: .texts("FUNCTION"),
      "Functions that push the controller they are given, named in the same ways.",
      usual: "what their code does", example: "['navigate(to:)']", \.idioms.pushingFunctions),
    list(
      "idioms.container_classes", of: .texts("CLASS"),
      "Classes that contain the controllers they are given when they are made, such as side menus of a library.",
      usual: "those of UIKit, and what their code does", example: "[SideMenuController]", \.idioms.containerClasses),
  ]

  private static let drawings = [
    list(
      "link_template", of: .text("URL"),
      "What scenes and arrows of drawings link to; {file}, {line} and {column} are replaced.",
      usual: "they are no links", example: "'https://example.com/app/{file}#L{line}'",
      \.linkTemplate)
  ]
}

extension ConfigurationTable {
  private static func list(
    _ name: String, of form: ConfigurationKey.Form, _ summary: String, usual: String, example: String,
    get: @escaping @Sendable (Configuration) -> [String],
    set: @escaping @Sendable (inout Configuration, [ConfigurationKey.Written]) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(
      path: name.split(separator: ".").map(String.init), form: form, summary: summary, usual: usual, example: example,
      get: { configuration, _ in get(configuration) }, set: { configuration, _, values in set(&configuration, values) })
  }

  private static func list(
    _ name: String, of form: ConfigurationKey.Form, _ summary: String, usual: String, example: String,
    _ path: WritableKeyPath<Configuration, [String]> & Sendable
  ) -> ConfigurationKey {
    list(
      name, of: form, summary, usual: usual, example: example, get: { $0[keyPath: path] },
      set: { $0[keyPath: path] = $1.map(\.text) })
  }

  private static func list(
    _ name: String, of form: ConfigurationKey.Form, _ summary: String, usual: String, example: String,
    _ path: WritableKeyPath<Configuration, String?> & Sendable
  ) -> ConfigurationKey {
    list(
      name, of: form, summary, usual: usual, example: example, get: { $0[keyPath: path].map { [$0] } ?? [] },
      set: { $0[keyPath: path] = $1.first?.text })
  }

  private static func scenes(
    _ name: String, _ summary: String, example: String,
    _ path: WritableKeyPath<ProjectIdioms, [ProjectIdioms.NamedScene]> & Sendable
  ) -> ConfigurationKey {
    list(
      name, of: .texts("SCENE"), summary, usual: "none", example: example,
      get: { $0.idioms[keyPath: path].map(\.name) },
      set: { $0.idioms[keyPath: path] = $1.map { ProjectIdioms.NamedScene($0.text, at: $0.location) } })
  }

  /// A key below `rules` that each rule has for itself.
  private static func perRule(
    _ name: String, of form: ConfigurationKey.Form, _ summary: String, usual: String, example: String,
    get: @escaping @Sendable (RuleSettings, String) -> [String],
    set: @escaping @Sendable (inout RuleSettings, String, [ConfigurationKey.Written]) -> Void
  ) -> ConfigurationKey {
    let names = name.split(separator: ".").map(String.init)
    return ConfigurationKey(
      path: ["rules"] + (names.count == 1 ? names + [ConfigurationKey.rule] : names), form: form, summary: summary,
      usual: usual, example: example, get: { get($0.rules, $1) }, set: { set(&$0.rules, $1, $2) })
  }
}
