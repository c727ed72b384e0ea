import NavigationModel
import UIKitModel

/// What a presentation becomes in one environment, once its adaptivity delegate was asked (semantics §2.5).
///
/// Where the delegate may answer in several ways, the one counts that is best for the user: nobody knows which it takes.
struct AdaptedPresentation {
  /// What it is on screen.
  let presentation: EffectivePresentation
  /// Whether the delegate adds a control there that leaves it.
  let hasCloseControl: Bool
  /// Whether the delegate puts it into a navigation controller there.
  let hasBar: Bool
  /// What about the delegate is not known there.
  let reasons: [String]

  init(style: PresentationStyle, adaptivity: Adaptivity?, environment: Environment, generation: OSGeneration) {
    let plain = PresentationTable.effective(style, in: environment, on: generation)
    guard let adaptivity, environment != .regularRegular || adaptivity.coversAllEnvironments else {
      presentation = plain
      hasCloseControl = false
      hasBar = false
      reasons = []
      return
    }
    let method = adaptivity.coversAllEnvironments ? AdaptivityTable.styleForTraits : AdaptivityTable.style
    let answers = method.environments?.contains(environment) != false ? adaptivity.styles : []
    let outcomes = answers.map { answer in
      Self.answer(answer, style: style, plain: plain, environment: environment, generation: generation)
    }
    let isLeft = { DismissGesture.of($0, in: environment, on: generation) != .none }
    presentation = outcomes.first(where: isLeft) ?? outcomes.first ?? plain
    // A replacement is asked for only where something adapts.
    let adapts =
      AdaptivityTable.replacement.environments?.contains(environment) == true
      && (outcomes.isEmpty || outcomes.contains { $0 != .popover })
    hasCloseControl = adaptivity.addsCloseControl && adapts
    hasBar = adaptivity.addsBar && adapts
    reasons =
      adaptivity.isOpen ? ["what the adaptivity delegate at \(adaptivity.location) does is not known"] : []
  }

  private static func answer(
    _ answer: PresentationStyle, style: PresentationStyle, plain: EffectivePresentation, environment: Environment,
    generation: OSGeneration
  ) -> EffectivePresentation {
    switch AdaptivityTable.outcome(of: answer, to: style, on: generation) {
    case .popover: .popover
    case .sheet: .sheet
    case .unchanged: plain
    case .answered: PresentationTable.effective(answer, in: environment, on: generation)
    }
  }
}
