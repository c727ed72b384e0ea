import NavigationModel

/// A snapshot as text: for each scene a line that says what it is, and below it one for each thing that starts, is shown or
/// is left there. Lines are sorted, and each says everything, so that changes merge.
public enum SnapshotText {
  /// The form that is written.
  public static let version = "1"

  static let title = "# seguegraph snapshot "

  /// What stands behind the scene of a line, in the order of lines.
  enum Verb: String, CaseIterable {
    case isScene = "is"
    case starts
    case shows = "->"
    case leaves
  }

  /// The word in place of a target that is not known.
  static let nowhere = "nowhere"

  /// Whether a text is a snapshot, of whatever version.
  public static func isSnapshot(_ text: some StringProtocol) -> Bool { text.hasPrefix(title) }

  /// Writes a snapshot.
  public static func text(of snapshot: GraphSnapshot) -> String {
    let names = SnapshotNames(snapshot.scenes)
    var lines: [Line] = []
    for scene in snapshot.scenes {
      // The label stands beside an object id already.
      let phrase = SnapshotPhrase.of(scene, withLabel: scene.objectID == nil)
      lines.append(Line(names.name(of: scene.id), .isScene, phrase))
    }
    for entry in snapshot.entryPoints {
      lines.append(Line(names.name(of: entry.scene), .starts, SnapshotPhrase.of(entry)))
    }
    for transition in snapshot.transitions {
      let target = transition.target.map(names.name) ?? nowhere
      let phrase = SnapshotPhrase.of(transition, withSegue: true)
      lines.append(Line(names.name(of: transition.source), .shows, "\(target) \(phrase)"))
    }
    for exit in snapshot.exits {
      lines.append(Line(names.name(of: exit.scene), .leaves, SnapshotPhrase.of(exit)))
    }
    var text =
      title + version
      + "\n# The navigation of the app. 'seguegraph snapshot' fails where it has changed; with --write it writes this anew.\n"
    var scene: String?
    for line in lines.sorted() {
      if line.scene != scene { text += "\n" }
      scene = line.scene
      text += "\(line.scene) \(line.verb.rawValue) \(line.rest)\n"
    }
    return text
  }

  private struct Line: Comparable {
    var scene: String
    var verb: Verb
    var rest: String

    private var bareScene: Substring.UTF8View { scene.utf8.drop { $0 == UInt8(ascii: "'") } }

    init(_ scene: String, _ verb: Verb, _ rest: String) {
      self.scene = scene
      self.verb = verb
      self.rest = rest
    }

    /// Orders by bytes: texts that look alike to Unicode are still different. A quote in front does not count at first.
    static func < (lhs: Line, rhs: Line) -> Bool {
      if lhs.scene != rhs.scene {
        let (left, right) = (lhs.bareScene, rhs.bareScene)
        if left.elementsEqual(right) { return lhs.scene.utf8.lexicographicallyPrecedes(rhs.scene.utf8) }
        return left.lexicographicallyPrecedes(right)
      }
      if lhs.verb != rhs.verb {
        return Verb.allCases.firstIndex(of: lhs.verb)! < Verb.allCases.firstIndex(of: rhs.verb)!  // All are among them.
      }
      return lhs.rest.utf8.lexicographicallyPrecedes(rhs.rest.utf8)
    }
  }
}
