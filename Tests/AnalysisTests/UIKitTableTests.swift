import NavigationModel
import Testing
import UIKitModel

@testable import Analysis

/// The tables of semantics §2.3 to §2.5 and §6.5, written out once more.
@Suite struct UIKitTableTests {
  /// A presentation, and what holds of it in RR, CR, CC and RC: the presenter and the gestures.
  @Test(
    arguments: [
      (EffectivePresentation.fullScreen, OSGeneration.from18, "removed - / removed - / removed - / removed -"),
      (.currentContext, .from18, "removed - / removed - / removed - / removed -"),
      (.overContext, .from18, "kept - / kept - / kept - / kept -"),
      (.overFullScreen, .upTo12, "kept - / kept - / kept - / kept -"),
      (.sheet, .upTo12, "kept - / kept - / kept - / kept -"),
      (
        .sheet, .from13To17,
        "kept swipe,outsideTap / kept swipe / kept swipe,outsideTap / kept swipe,outsideTap"
      ),
      (.fullScreenSheet, .from18, "notKnown - / notKnown - / notKnown - / notKnown -"),
      (.popover, .upTo12, "kept outsideTap / kept outsideTap / kept outsideTap / kept outsideTap"),
      (.custom, .from18, "kept unknown / kept unknown / kept unknown / kept unknown"),
    ])
  func behavior(of presentation: EffectivePresentation, on generation: OSGeneration, is text: String) {
    let found = Environment.allCases.map { environment in
      guard let row = PresentationBehavior.row(of: presentation, in: environment, on: generation) else { return "?" }
      let gestures = row.gestures.map(\.rawValue).joined(separator: ",")
      return "\(row.presenter.rawValue) \(gestures.isEmpty ? "-" : gestures)"
    }
    #expect(found.joined(separator: " / ") == text)
  }

  @Test func anAttachedSheetCanBeSwipedAway() {
    func gesture(_ presentation: EffectivePresentation, _ generation: OSGeneration) -> DismissGesture {
      DismissGesture.of(presentation, in: .compactCompact, on: generation, isEdgeAttached: true)
    }
    #expect(gesture(.fullScreenSheet, .from18) == .swipe)
    #expect(gesture(.fullScreenSheet, .upTo12) == .none)
    #expect(gesture(.fullScreen, .from18) == .none)
    #expect(gesture(.popover, .from18) == .outsideTap)
  }

  /// Every presentation has a row wherever it may be.
  @Test func everyPresentationHasARow() {
    for presentation in Set(PresentationTable.rows.flatMap(\.becomes)) {
      for environment in Environment.allCases {
        for generation in OSGeneration.allCases {
          #expect(PresentationBehavior.row(of: presentation, in: environment, on: generation) != nil)
        }
      }
    }
  }

  /// What is left of swipe, outside tap, an unknown gesture and none, where the scene or its delegate refuses.
  @Test func gate() {
    func left(_ generation: OSGeneration, isRefused: Bool = true) -> [DismissGesture] {
      [.swipe, .outsideTap, .unknown, .none].map {
        DismissGate.remaining($0, isRefused: isRefused, on: generation)
      }
    }
    #expect(left(.upTo12) == [.swipe, .none, .unknown, .none])
    #expect(left(.from13To17) == [.none, .none, .unknown, .none])
    #expect(left(.from18) == [.none, .none, .unknown, .none])
    #expect(left(.from18, isRefused: false) == [.swipe, .outsideTap, .unknown, .none])
    #expect(DismissGate.rows.map(\.refusal) == DismissGate.Refusal.allCases)
    #expect(
      DismissGate.rows.compactMap(\.tells) == Array(repeating: "presentationControllerDidAttemptToDismiss", count: 2))
  }

  @Test(
    arguments: [
      (PresentationStyle.none, PresentationStyle.popover, OSGeneration.from18, AdaptivityTable.Outcome.popover),
      (.none, .popover, .upTo12, .popover), (.none, .formSheet, .upTo12, .sheet), (.none, .pageSheet, .upTo12, .sheet),
      (.none, .formSheet, .from18, .unchanged), (.none, .fullScreen, .upTo12, .unchanged),
      (.none, .automatic, .upTo12, .unchanged), (.none, .automatic, .from18, .unchanged),
      (.fullScreen, .popover, .from18, .answered), (.overFullScreen, .formSheet, .upTo12, .answered),
      (.formSheet, .popover, .from13To17, .answered),
    ])
  func answer(
    _ answer: PresentationStyle, to style: PresentationStyle, on generation: OSGeneration,
    is outcome: AdaptivityTable.Outcome
  ) {
    #expect(AdaptivityTable.outcome(of: answer, to: style, on: generation) == outcome)
  }

  @Test func whenMethodsAreAsked() {
    let asked = [AdaptivityTable.styleForTraits, AdaptivityTable.style, AdaptivityTable.replacement].map { method in
      method.environments?.map(\.rawValue)
    }
    #expect(asked == [["RR", "CR", "CC", "RC"], ["CR", "CC"], ["CR", "CC", "RC"]])
    #expect(AdaptivityTable.methods.count == 11)
    #expect(AdaptivityTable.methods.allSatisfy { $0.source.hasPrefix("§2.5 ") })
  }

  /// What throws is an error of its rule; every rule that a row names is there.
  @Test func failuresAndRules() {
    for row in FailureRules.rows {
      guard let id = row.rule else { continue }
      let rule = RuleCatalogue.rule(id)
      #expect(rule != nil, "\(id)")
      if row.consequence == .throwing { #expect(rule?.description.severity == .error, "\(id)") }
    }
    #expect(FailureRules.rows(of: "presentation_never_shown").count == 2)
    #expect(FailureRules.rows.allSatisfy { $0.source.hasPrefix("§6.5") })
  }

  /// The kinds and what they do.
  @Test func meanings() {
    let kinds: [TransitionKind] = [
      .relationship, .show, .present, .push, .unwind, .embed, .showDetail, .custom, .popover, .replace, .sheet,
      .modalWindow, .child, .root, .flow,
    ]
    #expect(
      kinds.map { TransitionMeaning.of($0).rawValue } == [
        "contains", "shows", "presents", "pushes", "unwinds", "contains", "showsDetail", "open", "presents", "replaces",
        "presents", "presents", "contains", "replacesRoot", "calls",
      ])
    #expect(TransitionMeaning.of(TransitionKind(rawValue: "future")) == .open)
  }
}
