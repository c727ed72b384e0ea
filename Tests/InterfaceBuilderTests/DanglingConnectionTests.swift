import InterfaceBuilder
import NavigationModel
import Testing

/// Connections to objects that are not there, and ids that stand twice.
struct DanglingConnectionTests {
  @Test func everyMissingObjectIsListed() throws {
    let document = try Fixture("Dangling.storyboard").document
    let lines = document.danglingConnections.map {
      "\($0.location.place) \($0.element) \($0.id ?? "-") \($0.name ?? "-") \($0.destination) \($0.scene)"
    }
    #expect(
      lines.sorted() == [
        "18:37 action Act-Dg-301 tapped: Mis-Dg-001 0",
        "19:37 segue Seg-Dg-101 lost Mis-Dg-002 0",
        "25:25 outlet Out-Dg-302 label Mis-Dg-003 0",
        "26:25 segue Seg-Dg-102 nowhere  0",
        "27:25 popoverAnchorView Seg-Dg-103 - Mis-Dg-004 0",
        "28:25 popoverAnchorBarButtonItem Seg-Dg-104 - Mis-Dg-005 0",
      ])
  }

  @Test func halfSeguesAreNone() throws {
    let fixture = try Fixture("Dangling.storyboard")
    let controller = try fixture.object("One-Dg-001")
    #expect(
      controller.connections.filter { $0.element == "segue" }.map(\.isSegue) == [false, true, true, false, false])
  }

  @Test func secondObjectWithAnIDIsReported() throws {
    let diagnostics = try Fixture("Dangling.storyboard").document.diagnostics
    #expect(
      diagnostics == [
        Diagnostic(
          severity: .warning,
          message: "the id 'But-Dg-201' stands a second time, on <view>: the first object with an id counts",
          location: NavigationModel.SourceLocation(file: "Dangling.storyboard", line: 39, column: 21))
      ])
  }
}
