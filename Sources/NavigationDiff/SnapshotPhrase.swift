import NavigationModel

/// What the lines of a snapshot say behind the name of a scene. People read the same words in differences.
enum SnapshotPhrase {
  static func of(_ scene: GraphSnapshot.Scene, withLabel: Bool) -> String {
    var words = [word(scene.kind.rawValue, scene.className)]
    if withLabel { words.append("called \(SnapshotWord.written(scene.label))") }
    if let identifier = scene.storyboardIdentifier { words.append("as \(SnapshotWord.written(identifier))") }
    if let style = scene.presentationStyle { words.append("style \(SnapshotWord.written(style.rawValue))") }
    if scene.isModalInPresentation { words.append("modalInPresentation") }
    if scene.isInitial { words.append("initial") }
    if let document = scene.document { words.append("in \(SnapshotWord.written(document))") }
    return words.joined(separator: " ")
  }

  static func of(_ entry: GraphSnapshot.EntryPoint) -> String {
    var words = [entry.via.rawValue]
    if let target = entry.target { words.append("of \(SnapshotWord.written(target))") }
    if entry.isPossible { words.append("possible") }
    return words.joined(separator: " ")
  }

  /// The words behind the target.
  static func of(_ transition: GraphSnapshot.Transition, withSegue: Bool) -> String {
    var words = [word(transition.kind.rawValue, transition.detail)] + by(transition.trigger)
    if let identifier = transition.identifier { words.append("as \(SnapshotWord.written(identifier))") }
    if transition.isDead { words.append("dead") }
    if transition.isPossible { words.append("possible") }
    if withSegue, let segue = transition.segue { words.append("#\(SnapshotWord.written(segue))") }
    return words.joined(separator: " ")
  }

  static func of(_ exit: GraphSnapshot.Exit) -> String {
    let words = [exit.kind.rawValue] + by(exit.trigger) + (exit.isPossible ? ["possible"] : [])
    return words.joined(separator: " ")
  }

  private static func by(_ trigger: Trigger?) -> [String] {
    guard let trigger else { return [] }
    return ["by \(word(trigger.element, trigger.event))"] + [trigger.label.map(SnapshotWord.quoted)].compactMap(\.self)
  }

  private static func word(_ text: String, _ detail: String?) -> String {
    SnapshotWord.written(text) + (detail.map { "(\(SnapshotWord.written($0)))" } ?? "")
  }
}
