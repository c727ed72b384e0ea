import NavigationModel

/// The table of semantics §2.5: what a presentation's delegate is asked, and what its answers do.
public enum AdaptivityTable {
  /// One method of the delegate.
  public struct Method: Sendable {
    /// Its Swift name.
    public var name: String
    /// The version of iOS that brought it.
    public var since: String
    /// The environments in which it is asked; `nil` where the environment does not matter.
    public var environments: [Environment]?
    /// The styles that the documentation lets it return; UIKit was seen to honour others too (contradiction 6 of §13).
    public var allowed: [PresentationStyle]
    /// The row's key in `uikit-semantics.md`.
    public var source: String

    /// Its name up to the parameters.
    public var base: String { String(name.prefix { $0 != "(" }) }
    /// Whether a method of this name, in either language, may be this one: Swift 2 and Objective-C put the first label into
    /// the name (`adaptivePresentationStyleForPresentationController`).
    public func isMeant(by function: String) -> Bool { function.hasPrefix(base) }
  }

  /// What comes of an answer.
  public enum Outcome: Sendable, Equatable {
    /// It stays a popover.
    case popover
    /// It stays a sheet that floats.
    case sheet
    /// What it would be without a delegate.
    case unchanged
    /// What the answered style is there.
    case answered
  }

  /// One answer.
  public struct Answer: Sendable {
    /// The style that is returned; `nil` for any other.
    public var answer: PresentationStyle?
    /// The styles that were asked for; `nil` for any.
    public var requested: [PresentationStyle]?
    /// The generations in which it holds.
    public var generations: [OSGeneration]
    /// What comes of it.
    public var outcome: Outcome
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The method that knows the traits.
  public static let styleForTraits = Method(
    name: "adaptivePresentationStyle(for:traitCollection:)", since: "8.3", environments: Environment.allCases,
    allowed: [.fullScreen, .overFullScreen, .formSheet, .none], source: "§2.5 D A31, O M3")
  /// The older method, for horizontally compact traits alone.
  public static let style = Method(
    name: "adaptivePresentationStyle(for:)", since: "8.0", environments: [.compactRegular, .compactCompact],
    allowed: [.fullScreen, .overFullScreen, .none], source: "§2.5 D A32")
  /// The method that gives something else to present, asked for where something adapts.
  public static let replacement = Method(
    name: "presentationController(_:viewControllerForAdaptivePresentationStyle:)", since: "8.0",
    environments: [.compactRegular, .compactCompact, .regularCompact], allowed: [], source: "§2.5 D A33, O M3")

  /// The methods that may refuse a dismissal, of iOS 13 and of before.
  public static let refusals = [
    Method(name: "presentationControllerShouldDismiss(_:)", since: "13.0", allowed: [], source: "§2.5 D A18"),
    Method(
      name: "popoverPresentationControllerShouldDismissPopover(_:)", since: "8.0", allowed: [], source: "§2.5 D A36"),
  ]

  /// All methods, in the order of the table.
  public static let methods: [Method] = [
    styleForTraits, style, replacement,
    Method(
      name: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", since: "8.3", allowed: [],
      source: "§2.5 D A34"),
    Method(name: "presentationController(_:prepare:)", since: "15.0", allowed: [], source: "§2.5 D A35"),
    refusals[0],
    Method(name: "presentationControllerWillDismiss(_:)", since: "13.0", allowed: [], source: "§2.5 D A18"),
    Method(name: "presentationControllerDidDismiss(_:)", since: "13.0", allowed: [], source: "§2.5 D A18"),
    Method(name: "presentationControllerDidAttemptToDismiss(_:)", since: "13.0", allowed: [], source: "§2.5 D A18"),
    refusals[1],
    Method(
      name: "popoverPresentationControllerDidDismissPopover(_:)", since: "8.0", allowed: [], source: "§2.5 D A36"),
  ]

  /// The answers. The special ones stand before the general ones, and the first that fits counts.
  public static let answers: [Answer] = [
    Answer(
      answer: PresentationStyle.none, requested: [.popover], generations: OSGeneration.allCases, outcome: .popover,
      source: "§2.5 O T12, M3"),
    // Only up to iOS 12 a sheet would have become something else.
    Answer(
      answer: PresentationStyle.none, requested: [.pageSheet, .formSheet], generations: [.upTo12], outcome: .sheet,
      source: "§2.2 D A12, §2.5 D A32"),
    Answer(
      answer: PresentationStyle.none, generations: OSGeneration.allCases, outcome: .unchanged, source: "§2.5 D A31"),
    Answer(generations: OSGeneration.allCases, outcome: .answered, source: "§2.5 D A31, O M3"),
  ]

  /// What an answer makes of a style.
  public static func outcome(
    of answer: PresentationStyle, to requested: PresentationStyle, on generation: OSGeneration
  ) -> Outcome {
    answers.first { row in
      (row.answer == nil || row.answer == answer) && row.requested?.contains(requested) != false
        && row.generations.contains(generation)
    }?.outcome ?? .unchanged
  }
}
