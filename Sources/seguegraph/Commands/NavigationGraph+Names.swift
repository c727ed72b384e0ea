import Analysis
import NavigationModel

extension NavigationGraph {
  /// The scenes that somebody means by a name; at least one.
  func scenes(called name: String) throws -> [SceneID] {
    let lookup = SceneLookup(self)
    let scenes = lookup.scenes(called: name)
    guard !scenes.isEmpty else { throw UsageError.unknownScene(name, closest: lookup.closest(to: name)) }
    return scenes.map(\.id)
  }

  /// The kind of transition with a name: a usual one, or one that occurs here.
  func transitionKind(called name: String) throws -> TransitionKind {
    let kind = TransitionKind(rawValue: name)
    let usual = TransitionKind.usual.map(\.rawValue)
    if usual.contains(name) || transitions.contains(where: { $0.kind == kind }) { return kind }
    throw UsageError.unknownValue(
      option: RenderOptions.hide.name, value: name, allowed: usual, closest: ClosestMatch.of(name, in: usual))
  }
}

extension TransitionKind {
  /// The kinds that documents and code have without any effort.
  static let usual: [TransitionKind] = [
    .show, .showDetail, .present, .popover, .push, .replace, .custom, .embed, .relationship, .unwind, .root, .child,
    .sheet, .modalWindow, .flow,
  ]
}
