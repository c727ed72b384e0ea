/// All rules, one line each.
public enum RuleCatalogue {
  /// The rules, sorted by id.
  public static let all: [any Rule.Type] = [
    CompactModalWithoutClose.self,
    ConflictingLocalisations.self,
    DanglingConnection.self,
    DeadExit.self,
    DeadSegue.self,
    DuplicateIdentifier.self,
    EmptyContainer.self,
    ForwardNavigationLoop.self,
    InvisibleCloseControl.self,
    MissingAction.self,
    MissingCustomClass.self,
    MissingDismissal.self,
    MissingInitialScene.self,
    MissingOutlet.self,
    MissingPopoverAnchor.self,
    NestedNavigationPush.self,
    PresentationNeverShown.self,
    PushWithoutNavigationController.self,
    UndismissedSystemController.self,
    UnknownSegueIdentifier.self,
    UnknownStoryboard.self,
    UnknownStoryboardIdentifier.self,
    UnreachableScene.self,
    UnusedSuppression.self,
    WrongContextExit.self,
  ]

  /// The rule with an id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
