import NavigationModel

/// Findings that are known already, so that only others are reported.
///
/// A finding is known again by its rule, file and scene; lines may move, and messages may change.
public struct Baseline: Hashable, Sendable {
  /// A finding that is known.
  public struct Entry: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// The file.
    public var path: String
    /// The scene; empty where the finding is about none.
    public var scene: String
    /// What was said; it only decides which of several findings of one scene is the known one.
    public var message: String
  }

  /// The findings, sorted.
  public let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries.sorted() }

  /// Takes findings for known.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - pathPrefix: What stands before their paths, so that these start where those of the baseline do.
  public init(_ findings: [Finding], pathPrefix: String = "") {
    self.init(entries: findings.map { Entry($0, pathPrefix) })
  }

  /// What is new among findings, and what is known and was not found again.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - pathPrefix: What stands before their paths, so that these start where those of the baseline do.
  public func compared(with findings: [Finding], pathPrefix: String = "") -> (new: [Finding], gone: [Entry]) {
    var known = Dictionary(grouping: entries, by: \.key)
    var open: [Int] = []
    // Those with the same message first: of two findings of one scene, the other one is the new one.
    for (index, finding) in findings.enumerated() {
      let entry = Entry(finding, pathPrefix)
      if let place = known[entry.key]?.firstIndex(of: entry) {
        known[entry.key]?.remove(at: place)
      } else {
        open.append(index)
      }
    }
    var new: [Finding] = []
    for index in open {
      let key = Entry(findings[index], pathPrefix).key
      if known[key]?.isEmpty == false {
        known[key]?.removeFirst()
      } else {
        new.append(findings[index])
      }
    }
    return (new, known.values.joined().sorted())
  }
}

extension Baseline.Entry: Comparable {
  /// What a finding is known again by.
  fileprivate struct Key: Hashable {
    var rule: String
    var path: String
    var scene: String
  }

  fileprivate var key: Key { Key(rule: rule, path: path, scene: scene) }

  fileprivate init(_ finding: Finding, _ prefix: String) {
    let scene = finding.scene.map { $0.isOutsideDocuments ? $0.rawValue : prefix + $0.rawValue }
    self.init(
      rule: finding.rule, path: prefix + finding.location.file, scene: scene ?? "", message: finding.message)
  }

  /// Orders by file, then scene, rule and message: what belongs together stands together.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.path, lhs.scene, lhs.rule, lhs.message) < (rhs.path, rhs.scene, rhs.rule, rhs.message)
  }
}
