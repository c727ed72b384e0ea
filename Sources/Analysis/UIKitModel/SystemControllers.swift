import NavigationModel

/// The controllers that the system brings along (semantics §2.8).
public enum SystemControllers {
  /// Whether a controller goes away when the user is done with it.
  public enum Leaving: String, Sendable, Hashable {
    /// Its own buttons remove it, without any code of the app.
    case byItself
    /// Only code of the app removes it, in a method of its delegate.
    case byApp
    /// It depends, or the texts do not say.
    case depends
  }

  /// How a controller is presented.
  public enum Style: Hashable, Sendable {
    /// As the app says, and by default as everything else.
    case asAsked
    /// Its own look, whatever the app says.
    case own
    /// A style that is its default.
    case usually(PresentationStyle)
    /// A popover on iPad, a modal elsewhere.
    case popoverOnPad
  }

  /// What must not be done with a controller, or has to be.
  public enum Restriction: String, Sendable {
    /// As a popover it needs something to point at, or it throws (on iPad).
    case needsAnchor
    /// It has to be in a navigation controller.
    case needsNavigation
    /// Neither pushed nor embedded.
    case modalOnly
    /// Neither pushed nor embedded nor in a popover.
    case neverInside
    /// It is the root of an app.
    case isRoot
    /// Its host defines the presentation context.
    case needsContext
  }

  /// One row: a class, and who removes it.
  public struct Row: Sendable {
    /// The class.
    public var className: String
    /// How it is presented.
    public var style = Style.asAsked
    /// What must not be done with it, or has to be.
    public var restrictions: [Restriction] = []
    /// Who removes it.
    public var leaving: Leaving
    /// The methods of its delegate in which the app has to, by their first words.
    public var callbacks: [String]
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows, in the order of the table.
  public static let rows: [Row] = [
    Row("UIAlertController", .byItself, "§2.8 D A23", style: .own, [.needsAnchor]),
    Row(
      "UIActivityViewController", .byItself, "§2.8 D A49, §13 contradiction 12", style: .popoverOnPad, [.needsAnchor]),
    Row(
      "UIImagePickerController", .byApp, ["imagePickerController", "imagePickerControllerDidCancel"],
      "§2.8 D A51, A52", style: .usually(.pageSheet)),
    Row("PHPickerViewController", .byApp, ["picker"], "§2.8 D A53", style: .usually(.pageSheet)),
    Row("MFMailComposeViewController", .byApp, ["mailComposeController"], "§2.8 D A54", style: .usually(.pageSheet)),
    Row(
      "MFMessageComposeViewController", .byApp, ["messageComposeViewController"], "§2.8 D A54",
      style: .usually(.pageSheet)),
    Row("EKEventEditViewController", .byApp, ["eventEditViewController"], "§2.8 D A55", style: .usually(.pageSheet)),
    Row("EKEventViewController", .byApp, ["eventViewController"], "§2.8 I, A55", [.needsNavigation]),
    Row(
      "EKCalendarChooser", .byApp,
      ["calendarChooserDidFinish", "calendarChooserDidCancel", "calendarChooserSelectionDidChange"], "§2.8 D A55"),
    Row("CNContactPickerViewController", .byItself, "§2.8 D A56", style: .usually(.pageSheet)),
    Row("CNContactViewController", .byApp, ["contactViewController"], "§2.8 D A56", [.needsNavigation]),
    Row("UIDocumentPickerViewController", .byItself, "§2.8 D A57, I", style: .usually(.pageSheet)),
    Row("UIColorPickerViewController", .byItself, "§2.8 D A58"),
    Row("UIFontPickerViewController", .byItself, "§2.8 D A58"),
    Row("UICloudSharingController", .byItself, "§2.8 I", style: .popoverOnPad),
    Row("SFSafariViewController", .byItself, "§2.8 D A59", style: .usually(.fullScreen), [.modalOnly]),
    Row("QLPreviewController", .byItself, "§2.8 D A60, I"),
    Row("UIDocumentInteractionController", .byItself, "§2.8 I", style: .usually(.fullScreen)),
    Row("AVPlayerViewController", .byItself, "§2.8 I", style: .usually(.fullScreen)),
    Row(
      "SKStoreProductViewController", .depends, ["productViewControllerDidFinish"], "§2.8 D A61", style: .own,
      [.neverInside]),
    Row(
      "PKPaymentAuthorizationViewController", .byApp, ["paymentAuthorizationViewControllerDidFinish"],
      "§2.8 D A62", style: .own),
    Row("PKAddPassesViewController", .depends, ["addPassesViewControllerDidFinish"], "§2.8 D A62", style: .own),
    Row("GKGameCenterViewController", .byApp, ["gameCenterViewControllerDidFinish"], "§2.8 D A63", style: .own),
    Row("MPMediaPickerController", .byApp, ["mediaPicker", "mediaPickerDidCancel"], "§2.8 D A64", [.modalOnly]),
    Row(
      "VNDocumentCameraViewController", .byApp,
      ["documentCameraViewController", "documentCameraViewControllerDidCancel"], "§2.8 I", style: .usually(.fullScreen)),
    Row(
      "UIVideoEditorController", .byApp, ["videoEditorController", "videoEditorControllerDidCancel"], "§2.8 I"),
    Row("UIReferenceLibraryViewController", .depends, "§2.8 O T17"),
    Row("UISearchController", .byItself, "§2.8 I", style: .own, [.needsContext]),
    Row("UIPrintInteractionController", .byItself, "§2.8 I", style: .own),
    Row("UIDocumentBrowserViewController", .depends, "§2.8 I", style: .own, [.isRoot]),
  ]

  private static let byClass = Dictionary(uniqueKeysWithValues: rows.map { ($0.className, $0) })
  private static let callbacks = Set(rows.flatMap(\.callbacks))

  /// The row of a scene; `nil` for a controller of the app, and for system controllers that the table does not have.
  public static func row(of scene: Scene) -> Row? {
    if scene.kind == SceneKind(rawValue: "avPlayerViewController") { return byClass["AVPlayerViewController"] }
    return scene.kind == .system ? scene.className.flatMap { byClass[$0] } : nil
  }

  /// Whether the system calls a method because the user is done with one of these controllers.
  public static func isCallback(_ event: String?) -> Bool { event.map { callbacks.contains(firstWords($0)) } ?? false }

  /// The method without its further labels: `picker` of `picker(_:didFinishPicking:)` and `picker:didFinishPicking:`.
  public static func firstWords(_ method: String) -> String { String(method.prefix { $0 != "(" && $0 != ":" }) }
}

extension SystemControllers.Row {
  fileprivate init(
    _ className: String, _ leaving: SystemControllers.Leaving, _ callbacks: [String], _ source: String,
    style: SystemControllers.Style = .asAsked, _ restrictions: [SystemControllers.Restriction] = []
  ) {
    self.init(
      className: className, style: style, restrictions: restrictions, leaving: leaving, callbacks: callbacks,
      source: source)
  }

  fileprivate init(
    _ className: String, _ leaving: SystemControllers.Leaving, _ source: String,
    style: SystemControllers.Style = .asAsked, _ restrictions: [SystemControllers.Restriction] = []
  ) {
    self.init(className, leaving, [], source, style: style, restrictions)
  }

  /// Whether nothing that the app asks for changes how it looks.
  public var choosesItsStyle: Bool { style == .own }

  /// The style by which it is presented where the app asks for none.
  public var defaultStyle: PresentationStyle? {
    switch style {
    case .usually(let style): style
    case .popoverOnPad: .popover
    case .asAsked, .own: nil
    }
  }

  /// Whether the system calls a method because the user is done with this controller.
  public func isCallback(_ event: String?) -> Bool {
    event.map { callbacks.contains(SystemControllers.firstWords($0)) } ?? false
  }
}
