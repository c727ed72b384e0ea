import InterfaceBuilder
import NavigationModel
import ParallelMap
import SourceReading

/// Links what the readers found to one graph: names to scenes, declarations to entry points, language copies to one.
public struct Linker: Sendable {
  /// The documents, in any order.
  public var documents: [InterfaceDocument]
  /// What the source files say, in any order; `nil` where no code was read, so that every class is open.
  public var sources: [SourceFacts]?
  /// The full names of types that are declared in source files whose facts are not among ``sources``, because they
  /// cannot matter for navigation.
  public var otherTypes: Set<String> = []
  /// The paths of documents that could not be read.
  public var unreadable: [String]
  /// What the project files say.
  public var project: ProjectDescription
  /// What the project says of its own ways.
  public var idioms = ProjectIdioms()
  /// What could not be read so far.
  public var diagnostics: [Diagnostic]
  /// How much of the code is told apart; `nil` for what suits its size.
  var limits: ContextLimits?

  /// Makes a linker.
  public init(
    documents: [InterfaceDocument], sources: [SourceFacts]? = nil, unreadable: [String] = [],
    project: ProjectDescription = ProjectDescription(), diagnostics: [Diagnostic] = []
  ) {
    self.documents = documents
    self.sources = sources
    self.unreadable = unreadable
    self.project = project
    self.diagnostics = diagnostics
  }

  /// Links everything.
  public func link() -> NavigationGraph {
    let groups = LocalisedDocuments(documents).groups
    let padDocuments = PadDocuments(project)
    let linked = parallelMap(groups) { group in
      var document = LinkedDocument(group.primary)
      document.isForPadAlone = padDocuments.contains(document)
      return document
    }
    let scope = DocumentScope(documents: linked, project: project, unreadable: unreadable)
    let references = StoryboardReferenceResolver(scope: scope)
    let launchScreens = LaunchScreens(project, documents: linked)
    let results = parallelMap(linked) {
      DocumentLinker(
        $0, references: references, isLaunchScreen: launchScreens.contains($0), idioms: idioms
      ).link()
    }
    let code = code(documents: linked, results: results, scope: scope)
    var entries = EntryPointResolver(
      documents: linked, scenes: code.scenes, scope: scope, launchScreens: launchScreens,
      startedByCode: Set(code.entryPoints.flatMap { scope.origin(ofSource: $0.location.file).targets }),
      shown: shownElsewhere(code.transitions))
    entries.resolve(project)
    let copies = groups.flatMap { group in
      group.copies.compactMap { LocalisationComparison(base: group.primary, copy: $0).issue }
    }
    return NavigationGraph(
      entryPoints: entries.entryPoints + code.entryPoints + idioms.starts(among: code.scenes),
      scenes: code.scenes.map { opened($0, scope) },
      transitions: code.transitions,
      exits: code.exits, documents: results.map(\.document),
      targets: project.targets.map(\.target),
      issues: results.flatMap(\.issues) + entries.issues + copies + code.issues,
      diagnostics: diagnostics + documents.flatMap(\.diagnostics) + code.diagnostics, isCodeRead: sources != nil,
      instantiations: code.instantiations, suppressions: suppressions)
  }

  /// The scenes of documents to which something outside of their document leads.
  private func shownElsewhere(_ transitions: [Transition]) -> Set<SceneID> {
    func document(_ id: SceneID) -> Substring { id.rawValue.prefix { $0 != "#" } }
    return Set(
      transitions.compactMap { transition in
        transition.target.flatMap { document($0) == document(transition.source) ? nil : $0 }
      })
  }

  /// A scene whose own xib could not be read may have any control.
  private func opened(_ scene: Scene, _ scope: DocumentScope) -> Scene {
    guard let name = scene.className, scene.document?.hasSuffix(".storyboard") != true, scene.openness == .closed else {
      return scene
    }
    let names = [name] + (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : [])
    guard let xib = names.first(where: scope.isUnreadable) else { return scene }
    var scene = scene
    scene.openness = .open("\(xib).xib was not read")
    return scene
  }

  private var suppressions: [String: FileSuppressions] {
    let files = documents.map { ($0.path, $0.suppressions) } + (sources ?? []).map { ($0.path, $0.suppressions) }
    return Dictionary(files.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  /// What the documents say, and what the code adds to it.
  private func code(
    documents: [LinkedDocument], results: [DocumentLinker.Result], scope: DocumentScope
  ) -> CodeLinker.Result {
    let scenes = results.flatMap(\.scenes)
    let transitions = results.flatMap(\.transitions)
    let exits = results.flatMap(\.exits)
    guard let sources else { return CodeLinker.Result(scenes: scenes, transitions: transitions, exits: exits) }
    // Calls are followed as deep as they go, and expressions as deep as they are nested.
    return withDeepStack(512 << 20) {
      let linker = CodeLinker(
        sources: sources, documents: documents, results: results, scope: scope, idioms: idioms, limits: limits)
      let checks = linker.checks(otherTypes: otherTypes, modules: Set(project.targets.compactMap(\.target.moduleName)))
      var result = linker.link(scenes, transitions, exits)
      result.issues += documents.flatMap(checks.issues)
      return result
    }
  }
}
