import NavigationModel

/// Follows what `@IBSegueAction` methods make in place of the destination (semantics §3.2).
struct SegueActions {
  private let evaluation: Evaluation

  init(_ emission: CodeEmission) { evaluation = emission.evaluation }

  /// Settles the targets of segues with a creation selector.
  func apply(to transitions: inout [Transition], scenes: inout CodeScenes) {
    for index in transitions.indices {
      guard let selector = transitions[index].creationSelector,
        let source = evaluation.scenes.index(of: transitions[index].source),
        let type = evaluation.scenes[source].type, let made = result(of: selector, in: type)
      else { continue }
      let target = transitions[index].target.flatMap(evaluation.scenes.index(of:))
      let expected = target.flatMap { evaluation.scenes[$0].type }
      let types = made.compactMap(evaluation.type(of:))
      // Where it gives back nothing, UIKit makes the destination as usual.
      if made.isEmpty {
        transitions[index].confidence = .possible
      } else if types.allSatisfy({ type in expected.map { evaluation.program.isType(type, below: $0) } ?? false }) {
        transitions[index].confidence = .certain
      } else if made.count == 1, let value = made.first, let named = scenes.scenes(of: value).first {
        transitions[index].target = named.scene
        transitions[index].confidence = named.confidence
      }
    }
  }

  /// What the method gives back; `nil` where it was not read.
  private func result(of selector: String, in type: TypeID) -> ValueSet? {
    let method = evaluation.program.lineage(type).lazy.compactMap { ancestor in
      evaluation.program[ancestor].selectors[selector]?.first { evaluation.program[$0].facts.hasBody }
    }.first
    guard let method else { return nil }
    let runs = evaluation.activations.filter { $0.code == .function(method) }
    return runs.isEmpty ? nil : runs.reduce(into: ValueSet()) { $0.formUnion($1.result) }
  }
}
