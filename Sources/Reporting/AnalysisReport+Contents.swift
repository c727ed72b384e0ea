import Analysis
import NavigationModel

extension AnalysisReport {
  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The findings with those that are suppressed, sorted.
  var allFindings: [Finding] { suppressed.isEmpty ? findings : (findings + suppressed).sorted() }

  /// The last line for people: `1 error, 2 notes in 24 scenes and 31 transitions`.
  func summaryLine(_ style: TextStyle = TextStyle(usesColor: false)) -> String {
    let looked = "\(Self.counted(sceneCount, "scene")) and \(Self.counted(transitionCount, "transition"))"
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : style.color(Self.counted(count, severity.rawValue), as: severity)
    }
    let left = suppressed.isEmpty ? "" : " (\(suppressed.count) suppressed)"
    return "\(found.isEmpty ? "No findings" : found.joined(separator: ", "))\(left) in \(looked)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// A place as the repository knows it.
  func inRepository(_ location: SourceLocation) -> SourceLocation {
    var location = location
    location.file = repositoryPrefix + location.file
    return location
  }

  /// The fingerprints of the findings that are not suppressed, in their order, made different where two findings share one.
  var uniqueFingerprints: [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let count = seen[finding.fingerprint, default: 0] + 1
      seen[finding.fingerprint] = count
      return count == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(count)"
    }
  }
}

extension AnalysisReport {
  /// A step with its place in the repository, for plain text.
  func text(of step: WitnessStep) -> String {
    (step.location.map { "\(inRepository($0)): " } ?? "") + step.text
  }
}
