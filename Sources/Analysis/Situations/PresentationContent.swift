import NavigationModel

/// What there is inside of a presentation.
struct PresentationContent {
  let isPresented: Bool
  /// `isModalInPresentation` on the path that is visible right after presenting.
  let isBlocked: Bool
  /// Whether another height may give another answer, because controls come and go with the size class.
  let dependsOnHeight: Bool
  private let leaves: Bool
  private let reasons: [String]

  init(
    of transition: Transition, in situations: Situations, graph: NavigationGraph, environment: Environment,
    closeControls: [SceneID: [CloseControl]], presenter: Set<String>
  ) {
    let content = situations.presented(by: transition.id)
    isPresented = !content.isEmpty
    isBlocked = content.contains { index in
      let situation = situations.all[index]
      let isVisibleAtOnce = situation.effect == .present || situation.effect == .contain
      return isVisibleAtOnce && graph[situation.scene]?.presentation.isModalInPresentation == true
    }
    var survey = WayOutSurvey(
      situations: situations, graph: graph, environment: environment, closeControls: closeControls,
      reasons: presenter)
    survey.visit(transition)
    leaves = survey.leaves
    dependsOnHeight = survey.metVariations
    reasons = survey.reasons.sorted()
  }

  func outcome(_ gesture: DismissGesture) -> Departure.Outcome {
    if leaves { return .leaves }
    switch gesture {
    case .swipe, .outsideTap: return .leaves
    case .unknown: return .open(reasons + ["its presentation controller was not read"])
    case .none: return reasons.isEmpty ? .stuck : .open(reasons)
    }
  }
}
