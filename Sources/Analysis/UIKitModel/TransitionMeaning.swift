import NavigationModel

/// The tables of semantics §3.1 and §3.4: what each kind of transition does.
public enum TransitionMeaning: String, Sendable, Equatable {
  /// The target becomes a child.
  case contains
  /// The target is presented.
  case presents
  /// The target is pushed; without a navigation controller a segue throws and code does nothing.
  case pushes
  /// The containers around the source decide (``ShowResolution``).
  case shows
  /// The containers around the source decide, as for details.
  case showsDetail
  /// The target takes the place of what a container holds.
  case replaces
  /// The target becomes the root of the window.
  case replacesRoot
  /// Back to a scene that is there already.
  case unwinds
  /// A flow object is called.
  case calls
  /// Code of the app decides.
  case open

  /// One row.
  public struct Row: Sendable {
    /// The kind.
    public var kind: TransitionKind
    /// The names that Interface Builder has for it, older ones included; none for what only code does.
    public var names: [String]
    /// What it does.
    public var meaning: TransitionMeaning
    /// The row's key in `uikit-semantics.md`.
    public var source: String
  }

  /// The rows.
  public static let rows: [Row] = [
    Row(kind: .relationship, names: ["relationship"], meaning: .contains, source: "§3.1 O C1"),
    Row(kind: .show, names: ["show"], meaning: .shows, source: "§3.1 D A65"),
    Row(kind: .present, names: ["presentation", "modal"], meaning: .presents, source: "§3.1 D A65, O C1"),
    Row(kind: .push, names: ["push"], meaning: .pushes, source: "§3.1 O E1"),
    Row(kind: .unwind, names: ["unwind"], meaning: .unwinds, source: "§3.1 D A66"),
    Row(kind: .embed, names: ["embed"], meaning: .contains, source: "§3.1 O C1, I"),
    Row(kind: .showDetail, names: ["showDetail"], meaning: .showsDetail, source: "§3.1 D A65"),
    Row(kind: .custom, names: ["custom"], meaning: .open, source: "§3.1 D A67, O R1"),
    Row(kind: .popover, names: ["popoverPresentation", "popover"], meaning: .presents, source: "§3.1 D A65, A68"),
    Row(kind: .replace, names: ["replace"], meaning: .replaces, source: "§3.1 O C1"),
    Row(kind: .sheet, names: ["sheet"], meaning: .presents, source: "§3.4 D A70"),
    // `modal` of AppKit, whose meaning is another one.
    Row(kind: .modalWindow, names: [], meaning: .presents, source: "§3.4 D A70"),
    Row(kind: .child, names: [], meaning: .contains, source: "§6.4 D A73"),
    Row(kind: .root, names: [], meaning: .replacesRoot, source: "§8 I"),
    Row(kind: .flow, names: [], meaning: .calls, source: "§12.1 I"),
  ]

  private static let byKind = Dictionary(uniqueKeysWithValues: rows.map { ($0.kind, $0.meaning) })

  /// What a kind does; a kind without a row is decided by something that nobody knows.
  public static func of(_ kind: TransitionKind) -> TransitionMeaning { byKind[kind] ?? .open }
}
