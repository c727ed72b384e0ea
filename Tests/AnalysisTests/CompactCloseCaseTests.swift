import Foundation
import NavigationModel
import ProjectLoading
import Testing

@testable import Analysis

/// Presentations of real apps, judged by hand: whether a user on a phone can close them.
///
/// The checkouts are in the folder that `SEGUEGRAPH_APPS` names, as `owner+name`.
@Suite struct CompactCloseCaseTests {
  /// The list of cases.
  private struct List: Decodable {
    var cases: [Case]
  }

  /// A segue, and what may be said about it.
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    enum Expectation: String, Decodable, Sendable {
      case finding
      case isFine = "ok"
      case staysPopover = "stays-popover"
      case isUnknown = "unknown-accepted"
    }

    var id: String
    var repo: String
    var file: String
    var line: Int
    var presented: String
    var expected: Expectation
    var why: String
    var testDescription: String { "\(id): \(presented), \(expected.rawValue)" }
  }

  /// What the case is about, beside the package.
  private static let list = URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/truth").standardized
    .appending(path: "compact_close_cases.json")

  private static func read() throws -> [Case] {
    try JSONDecoder().decode(List.self, from: Data(contentsOf: list)).cases
  }

  private static let cases = (try? read()) ?? []

  /// Arguments of a test cannot throw: a list that is there and cannot be read is heard of here.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: list.path), "the list of cases is not there"))
  func theListCanBeRead() throws { #expect(try !Self.read().isEmpty) }

  /// The folder of a case's checkout; `nil` where there is none.
  private static func checkout(of item: Case) -> URL? {
    guard let folder = ProcessInfo.processInfo.environment["SEGUEGRAPH_APPS"] else { return nil }
    let checkout = URL(fileURLWithPath: folder).appending(path: item.repo.replacing("/", with: "+"))
    return FileManager.default.fileExists(atPath: checkout.appending(path: item.file).path) ? checkout : nil
  }

  private static let present = cases.filter { checkout(of: $0) != nil }

  @Test(
    .enabled(if: !present.isEmpty, "the list of cases is not there, or SEGUEGRAPH_APPS names no folder with the apps"),
    arguments: present)
  func aUserCanClose(_ item: Case) throws {
    let checkout = try #require(Self.checkout(of: item))
    let file = checkout.appending(path: item.file)
    let project = try Self.project(around: file, in: checkout)
    let graph = try ProjectLoader(paths: [project.path]).load().graph
    let analysis = AnalysisContext(graph: graph, findsWitnesses: false)
    let path = String(file.path.dropFirst(project.path.count + 1))
    let about = analysis.departures.filter { departure in
      departure.transition.location.file == path && departure.transition.location.line == item.line
    }
    // Silence about what was not looked at is no answer.
    try #require(!about.isEmpty, "no presentation at \(path):\(item.line)")
    let findings = [MissingDismissal().findings(in: analysis), CompactModalWithoutClose().findings(in: analysis)]
      .joined().filter { finding in
        about.contains { $0.transition.id == finding.transition || $0.root.id == finding.scene }
      }
    let texts = findings.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }.joined(separator: "\n")
    switch item.expected {
    case .finding: #expect(!findings.isEmpty, "\(item.why)")
    case .isFine, .isUnknown: #expect(findings.allSatisfy { $0.severity == .note }, "\(item.why)\n\(texts)")
    case .staysPopover: #expect(findings.isEmpty, "\(item.why)\n\(texts)")
    }
  }

  /// The nearest folder around a file that holds a project: a checkout may have many.
  private static func project(around file: URL, in checkout: URL) throws -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != checkout.path {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder }
      folder.deleteLastPathComponent()
    }
    return checkout
  }
}
