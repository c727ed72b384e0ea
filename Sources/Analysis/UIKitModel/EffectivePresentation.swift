import NavigationModel

/// What a presentation really is on screen, after UIKit adapted the requested style (semantics §2.2).
public enum EffectivePresentation: String, Sendable, Hashable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen
  /// A page or form sheet that floats over the screen.
  case sheet
  /// A sheet style in compact height from iOS 13: looks like full screen, and the swipe does not work.
  case fullScreenSheet
  /// A popover.
  case popover
  /// In the nearest presentation context, in place of what is there.
  case currentContext
  /// Over the nearest presentation context.
  case overContext
  /// Covers the screen and keeps what is below.
  case overFullScreen
  /// Whatever the app's presentation controller does.
  case custom

  /// What a person would call it.
  public var name: String {
    switch self {
    case .fullScreen, .overFullScreen, .fullScreenSheet: "full screen"
    case .sheet: "a sheet"
    case .popover: "a popover"
    case .currentContext, .overContext: "over its context"
    case .custom: "by a presentation controller of the app"
    }
  }
}

/// The table of semantics §2.2: requested style to effective presentation.
public enum PresentationTable {
  /// One row: a style in some generations, and what it becomes in RR, CR, CC and RC.
  public struct Row: Sendable {
    /// The requested style.
    public var style: PresentationStyle
    /// The generations in which the row holds.
    public var generations: [OSGeneration]
    /// What it becomes, in the order RR, CR, CC, RC.
    public var becomes: [EffectivePresentation]
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows. The sheets' "sheet look on big phones" (RC up to iOS 12) is a sheet without a gesture.
  public static let rows: [Row] = [
    Row(.fullScreen, OSGeneration.allCases, [.fullScreen, .fullScreen, .fullScreen, .fullScreen], "§2.2 D A5"),
    Row(.pageSheet, [.upTo12], [.sheet, .fullScreen, .fullScreen, .sheet], "§2.2 D A12, O T1"),
    Row(.pageSheet, from13, [.sheet, .sheet, .fullScreenSheet, .fullScreenSheet], "§2.2 D A3"),
    Row(.formSheet, [.upTo12], [.sheet, .fullScreen, .fullScreen, .sheet], "§2.2 D A12, O T1"),
    Row(.formSheet, from13, [.sheet, .sheet, .fullScreenSheet, .fullScreenSheet], "§2.2 D A4"),
    Row(.popover, [.upTo12], [.popover, .fullScreen, .fullScreen, .sheet], "§2.2 D A6"),
    Row(.popover, from13, [.popover, .sheet, .fullScreenSheet, .fullScreenSheet], "§2.2 D A6"),
    Row(.currentContext, OSGeneration.allCases, everywhere(.currentContext), "§2.2 D A10, O M1"),
    Row(.overCurrentContext, OSGeneration.allCases, everywhere(.overContext), "§2.2 D A11"),
    Row(.overFullScreen, OSGeneration.allCases, everywhere(.overFullScreen), "§2.2 D A13"),
    Row(.custom, OSGeneration.allCases, everywhere(.custom), "§2.2 D A14"),
  ]

  /// What a style becomes; styles without a row are taken for custom ones.
  public static func effective(
    _ style: PresentationStyle, in environment: Environment, on generation: OSGeneration
  ) -> EffectivePresentation {
    let style = style == .automatic ? automatic(on: generation) : style
    guard let row = rows.first(where: { $0.style == style && $0.generations.contains(generation) }),
      let column = Environment.allCases.firstIndex(of: environment)
    else { return .custom }
    return row.becomes[column]
  }

  /// What `automatic`, the default, stands for (semantics §2.1: D A1, A2; contradiction 1 of §13).
  public static func automatic(on generation: OSGeneration) -> PresentationStyle {
    automaticStyles.first { $0.generation == generation }?.style ?? .fullScreen
  }

  /// What the default stands for, one row for each generation.
  public static let automaticStyles: [(generation: OSGeneration, style: PresentationStyle, source: String)] = [
    (.upTo12, .fullScreen, "§2.1 D A1"),
    (.from13To17, .pageSheet, "§2.1 D A2"),
    (.from18, .formSheet, "§2.1 D A2"),
  ]

  private static let from13: [OSGeneration] = [.from13To17, .from18]

  private static func everywhere(_ presentation: EffectivePresentation) -> [EffectivePresentation] {
    Environment.allCases.map { _ in presentation }
  }
}

extension PresentationTable.Row {
  fileprivate init(
    _ style: PresentationStyle, _ generations: [OSGeneration], _ becomes: [EffectivePresentation], _ source: String
  ) {
    self.init(style: style, generations: generations, becomes: becomes, source: source)
  }
}
