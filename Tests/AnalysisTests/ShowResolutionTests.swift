import NavigationModel
import Testing
import UIKitModel

@testable import Analysis

/// Semantics §4, row by row, and the kinds of §3.1 that it does not speak of.
@Suite struct ShowResolutionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var kind: TransitionKind
    var path: [SceneKind]
    var source: SceneKind = .viewController
    var targetIsNavigation = false
    var sentTo: SceneKind?
    var expanded: TransitionEffect
    var collapsed: TransitionEffect
    var testDescription: String {
      "\(kind.rawValue) in \(path.map(\.rawValue)) from \(source.rawValue)\(targetIsNavigation ? " to a nav" : "")"
    }

    init(
      _ kind: TransitionKind, in path: [SceneKind], from source: SceneKind = .viewController,
      toNavigation: Bool = false, sentTo: SceneKind? = nil,
      _ expanded: TransitionEffect, collapsed: TransitionEffect? = nil
    ) {
      self.kind = kind
      self.path = path
      self.source = source
      targetIsNavigation = toNavigation
      self.sentTo = sentTo
      self.expanded = expanded
      self.collapsed = collapsed ?? expanded
    }
  }

  private static let nav = SceneKind.navigationController
  private static let split = SceneKind.splitViewController
  private static let tabs = SceneKind.tabBarController
  private static let plain = SceneKind.viewController
  private static let pages = SceneKind.pageViewController

  static let rows: [Row] = [
    // Navigation controller, no split above.
    Row(.show, in: [nav], .push(onto: 0)),
    Row(.showDetail, in: [nav], .present),
    Row(.show, in: [tabs, nav], .push(onto: 1)),
    Row(.showDetail, in: [tabs, nav], .present),
    // Navigation controller in a classic split.
    Row(.show, in: [split, nav], .push(onto: 1)),
    Row(.showDetail, in: [split, nav], .column(of: 0), collapsed: .push(onto: 1)),
    Row(.showDetail, in: [tabs, split, nav], .column(of: 1), collapsed: .push(onto: 2)),
    // A direct child of a split.
    Row(.show, in: [split], .column(of: 0), collapsed: .present),
    Row(.showDetail, in: [split], .column(of: 0), collapsed: .present),
    // Tab bar, pages and plain controllers override nothing: on up, else a modal.
    Row(.show, in: [], .present),
    Row(.showDetail, in: [], .present),
    Row(.show, in: [tabs], .present),
    Row(.showDetail, in: [tabs], .present),
    Row(.show, in: [pages], .present),
    Row(.show, in: [plain], .present),
    Row(.show, in: [nav, plain], .push(onto: 0)),
    Row(.show, in: [nav, tabs], .push(onto: 0)),
    Row(.show, in: [nav, pages, plain], .push(onto: 0)),
    Row(.show, in: [split, tabs], .column(of: 0), collapsed: .present),
    Row(.showDetail, in: [split, nav, plain], .column(of: 0), collapsed: .push(onto: 1)),
    // Collapsed, the primary itself gets `show`: a tab bar controller does not know it, whatever its tabs are.
    Row(.showDetail, in: [split, tabs, nav], .column(of: 0), collapsed: .present),
    // The nearest one counts.
    Row(.show, in: [nav, plain, nav], .push(onto: 2)),
    // The source itself is asked first.
    Row(.show, in: [], from: nav, .push(onto: 0)),
    Row(.show, in: [split], from: nav, .push(onto: 1)),
    Row(.show, in: [], from: split, .column(of: 0), collapsed: .present),
    Row(.showDetail, in: [], from: split, .column(of: 0), collapsed: .present),
    Row(.showDetail, in: [split], from: nav, .column(of: 0), collapsed: .push(onto: 1)),
    Row(.show, in: [], from: tabs, .present),
    // §6.5: a navigation controller shown in another is presented; pushed it throws, which is another rule's matter.
    Row(.show, in: [nav], toNavigation: true, .present),
    Row(.show, in: [split, nav], toNavigation: true, .present),
    Row(.show, in: [split], toNavigation: true, .column(of: 0), collapsed: .present),
    // A split may push its own collapsed detail navigation controller.
    Row(.showDetail, in: [split, nav], toNavigation: true, .column(of: 0), collapsed: .push(onto: 1)),
    // §3.1.
    Row(.push, in: [nav], .push(onto: 0)),
    Row(.push, in: [nav, plain], .push(onto: 0)),
    Row(.push, in: [], .throwsWithoutNavigation),
    Row(.push, in: [split], .throwsWithoutNavigation),
    Row(.push, in: [tabs], .throwsWithoutNavigation),
    Row(.replace, in: [split, nav], .column(of: 0)),
    Row(.replace, in: [nav], .open),
    Row(.present, in: [nav], .present),
    Row(.popover, in: [split, nav], .present),
    Row(.sheet, in: [], .present),
    Row(.modalWindow, in: [], .present),
    Row(.embed, in: [nav], .contain),
    Row(.relationship, in: [], .contain),
    Row(.child, in: [], .contain),
    Row(.custom, in: [nav], .open),
    Row(.flow, in: [], .call),
    Row(.root, in: [nav], .replaceRoot),
    Row(TransitionKind(rawValue: "future"), in: [nav], .open),
  ]

  /// What code does elsewhere than a segue would.
  static let codeRows: [Row] = [
    Row(.push, in: [nav, plain], .push(onto: 0)),
    // The controller that is told to push is one itself.
    Row(.push, in: [], from: nav, .push(onto: 0)),
    // `navigationController` is nil: nothing happens, and nobody throws.
    Row(.push, in: [tabs], .open),
    Row(.show, in: [nav], .push(onto: 0)),
    Row(.show, in: [], .present),
    // A flow object shows on some controller that is not known.
    Row(.show, in: [], from: .flow, .open),
    Row(.show, in: [nav], from: .flow, .push(onto: 0)),
    Row(.showDetail, in: [], from: .flow, .open),
    Row(.showDetail, in: [nav], .present),
    // What is sent to a split view that is not there does nothing.
    Row(.showDetail, in: [nav], sentTo: split, .open),
    Row(.showDetail, in: [split, nav], sentTo: split, .column(of: 0), collapsed: .push(onto: 1)),
    Row(.showDetail, in: [split, tabs], .column(of: 0), collapsed: .present),
    Row(.present, in: [], from: .flow, .present),
    // `setViewControllers(_:animated:)` of whatever is nearest.
    Row(.replace, in: [nav], .push(onto: 0)),
    Row(.replace, in: [], from: tabs, .column(of: 0)),
    Row(.replace, in: [split, nav], .push(onto: 1)),
    Row(.replace, in: [], .open),
    Row(.root, in: [tabs, nav], .replaceRoot),
    Row(.flow, in: [nav], .call),
    Row(.custom, in: [nav], .open),
  ]

  @Test(arguments: rows) func effect(_ row: Row) { check(row, isCode: false) }

  @Test(arguments: codeRows) func effectOfCode(_ row: Row) { check(row, isCode: true) }

  private func check(_ row: Row, isCode: Bool) {
    func effect(collapsed: Bool) -> TransitionEffect {
      ShowResolution.effect(
        of: row.kind, path: row.path, source: row.source, targetIsNavigation: row.targetIsNavigation,
        collapsed: collapsed, isCode: isCode, sentTo: row.sentTo)
    }
    #expect(effect(collapsed: false) == row.expanded)
    #expect(effect(collapsed: true) == row.collapsed)
  }
}
