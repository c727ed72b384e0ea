import NavigationModel

/// Everything that a graph says, in a form that can be compared.
struct GraphContent: Equatable {
  var entryPoints: [EntryPoint]
  var scenes: [NavigationModel.Scene]
  var transitions: [Transition]
  var exits: [Exit]
  var documents: [Document]
  var targets: [AppTarget]
  var issues: [LinkingIssue]
  var diagnostics: [Diagnostic]
  var isCodeRead: Bool
  var instantiations: Instantiations
  var suppressions: [String: FileSuppressions]

  init(_ graph: NavigationGraph) {
    (entryPoints, scenes, transitions) = (graph.entryPoints, graph.scenes, graph.transitions)
    (exits, documents, targets) = (graph.exits, graph.documents, graph.targets)
    (issues, diagnostics) = (graph.issues, graph.diagnostics)
    (isCodeRead, instantiations, suppressions) = (graph.isCodeRead, graph.instantiations, graph.suppressions)
  }
}
