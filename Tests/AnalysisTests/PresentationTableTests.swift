import Analysis
import NavigationModel
import Testing
import UIKitModel

/// The tables of semantics §2.1 to §2.3, written out.
@Suite struct PresentationTableTests {
  /// A style on one generation, and what it becomes in RR, CR, CC and RC.
  struct Row: Sendable, CustomTestStringConvertible {
    var style: PresentationStyle
    var generation: OSGeneration
    var becomes: [EffectivePresentation]
    var testDescription: String { "\(style.rawValue) \(generation.rawValue)" }

    init(
      _ style: PresentationStyle, _ generation: OSGeneration, _ regularRegular: EffectivePresentation,
      _ compactRegular: EffectivePresentation, _ compactCompact: EffectivePresentation,
      _ regularCompact: EffectivePresentation
    ) {
      self.style = style
      self.generation = generation
      becomes = [regularRegular, compactRegular, compactCompact, regularCompact]
    }
  }

  static let rows: [Row] = [
    Row(.fullScreen, .upTo12, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    Row(.fullScreen, .from13To17, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    Row(.fullScreen, .from18, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    Row(.pageSheet, .upTo12, .sheet, .fullScreen, .fullScreen, .sheet),
    Row(.pageSheet, .from13To17, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.pageSheet, .from18, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.formSheet, .upTo12, .sheet, .fullScreen, .fullScreen, .sheet),
    Row(.formSheet, .from13To17, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.formSheet, .from18, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.popover, .upTo12, .popover, .fullScreen, .fullScreen, .sheet),
    Row(.popover, .from13To17, .popover, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.popover, .from18, .popover, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.currentContext, .upTo12, .currentContext, .currentContext, .currentContext, .currentContext),
    Row(.currentContext, .from13To17, .currentContext, .currentContext, .currentContext, .currentContext),
    Row(.currentContext, .from18, .currentContext, .currentContext, .currentContext, .currentContext),
    Row(.overCurrentContext, .upTo12, .overContext, .overContext, .overContext, .overContext),
    Row(.overCurrentContext, .from13To17, .overContext, .overContext, .overContext, .overContext),
    Row(.overCurrentContext, .from18, .overContext, .overContext, .overContext, .overContext),
    Row(.overFullScreen, .upTo12, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen),
    Row(.overFullScreen, .from13To17, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen),
    Row(.overFullScreen, .from18, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen),
    Row(.custom, .upTo12, .custom, .custom, .custom, .custom),
    Row(.custom, .from13To17, .custom, .custom, .custom, .custom),
    Row(.custom, .from18, .custom, .custom, .custom, .custom),
    // The default: full screen up to 12, a page sheet up to 17, a form sheet since.
    Row(.automatic, .upTo12, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
    Row(.automatic, .from13To17, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    Row(.automatic, .from18, .sheet, .sheet, .fullScreenSheet, .fullScreenSheet),
    // No style of iOS: nothing is known.
    Row(.blurOverFullScreen, .from18, .custom, .custom, .custom, .custom),
    Row(.none, .from13To17, .custom, .custom, .custom, .custom),
    Row(PresentationStyle(rawValue: "future"), .from18, .custom, .custom, .custom, .custom),
  ]

  @Test(arguments: rows) func effectivePresentation(_ row: Row) {
    let environments: [Environment] = [.regularRegular, .compactRegular, .compactCompact, .regularCompact]
    #expect(
      environments.map { PresentationTable.effective(row.style, in: $0, on: row.generation) } == row.becomes)
  }

  @Test func everyStyleHasOneRowForEachGeneration() {
    let styles: [PresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .popover, .currentContext, .overCurrentContext, .overFullScreen, .custom,
    ]
    for style in styles {
      for generation in OSGeneration.allCases {
        let rows = PresentationTable.rows.filter { $0.style == style && $0.generations.contains(generation) }
        #expect(rows.count == 1, "\(style.rawValue) \(generation.rawValue)")
      }
    }
    #expect(Set(PresentationTable.rows.map(\.style)) == Set(styles))
    #expect(PresentationTable.rows.allSatisfy { $0.becomes.count == 4 && $0.source.hasPrefix("§2.2 ") })
  }

  @Test func automatic() {
    #expect(PresentationTable.automatic(on: .upTo12) == .fullScreen)
    #expect(PresentationTable.automatic(on: .from13To17) == .pageSheet)
    #expect(PresentationTable.automatic(on: .from18) == .formSheet)
  }

  @Test(
    arguments: [
      (0, "fullScreen"), (1, "pageSheet"), (2, "formSheet"), (3, "currentContext"), (4, "custom"),
      (5, "overFullScreen"), (6, "overCurrentContext"), (7, "popover"), (8, "blurOverFullScreen"), (-1, "none"),
      (-2, "automatic"), (9, nil), (-3, nil),
    ] as [(Int, String?)])
  func rawValue(_ value: Int, is name: String?) {
    #expect(PresentationStyle(uiKitRawValue: value)?.rawValue == name)
  }

  @Test(
    arguments: [
      (EffectivePresentation.fullScreen, [DismissGesture.none, .none, .none]),
      (.overContext, [.none, .none, .none]),
      (.currentContext, [.none, .none, .none]),
      (.overFullScreen, [.none, .none, .none]),
      (.sheet, [.none, .swipe, .swipe]),
      (.fullScreenSheet, [.none, .none, .none]),
      (.popover, [.outsideTap, .outsideTap, .outsideTap]),
      (.custom, [.unknown, .unknown, .unknown]),
    ])
  func gesture(of presentation: EffectivePresentation, is gestures: [DismissGesture]) {
    let generations: [OSGeneration] = [.upTo12, .from13To17, .from18]
    #expect(generations.map { DismissGesture.of(presentation, in: .compactRegular, on: $0) } == gestures)
  }

  @Test func environments() {
    #expect(Environment.allCases.map(\.rawValue) == ["RR", "CR", "CC", "RC"])
    #expect(Environment.allCases.map(\.hasCompactWidth) == [false, true, true, false])
    #expect(Environment.allCases.map(\.hasCompactHeight) == [false, false, true, true])
    #expect(
      Environment.allCases.map(\.sizeClasses) == [
        .regularRegular, .compactRegular, .compactCompact, .regularCompact,
      ])
    #expect(Environment.allCases.sorted(by: >).map(\.rawValue) == ["RC", "CC", "CR", "RR"])
    #expect(OSGeneration.allCases.map(\.rawValue) == ["<=12", "13-17", "18+"])
  }
}
