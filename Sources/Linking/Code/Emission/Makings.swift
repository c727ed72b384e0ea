import NavigationModel

/// Collects which scenes of documents code makes by name, be it in code of which no call was followed.
struct Makings {
  let evaluation: Evaluation
  let reach: CodeReach

  /// What is made.
  var instantiations: Instantiations {
    let identifiers = Set(evaluation.scenes.entries.compactMap(\.identifier))
    var result = Instantiations(namedIdentifiers: evaluation.program.texts.intersection(identifiers))
    for index in evaluation.activations.indices {
      for effect in evaluation.activations[index].effects where effect.kind == .instantiates {
        add(effect, to: &result)
      }
    }
    return result
  }

  private func add(_ effect: Effect, to result: inout Instantiations) {
    for case .scene(let scene) in effect.targets { result.scenes.insert(evaluation.scenes[scene].id) }
    guard effect.targets.isEmpty else { return }
    var documents: [String] = []
    for case .storyboard(let document) in effect.receivers { documents.append(evaluation.scenes.path(of: document)) }
    if effect.text == Effect.initialScene {
      if documents.isEmpty { result.startsAny = true }
    } else {
      result.openDocuments.formUnion(documents)
      if documents.isEmpty { result.isOpen = true }
    }
  }
}
