import NavigationModel
import Testing
import UIKitModel

@testable import Analysis

/// Every row of the tables in `UIKitModel` against the specification as it is written.
@Suite(.enabled(if: Specification.exists, "the specification is not beside the package"))
struct SpecificationTests {
  private func table(_ section: String) throws -> [Specification.Row] {
    let rows = try #require(Specification()).table(section)
    try #require(!rows.isEmpty, "\(section) has no table")
    return rows
  }

  // MARK: §2

  @Test func effectivePresentations() throws {
    var checked = 0
    for row in try table("2.2") where row.count == 6 {
      let style = PresentationStyle(rawValue: row[0])
      let generations = Self.generations(row[5])
      guard PresentationTable.rows.contains(where: { $0.style == style }), !generations.isEmpty else { continue }
      var cells = Array(row[1...4])
      for place in 1..<4 where cells[place].hasPrefix("same") { cells[place] = cells[place - 1] }
      for generation in generations {
        for (environment, cell) in zip(Environment.allCases, cells) {
          #expect(
            PresentationTable.effective(style, in: environment, on: generation) == Self.presentation(cell, style),
            "\(row[0]) \(environment) \(generation)")
          checked += 1
        }
        // The older rows name two sources in one cell, each with its own environments.
        let own = PresentationTable.rows.first { $0.style == style && $0.generations.contains(generation) }
        let missing = Specification.keys(in: row[5]).filter { own?.source.contains($0) != true }
        #expect(missing.filter { $0 != "A12" || style != .currentContext } == [], "\(row[0]) \(generation)")
      }
    }
    #expect(checked == 4 * 3 * 8)
  }

  /// The generations that a cell like `13– D A3` means.
  private static func generations(_ cell: String) -> [OSGeneration] {
    if cell.hasPrefix("≤12") || cell.hasPrefix("8–12") { return [.upTo12] }
    if cell.hasPrefix("13–") { return [.from13To17, .from18] }
    return OSGeneration.allCases
  }

  private static func presentation(_ cell: String, _ style: PresentationStyle) -> EffectivePresentation? {
    if style == .currentContext { return .currentContext }
    if style == .overCurrentContext { return .overContext }
    if cell.hasPrefix("whatever") { return .custom }
    if cell.hasPrefix("full screen, transparent") { return .overFullScreen }
    if cell.contains("full-screen appearance") { return .fullScreenSheet }
    if cell.contains("sheet") || cell.contains("form sheet") { return .sheet }
    if cell.hasPrefix("popover") { return .popover }
    return cell.hasPrefix("full screen") ? .fullScreen : nil
  }

  @Test func presenterAndGestures() throws {
    let subjects: [(String, PresentationBehavior.Subject, [Environment], [OSGeneration], Bool)] = [
      ("full screen", .presentation(.fullScreen), Environment.allCases, OSGeneration.allCases, false),
      ("currentContext", .presentation(.currentContext), Environment.allCases, OSGeneration.allCases, false),
      ("sheet, CR (13+)", .presentation(.sheet), [.compactRegular], [.from13To17, .from18], false),
      ("page/form sheet, RR (13+)", .presentation(.sheet), [.regularRegular], [.from13To17, .from18], false),
      ("page/form sheet, RR (≤12)", .presentation(.sheet), [.regularRegular], [.upTo12], false),
      (
        "sheet style in CC/RC", .presentation(.fullScreenSheet), [.compactCompact, .regularCompact],
        [.from13To17, .from18], false
      ),
      (
        "… with prefersEdgeAttached", .presentation(.fullScreenSheet), [.compactCompact, .regularCompact],
        [.from13To17, .from18], true
      ),
      ("popover", .presentation(.popover), [.regularRegular, .compactRegular], OSGeneration.allCases, false),
      ("overFullScreen", .presentation(.overFullScreen), Environment.allCases, OSGeneration.allCases, false),
      ("custom", .presentation(.custom), Environment.allCases, OSGeneration.allCases, false),
      ("blurOverFullScreen", .blurOverFullScreen, Environment.allCases, OSGeneration.allCases, false),
      ("alert", .alert, Environment.allCases, OSGeneration.allCases, false),
      ("action sheet", .actionSheet, Environment.allCases, OSGeneration.allCases, false),
      ("zoom transition", .zoomTransition, Environment.allCases, [.from18], false),
      ("push", .push, Environment.allCases, [.from18], false),
    ]
    let table = try table("2.3")
    #expect(table.count == subjects.count)
    for (name, subject, environments, generations, isEdgeAttached) in subjects {
      let cells = try #require(table.first { $0[0].hasPrefix(name) }, "\(name)")
      for environment in environments {
        for generation in generations {
          let found = PresentationBehavior.rows.first {
            $0.subject == subject && $0.environments.contains(environment) && $0.generations.contains(generation)
              && $0.isEdgeAttached == isEdgeAttached
          }
          let row = try #require(found, "\(name) \(environment) \(generation)")
          #expect(row.presenter == Self.presenter(cells[1]), "\(name)")
          #expect(row.gestures == Self.gestures(cells[2]), "\(name)")
        }
      }
    }
  }

  private static func presenter(_ cell: String) -> PresentationBehavior.PresenterView {
    if cell.hasPrefix("treated as") || cell.hasPrefix("as its style") { return .notKnown }
    return cell.hasPrefix("yes") || cell.hasPrefix("covered") ? .removed : .kept
  }

  private static func gestures(_ cell: String) -> [DismissGesture] {
    if cell.hasPrefix("none") || cell.hasPrefix("only its actions") { return [] }
    if cell.hasPrefix("only what the code adds") { return [.unknown] }
    let words: [(String, DismissGesture)] = [
      ("swipe down", .swipe), ("swipe works", .swipe), ("tap outside", .outsideTap), ("back button", .backButton),
      ("edge swipe", .edgeSwipe), ("anywhere in the content", .contentSwipe), ("pinch", .pinch),
      ("remote", .remoteButton),
    ]
    return words.filter { cell.contains($0.0) }.map(\.1)
  }

  @Test func adaptivityMethods() throws {
    let names = try table("2.5").map { $0[0] }.joined(separator: " ")
    for method in AdaptivityTable.methods {
      let base = String(method.name.prefix { $0 != "(" })
      // Some stand together in one row, with what they have in common written once.
      let known = ["presentationController", "popoverPresentationController"].contains { prefix in
        base.hasPrefix(prefix) && names.contains("/" + base.dropFirst(prefix.count))
      }
      #expect(known || names.contains(base), "\(base)")
    }
    for row in try table("2.5").prefix(2) {
      let method = AdaptivityTable.methods.first { $0.name == row[0].prefix { $0 != " " } }
      let allowed = row[2].prefix { $0 != ";" }.components(separatedBy: ", ").map(PresentationStyle.init(rawValue:))
      #expect(method?.allowed == allowed, "\(row[0])")
      #expect(row[0].contains("(\(method?.since ?? "?")+)"), "\(row[0])")
    }
  }

  /// Every form of the text sets the `delegate` of a property of the table.
  @Test func delegateWiring() throws {
    let text = try #require(Specification()).text("2.5")
    let forms = try #require(text.components(separatedBy: "\n").first { $0.hasPrefix("- Wiring forms") })
    let properties = forms.components(separatedBy: "?.delegate = ").dropLast().map { form in
      String(form.reversed().prefix { $0.isLetter }.reversed())
    }
    #expect(properties.count == 5)
    #expect(Set(properties).subtracting(DelegateWiring.properties) == [])
    #expect(forms.contains("The property is **weak**") && !DelegateWiring.retainsDelegate)
    let sources = Specification.keys(in: text + (try #require(Specification()).text("2.6")))
    let missing = DelegateWiring.rows.flatMap { Specification.keys(in: $0.source) }.filter { !sources.contains($0) }
    #expect(missing == [])
  }

  @Test func systemControllers() throws {
    var checked: Set<String> = []
    // What an activity shows of its own is no class that anybody presents.
    for row in try table("2.8") where !row[0].hasSuffix("own VC") {
      for known in SystemControllers.rows where Self.names(in: row[0]).contains(known.className) {
        // An action sheet is an alert controller too, and leaves in the same way.
        checked.insert(known.className)
        #expect(known.leaving == Self.leaving(row, known.className), "\(known.className)")
        let missing = Specification.keys(in: row[4]).filter { !known.source.contains($0) }
        #expect(missing.filter { $0 != "T18" } == [], "\(known.className)")
      }
    }
    #expect(Set(SystemControllers.rows.map(\.className)).subtracting(checked) == [])
  }

  /// `MFMailCompose / MFMessageCompose` are two classes whose names go on in the same way.
  private static func names(in cell: String) -> Set<String> {
    let words = cell.split { !$0.isLetter }.map(String.init)
    return Set(words + words.flatMap { [$0 + "ViewController", $0 + "Controller"] })
  }

  private static func leaving(_ row: Specification.Row, _ name: String) -> SystemControllers.Leaving {
    let answer = row[2].lowercased()
    // Two in one row: the browser is a root.
    if name == "UIDocumentBrowserViewController" || answer.hasPrefix("delegate text") || answer.contains("unless") {
      return .depends
    }
    if answer.hasPrefix("no") || answer.hasPrefix("–") && row[3].contains("delegate") { return .byApp }
    if answer.hasPrefix("push or modal") { return .byApp }
    return answer.hasPrefix("done only") ? .depends : .byItself
  }

  // MARK: §3, §4

  @Test func segueKinds() throws {
    let kinds = try table("3.1").map { String($0[0].prefix { $0 != " " }) }
    let touch = TransitionMeaning.rows.filter { $0.source.hasPrefix("§3.1") }.flatMap(\.names)
    #expect(Set(kinds) == Set(touch))
    let meanings = try table("3.4").map { String($0[0].prefix { $0 != " " }) }
    #expect(meanings.contains("sheet") && meanings.contains("modal"))
  }

  @Test func showResolution() throws {
    let places: [(path: [SceneKind], collapsed: Bool)] = [
      ([.navigationController], false), ([.splitViewController, .navigationController], false),
      ([.splitViewController, .navigationController], true), ([.splitViewController], false),
      ([.splitViewController], true), ([.tabBarController], false),
    ]
    let table = try table("4.")
    #expect(table.count == places.count)
    for (row, place) in zip(table, places) {
      for (cell, kind) in [(row[1], TransitionKind.show), (row[2], .showDetail)] {
        let effect = ShowResolution.effect(
          of: kind, path: place.path, source: .viewController, targetIsNavigation: false, collapsed: place.collapsed)
        let text = cell == "same" ? row[1] : cell
        switch effect {
        case .push: #expect(text.contains("push"), "\(row[0])")
        case .column: #expect(text.contains("replaced") || text.contains("installs"), "\(row[0])")
        case .present: #expect(text.contains("modal"), "\(row[0])")
        default: Issue.record("\(row[0]): \(effect.name)")
        }
      }
    }
  }

  // MARK: §5

  @Test func unwindSearch() throws {
    let text = try #require(Specification()).text("5.1")
    let orders: [(String, SceneKind, UnwindSearch.Order)] = [
      ("nav: top of stack first", .navigationController, .lastFirst),
      ("tab: the other tabs", .tabBarController, .asListed),
    ]
    for (words, container, order) in orders {
      #expect(text.contains(words))
      #expect(UnwindSearch.order(of: container) == order, "\(container)")
    }
    for key in UnwindSearch.rows.flatMap({ Specification.keys(in: $0.source) }) {
      #expect(Specification.keys(in: text).contains(key), "\(key)")
    }
  }

  // MARK: §6

  @Test func failures() throws {
    let table = try table("6.5")
    #expect(table.count == FailureRules.rows.count)
    for (row, known) in zip(table, FailureRules.rows) {
      if let text = known.text { #expect((row[1] + row[0]).contains(text), "\(known.trigger)") }
      #expect(Specification.keys(in: row[2]).filter { !known.source.contains($0) } == [], "\(known.trigger)")
    }
  }
}
