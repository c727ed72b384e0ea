import Testing
import UIKitModel

@testable import Analysis

/// The table of semantics §6.3, written out once more, and the columns of §2.8 that are about style and restrictions.
@Suite struct SplitViewCollapseTests {
  @Test(
    arguments: [
      (SplitViewCollapse.Situation.expanded, SplitViewCollapse.Outcome.sideBySide), (.collapses, .secondaryOnTop),
      (.collapsesByDelegate, .primaryAlone), (.expands, .topBecomesSecondary),
      (.collapsedWithCompactColumn, .compactAlone), (.collapsedColumns, .stacked),
    ])
  func outcome(of situation: SplitViewCollapse.Situation, is outcome: SplitViewCollapse.Outcome) {
    #expect(SplitViewCollapse.outcome(of: situation) == outcome)
  }

  @Test func everySituationHasOneRow() {
    #expect(SplitViewCollapse.rows.map(\.situation) == SplitViewCollapse.Situation.allCases)
    #expect(SplitViewCollapse.rows.map(\.hasColumnStyle) == [nil, false, false, false, true, true])
    #expect(SplitViewCollapse.rows.allSatisfy { $0.source.hasPrefix("§6.3 D A7") })
    #expect(SplitViewCollapse.Restriction.allCases.map(SplitViewCollapse.source) == ["§6.3 D A75", "§6.3 D A77"])
  }

  @Test func columnsThatAreUsed() {
    func used(isCollapsed: Bool, hasCompactColumn: Bool) -> [SplitViewCollapse.Column] {
      SplitViewCollapse.Column.allCases.filter {
        SplitViewCollapse.isUsed($0, isCollapsed: isCollapsed, hasCompactColumn: hasCompactColumn)
      }
    }
    #expect(used(isCollapsed: false, hasCompactColumn: true) == [.primary, .supplementary, .secondary])
    #expect(used(isCollapsed: false, hasCompactColumn: false) == [.primary, .supplementary, .secondary])
    #expect(used(isCollapsed: true, hasCompactColumn: true) == [.compact])
    #expect(used(isCollapsed: true, hasCompactColumn: false) == [.primary, .supplementary, .secondary])
    let names = [
      "masterViewController", "supplementaryViewController", "detailViewController", "compactViewController",
    ]
    #expect(names.map(SplitViewCollapse.Column.init(relationship:)) == SplitViewCollapse.Column.allCases)
    #expect(SplitViewCollapse.Column(relationship: "viewControllers") == nil)
  }

  /// The keys of the rows are those of the specification, in its order.
  @Test(.enabled(if: Specification.exists, "the folder shared is not beside the package"))
  func followsTheSpecification() throws {
    let rows = try #require(Specification()).table("6.3")
    #expect(
      rows.map { Specification.keys(in: $0[2]) } == [["A75"], ["A75"], ["A75"], ["A75"], ["A76"], ["A75"], ["A77"]])
    let styles = try #require(Specification()).table("2.8").map { $0[1] }
    #expect(styles.filter { $0.contains("needs") || $0.contains("required") || $0.contains("raises") }.count == 3)
  }

  @Test func styles() {
    func classes(_ style: SystemControllers.Style) -> [String] {
      SystemControllers.rows.filter { $0.style == style }.map(\.className)
    }
    #expect(
      classes(.own) == [
        "UIAlertController", "SKStoreProductViewController", "PKPaymentAuthorizationViewController",
        "PKAddPassesViewController", "GKGameCenterViewController", "UISearchController",
        "UIPrintInteractionController", "UIDocumentBrowserViewController",
      ])
    #expect(classes(.popoverOnPad) == ["UIActivityViewController", "UICloudSharingController"])
    #expect(
      classes(.usually(.fullScreen)) == [
        "SFSafariViewController", "UIDocumentInteractionController", "AVPlayerViewController",
        "VNDocumentCameraViewController",
      ])
    #expect(
      classes(.usually(.pageSheet)) == [
        "UIImagePickerController", "PHPickerViewController", "MFMailComposeViewController",
        "MFMessageComposeViewController", "EKEventEditViewController", "CNContactPickerViewController",
        "UIDocumentPickerViewController",
      ])
  }

  @Test func restrictions() {
    let restricted = SystemControllers.rows.filter { !$0.restrictions.isEmpty }
    #expect(
      restricted.map { "\($0.className) \($0.restrictions.map(\.rawValue).joined(separator: ","))" } == [
        "UIAlertController needsAnchor", "UIActivityViewController needsAnchor",
        "EKEventViewController needsNavigation", "CNContactViewController needsNavigation",
        "SFSafariViewController modalOnly", "SKStoreProductViewController neverInside",
        "MPMediaPickerController modalOnly", "UISearchController needsContext",
        "UIDocumentBrowserViewController isRoot",
      ])
  }
}
