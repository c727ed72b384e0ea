import NavigationModel

extension TransitionKind {
  /// What a segue's `kind` does on a platform (semantics §3.1, §3.4); unknown kinds keep their text.
  init(segueKind: String, platform: Platform) {
    switch segueKind {
    case "presentation": self = .present
    case "modal": self = platform == .macOS ? .modalWindow : .present
    case "popoverPresentation": self = .popover
    default: self.init(rawValue: segueKind)
    }
  }
}
