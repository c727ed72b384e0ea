/// All rules, one line each.
public enum RuleCatalogue {
  /// The rules, sorted by id.
  public static let all: [any Rule.Type] = [
    CompactModalWithoutClose.self,
    ConflictingLocalisations.self,
    DanglingConnection.self,
    DuplicateIdentifier.self,
    EmptyContainer.self,
    InvisibleCloseControl.self,
    MissingDismissal.self,
    MissingInitialScene.self,
    MissingPopoverAnchor.self,
    NestedNavigationPush.self,
    PushWithoutNavigationController.self,
    UnknownStoryboard.self,
    UnknownStoryboardIdentifier.self,
    UnreachableScene.self,
  ]

  /// The rule with an id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
