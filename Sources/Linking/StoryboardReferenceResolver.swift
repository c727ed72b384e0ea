import InterfaceBuilder
import NavigationModel

/// Follows storyboard references with Interface Builder's defaults: no name means the same storyboard, no identifier
/// means its initial scene (semantics §9).
struct StoryboardReferenceResolver {
  let scope: DocumentScope

  /// What a reference leads to.
  struct Resolution {
    /// The real scene, or an unresolved one.
    var scene: SceneID
    /// The scene to add where it is not resolved.
    var unresolved: Scene?
    /// What is wrong with it.
    var issue: LinkingIssue.Kind?
    /// Whether that is sure; a storyboard of another project may get into the bundle in ways that were not read.
    var confidence = Confidence.certain
  }

  func resolve(_ placeholder: InterfaceObject, in document: LinkedDocument) -> Resolution {
    let name = placeholder.text("storyboardName")
    let identifier = placeholder.text("referencedIdentifier")
    let bundle = placeholder.text("bundleIdentifier")
    let home = name.map { scope.document(named: $0, from: scope.origin(of: document)) } ?? document
    guard let home else {
      let name = name ?? ""
      let isKnown = bundle != nil || scope.isUnreadable(name)
      return unresolved(
        placeholder, [bundle, name, identifier], in: document,
        issue: isKnown ? nil : .unknownStoryboard(name: name),
        confidence: scope.existsAnywhere(name) ? .possible : .certain)
    }
    if let identifier {
      if let scene = home.scene(identifier: identifier) { return Resolution(scene: scene) }
      return unresolved(
        placeholder, [name ?? home.name.name, identifier], in: document,
        issue: .unknownIdentifier(identifier: identifier, storyboard: home.path))
    }
    if let scene = home.initialScene { return Resolution(scene: scene) }
    return unresolved(
      placeholder, [name ?? home.name.name], in: document, issue: .noInitialScene(storyboard: home.path))
  }

  private func unresolved(
    _ placeholder: InterfaceObject, _ written: [String?], in document: LinkedDocument, issue: LinkingIssue.Kind?,
    confidence: Confidence = .certain
  ) -> Resolution {
    let text = written.compactMap { $0 }.joined(separator: "#")
    let id = SceneID.unresolved(text)
    let scene = Scene(
      id: id, kind: .unresolved, label: text, location: placeholder.location, platform: document.document.platform,
      openness: .open("'\(text)' was not found"))
    return Resolution(scene: id, unresolved: scene, issue: issue, confidence: confidence)
  }
}
