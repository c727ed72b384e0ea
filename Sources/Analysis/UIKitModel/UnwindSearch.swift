import NavigationModel

/// What a search for the destination of an unwind segue asks of the controllers of an app.
public protocol UnwindHierarchy {
  /// A controller.
  associatedtype Controller: Hashable, Comparable

  /// The controllers a search goes on to: what holds a controller, what it lies on, or what presents it. Which of them it is
  /// depends on how the user came there.
  func controllersBehind(_ controller: Controller) -> [Controller]
  /// The children that a container holds, in its order.
  func children(of controller: Controller) -> [Controller]
  /// What kind of container a controller is.
  func kind(of controller: Controller) -> SceneKind
  /// Whether a controller has an action; `nil` where its class was not read.
  func responds(_ controller: Controller, to action: String) -> Bool?
}

/// The search of semantics §5.1: where an unwind segue leads.
public enum UnwindSearch {
  /// How a container offers its children.
  public enum Order: String, Sendable {
    /// What was added last is asked first, and the first that has the action is taken.
    case lastFirst
    /// As they are listed, and the first that has the action is taken.
    case asListed
    /// Code puts children in and takes them out, so that any of them may be there.
    case any
  }

  /// One row: a container, and how it offers its children.
  public struct Row: Sendable {
    /// The container; `nil` for those of the app.
    public var container: SceneKind?
    /// The order.
    public var order: Order
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows.
  public static let rows: [Row] = [
    Row(container: .navigationController, order: .lastFirst, source: "§5.1 D A80, O M5"),
    Row(container: .tabBarController, order: .asListed, source: "§5.1 D A80, O M5"),
    Row(container: .splitViewController, order: .asListed, source: "§5.1 D A80"),
    Row(container: nil, order: .any, source: "§5.1 D A80"),
  ]

  /// How a kind of container offers its children.
  public static func order(of container: SceneKind) -> Order {
    (rows.first { $0.container == container } ?? rows.last)?.order ?? .any
  }

  /// What a search found.
  public struct Landing<Controller: Hashable & Comparable>: Equatable {
    /// The destinations: several where the way that the user came decides, or what code put into a container.
    public var targets: [Controller] = []
    /// Whether a class on the way was not read, which may have the action too.
    public var isOpen = false

    /// Nothing yet.
    public init() {}
  }

  /// Searches from the source of an unwind segue, which is never its own destination.
  public static func search<Hierarchy: UnwindHierarchy>(
    from source: Hierarchy.Controller, for action: String, in hierarchy: Hierarchy
  ) -> Landing<Hierarchy.Controller> {
    var search = Search(hierarchy: hierarchy, action: action, seen: [source])
    var pending = [source]
    while !pending.isEmpty {
      var next: [Hierarchy.Controller] = []
      for controller in pending {
        for behind in hierarchy.controllersBehind(controller) where search.seen.insert(behind).inserted {
          let found = search.down(behind)
          search.landing.targets += found
          // On this way the search ends; on others it goes on.
          if found.isEmpty { next.append(behind) }
        }
      }
      pending = next
    }
    search.landing.targets = Array(Set(search.landing.targets)).sorted()
    return search.landing
  }

  private struct Search<Hierarchy: UnwindHierarchy> {
    let hierarchy: Hierarchy
    let action: String
    /// What was asked before; the child that the search comes from is among it.
    var seen: Set<Hierarchy.Controller>
    var landing = Landing<Hierarchy.Controller>()

    /// What has the action: a child, at any depth, before the controller itself.
    mutating func down(_ controller: Hierarchy.Controller) -> [Hierarchy.Controller] {
      let order = UnwindSearch.order(of: hierarchy.kind(of: controller))
      let children = hierarchy.children(of: controller)
      var found: [Hierarchy.Controller] = []
      for child in order == .lastFirst ? children.reversed() : children where seen.insert(child).inserted {
        found += down(child)
        if !found.isEmpty, order != .any { return found }
      }
      guard found.isEmpty else { return found }
      guard let responds = hierarchy.responds(controller, to: action) else {
        landing.isOpen = true
        return []
      }
      return responds ? [controller] : []
    }
  }
}
