import NavigationModel
import UIKitModel

/// Whether a user can leave what one transition presents, in every environment.
public struct Departure: Sendable {
  /// What happens in one environment on one generation of the system.
  public struct Case: Hashable, Sendable {
    /// The size classes.
    public var environment: Environment
    /// The generation.
    public var generation: OSGeneration
    /// What the presentation is there.
    public var presentation: EffectivePresentation
    /// Whether the user gets out.
    public var outcome: Outcome
  }

  /// Whether the user gets out.
  public enum Outcome: Hashable, Sendable {
    /// By a gesture or a control.
    case leaves
    /// Only code that was not read could do it; the texts say which.
    case open([String])
    /// Nothing leads out.
    case stuck
  }

  /// The transition.
  public var transition: Transition
  /// The presented scene.
  public var root: Scene
  /// The style that was asked for.
  public var style: PresentationStyle
  /// All cases, by environment, then generation.
  public var cases: [Case]
  /// The index of a situation of the root in the narrow width, for the witness.
  public var situation: Int
  /// Whether it happens on iPad only, so that compact width means a narrow window.
  public var isForPadAlone: Bool
  /// Whether a gesture exists that the scene itself blocks.
  public var isBlocked: Bool
}
