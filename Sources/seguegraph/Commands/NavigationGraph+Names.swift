import Analysis
import NavigationModel

extension NavigationGraph {
  /// The scenes that somebody means by a name: the one with this id, else all that are called so in any other way.
  ///
  /// Case counts only where a name would fit otherwise.
  func scenes(called name: String) throws -> [SceneID] {
    if self[SceneID(rawValue: name)] != nil { return [SceneID(rawValue: name)] }
    let exact = scenes.filter { $0.names.contains(name) }
    if !exact.isEmpty { return exact.map(\.id) }
    let folded = name.lowercased()
    let similar = scenes.filter { $0.names.contains { $0.lowercased() == folded } }
    if !similar.isEmpty { return similar.map(\.id) }
    let candidates = scenes.flatMap { $0.names + [$0.id.rawValue] }
    throw UsageError.unknownScene(name, closest: ClosestMatch.of(name, in: candidates))
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

extension Scene {
  /// What people call it, apart from its id.
  fileprivate var names: [String] { [objectID, className, storyboardIdentifier, title, label].compactMap { $0 } }
}

extension TransitionKind {
  /// The kinds that documents and code have without any effort.
  fileprivate static let usual: [TransitionKind] = [
    .show, .showDetail, .present, .popover, .push, .replace, .custom, .embed, .relationship, .unwind, .root, .child,
    .sheet, .modalWindow, .flow,
  ]
}
