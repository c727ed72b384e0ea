import NavigationModel

/// What there is inside of a presentation.
struct PresentationContent {
  let isPresented: Bool
  /// `isModalInPresentation` on the path that is visible right after presenting.
  let isBlocked: Bool
  private let leaves: Bool
  private let reasons: [String]

  init(of transition: Transition, in situations: Situations, graph: NavigationGraph, presenter: Set<String>) {
    let content = situations.presented(by: transition.id)
    isPresented = !content.isEmpty
    isBlocked = content.contains { index in
      let situation = situations.all[index]
      let isVisibleAtOnce = situation.effect == .present || situation.effect == .contain
      return isVisibleAtOnce && graph[situation.scene]?.presentation.isModalInPresentation == true
    }
    var survey = WayOutSurvey(situations: situations, graph: graph, reasons: presenter)
    survey.visit(transition)
    leaves = survey.leaves
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
