import NavigationModel

/// The system controllers of semantics §2.8 that a storyboard can hold.
public enum SystemControllers {
  /// Those that bring their own close control when they are presented.
  public static let leaveByThemselves: Set<SceneKind> = [SceneKind(rawValue: "avPlayerViewController")]
}
