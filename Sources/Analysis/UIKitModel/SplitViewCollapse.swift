/// The table of semantics §6.3: what a split view makes of its columns.
public enum SplitViewCollapse {
  /// A column.
  public enum Column: String, Sendable, CaseIterable {
    /// The list of what there is.
    case primary
    /// Between the two, in the column style.
    case supplementary
    /// The detail.
    case secondary
    /// What stands for all of them where the width is compact, in the column style.
    case compact

    /// The column that Interface Builder means by a relationship; `nil` for relationships of other containers.
    public init?(relationship: String) {
      switch relationship {
      case "masterViewController": self = .primary
      case "supplementaryViewController": self = .supplementary
      case "detailViewController": self = .secondary
      case "compactViewController": self = .compact
      default: return nil
      }
    }

    /// The relationship by which Interface Builder means the column.
    public var relationship: String {
      switch self {
      case .primary: "masterViewController"
      case .supplementary: "supplementaryViewController"
      case .secondary: "detailViewController"
      case .compact: "compactViewController"
      }
    }
  }

  /// What is the case.
  public enum Situation: String, Sendable, CaseIterable {
    /// Regular width.
    case expanded
    /// The width becomes compact, and no delegate has a say.
    case collapses
    /// The same, and the delegate says that it took care of the secondary column.
    case collapsesByDelegate
    /// The width becomes regular again.
    case expands
    /// The column style in compact width, with a controller for that.
    case collapsedWithCompactColumn
    /// The column style in compact width, without one.
    case collapsedColumns
  }

  /// What comes of it.
  public enum Outcome: String, Sendable {
    /// The columns are beside each other; the primary one may have to be called.
    case sideBySide
    /// The secondary column is pushed on the primary one, where that is a navigation controller; else it is dropped.
    case secondaryOnTop
    /// The secondary column is dropped, and the primary one is seen.
    case primaryAlone
    /// The top of the primary column's stack becomes the secondary column.
    case topBecomesSecondary
    /// The compact column is seen and no other.
    case compactAlone
    /// The columns become one stack; a delegate may choose which of them is on top.
    case stacked
  }

  /// One row.
  public struct Row: Sendable {
    /// What is the case.
    public var situation: Situation
    /// Whether it is about split views that have columns by name; `nil` for both styles.
    public var hasColumnStyle: Bool?
    /// What comes of it.
    public var outcome: Outcome
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows, in the order of the table.
  public static let rows: [Row] = [
    Row(situation: .expanded, hasColumnStyle: nil, outcome: .sideBySide, source: "§6.3 D A75"),
    Row(situation: .collapses, hasColumnStyle: false, outcome: .secondaryOnTop, source: "§6.3 D A75"),
    Row(situation: .collapsesByDelegate, hasColumnStyle: false, outcome: .primaryAlone, source: "§6.3 D A75"),
    Row(situation: .expands, hasColumnStyle: false, outcome: .topBecomesSecondary, source: "§6.3 D A75"),
    Row(situation: .collapsedWithCompactColumn, hasColumnStyle: true, outcome: .compactAlone, source: "§6.3 D A76"),
    Row(situation: .collapsedColumns, hasColumnStyle: true, outcome: .stacked, source: "§6.3 D A76"),
  ]

  /// What comes of a situation.
  public static func outcome(of situation: Situation) -> Outcome? { rows.first { $0.situation == situation }?.outcome }

  /// Whether a column can be seen, as far as the width decides it.
  public static func isUsed(_ column: Column, isCollapsed: Bool, hasCompactColumn: Bool) -> Bool {
    let situation: Situation =
      !isCollapsed ? .expanded : hasCompactColumn ? .collapsedWithCompactColumn : .collapsedColumns
    return (column == .compact) == (outcome(of: situation) == .compactAlone)
  }

  /// The restrictions that the table ends with: what must not be put where.
  public enum Restriction: String, Sendable, CaseIterable {
    /// A split view on a navigation stack.
    case splitViewOnStack
    /// A tab bar controller in the primary or supplementary column.
    case tabBarInColumn
  }

  /// The sources of the restrictions.
  public static func source(of restriction: Restriction) -> String {
    switch restriction {
    case .splitViewOnStack: "§6.3 D A75"
    case .tabBarInColumn: "§6.3 D A77"
    }
  }
}
