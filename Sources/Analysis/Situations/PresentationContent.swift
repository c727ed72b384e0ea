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
      graph[situations.all[index].scene]?.presentation.isModalInPresentation == true
        && Self.isVisibleAtOnce(index, in: situations, graph: graph)
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

  /// Whether a situation is on screen as soon as the presentation is: its root, and down from there the children; of tabs
  /// only the first one.
  private static func isVisibleAtOnce(_ index: Int, in situations: Situations, graph: NavigationGraph) -> Bool {
    let situation = situations.all[index]
    switch situation.effect {
    case .present:
      return true
    case .contain:
      guard let container = situation.cameFrom, isVisibleAtOnce(container, in: situations, graph: graph) else {
        return false
      }
      let parent = situations.all[container].scene
      return graph[parent]?.kind != .tabBarController || graph.children(of: parent).first?.id == situation.via
    default:
      return false
    }
  }
}
