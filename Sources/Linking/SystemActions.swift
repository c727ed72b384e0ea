import NavigationModel

/// Selectors that UIKit and AppKit implement themselves, so that a control wired to one leaves without any code.
enum SystemActions {
  /// How a selector leaves its target; `nil` for every other selector (semantics §7.1, legacy names).
  static func exit(for selector: String) -> ExitKind? { exits[selector] }

  private static let exits: [String: ExitKind] = [
    "dismissModalViewControllerAnimated:": .dismiss, "dismissViewControllerAnimated:completion:": .dismiss,
    "dismissController:": .dismiss, "performClose:": .root,
    "popViewControllerAnimated:": .pop, "popToRootViewControllerAnimated:": .pop,
  ]
}
