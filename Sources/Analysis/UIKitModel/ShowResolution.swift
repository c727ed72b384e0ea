import NavigationModel

/// The table of semantics §4: which container takes a `show`, and what it does with it.
public enum ShowResolution {
  /// What the container that takes it does.
  public enum Outcome: String, Sendable {
    /// Pushes.
    case push
    /// Shows it in a column.
    case column
    /// Nobody takes it: it is presented.
    case modal
    /// The primary column is sent `show` itself: a push if it is a navigation controller, else a modal.
    case primaryShows
  }

  /// One row: a message, and the nearest container that implements it.
  public struct Row: Sendable {
    /// `shows` or `showsDetail`.
    public var message: TransitionMeaning
    /// The container; `nil` where none of those of the other rows is around.
    public var taker: SceneKind?
    /// Whether the row holds where the width is compact, or where it is regular; `nil` for both.
    public var isCollapsed: Bool?
    /// Whether it holds for navigation controllers that are shown, or for all others; `nil` for both.
    public var showsNavigation: Bool? = nil
    /// What happens.
    public var outcome: Outcome
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows. Containers that stand in none of them (tab bars, pages, plain controllers, for details navigation controllers
  /// too) hand the message on.
  public static let rows: [Row] = [
    Row(
      message: .shows, taker: .navigationController, isCollapsed: nil, showsNavigation: false, outcome: .push,
      source: "§4 D A27, A74, A75"),
    Row(
      message: .shows, taker: .navigationController, isCollapsed: nil, showsNavigation: true, outcome: .modal,
      source: "§6.5 O"),
    Row(message: .shows, taker: .splitViewController, isCollapsed: false, outcome: .column, source: "§4 D A75"),
    Row(message: .shows, taker: .splitViewController, isCollapsed: true, outcome: .modal, source: "§4 D A75"),
    Row(message: .shows, taker: nil, isCollapsed: nil, outcome: .modal, source: "§4 D A72, §13 contradiction 8"),
    Row(
      message: .showsDetail, taker: .splitViewController, isCollapsed: false, outcome: .column,
      source: "§4 D A74, A75, §13 contradiction 9"),
    Row(
      message: .showsDetail, taker: .splitViewController, isCollapsed: true, outcome: .primaryShows,
      source: "§4 D A75"),
    Row(message: .showsDetail, taker: nil, isCollapsed: nil, outcome: .modal, source: "§4 D A74"),
  ]

  private static func takers(of message: TransitionMeaning) -> Set<SceneKind> {
    Set(rows.filter { $0.message == message }.compactMap(\.taker))
  }

  private static let showTakers = takers(of: .shows)
  private static let detailTakers = takers(of: .showsDetail)

  private static func resolve(
    _ message: TransitionMeaning, _ path: [SceneKind], targetIsNavigation: Bool, collapsed: Bool
  ) -> TransitionEffect {
    let takers = message == .shows ? showTakers : detailTakers
    let place = path.lastIndex(where: takers.contains)
    let row = rows.first { row in
      row.message == message && row.taker == place.map { path[$0] } && row.isCollapsed != !collapsed
        && row.showsNavigation != !targetIsNavigation
    }
    guard let row, let place else { return .present }
    switch row.outcome {
    case .push: return .push(onto: place)
    case .column: return .column(of: place)
    case .modal: return .present
    case .primaryShows:
      let primary = place + 1
      return path.indices.contains(primary) && path[primary] == .navigationController
        ? .push(onto: primary) : .present
    }
  }
}

extension ShowResolution {
  /// Resolves a transition.
  ///
  /// - Parameters:
  ///   - kind: The transition's kind.
  ///   - path: The kinds of the containers around the source, outermost first; a host of an embed counts by its own kind.
  ///   - source: The kind of the source itself, which is asked first. A flow object is on no screen, so what becomes of a
  ///     `show` that it sends to a controller nobody knows is open.
  ///   - targetIsNavigation: Whether the target is a navigation controller.
  ///   - collapsed: Whether the width is compact, so that split views show one column.
  ///   - isCode: Whether code says it. Unlike a segue, a push sent to a navigation controller that is not there does
  ///     nothing, and code often acts on another controller than its own.
  ///   - sentTo: The container that code sends it to, where it finds one around the source.
  public static func effect(
    of kind: TransitionKind, path: [SceneKind], source: SceneKind, targetIsNavigation: Bool, collapsed: Bool,
    isCode: Bool = false, sentTo: SceneKind? = nil
  ) -> TransitionEffect {
    let whole = path + [source]
    switch TransitionMeaning.of(kind) {
    case .contains: return .contain
    case .presents: return .present
    case .replacesRoot: return .replaceRoot
    case .calls: return .call
    case .unwinds, .open: return .open
    case .replaces: return replace(whole, isCode: isCode)
    case .pushes:
      let stack = (isCode ? whole : path).lastIndex(of: .navigationController)
      return stack.map { .push(onto: $0) } ?? (isCode ? .open : .throwsWithoutNavigation)
    case .shows, .showsDetail:
      let effect = resolve(
        TransitionMeaning.of(kind), whole, targetIsNavigation: targetIsNavigation, collapsed: collapsed)
      guard effect == .present else { return effect }
      // What is sent to a container that is not there does nothing; code that does so has one somewhere else.
      let isElsewhere = sentTo.map { !whole.contains($0) } ?? false
      return source == .flow || isElsewhere ? .open : effect
    }
  }

  /// A segue of this kind is about a split view; code replaces the contents of the nearest container (§6.1 D A83, §6.2).
  private static func replace(_ path: [SceneKind], isCode: Bool) -> TransitionEffect {
    let takers: [SceneKind] =
      isCode ? [.navigationController, .tabBarController, .splitViewController] : [.splitViewController]
    guard let index = path.lastIndex(where: takers.contains) else { return .open }
    return path[index] == .navigationController ? .push(onto: index) : .column(of: index)
  }
}
