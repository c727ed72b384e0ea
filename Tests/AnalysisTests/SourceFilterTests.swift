import Analysis
import Foundation
import NavigationModel
import ProjectLoading
import Testing

/// Leaving out the source files that cannot matter changes nothing: not the graph, and not the findings.
@Suite struct SourceFilterTests {
  /// The apps below the folder that `SEGUEGRAPH_APPS` names.
  private static let apps: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["SEGUEGRAPH_APPS"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }()

  @Test(.enabled(if: !apps.isEmpty, "SEGUEGRAPH_APPS names no folder with apps"), arguments: apps)
  func losesNothing(app: String) throws {
    let whole = try ProjectLoader(paths: [app], parsesEverything: true).load().graph
    let filtered = try ProjectLoader(paths: [app], parsesEverything: false).load().graph
    let (wholeScenes, filteredScenes) = (Set(whole.scenes), Set(filtered.scenes))
    #expect(wholeScenes.subtracting(filteredScenes).map(\.id.rawValue).sorted() == [])
    #expect(filteredScenes.subtracting(wholeScenes).map(\.id.rawValue).sorted() == [])
    let (wholeTransitions, filteredTransitions) = (Set(whole.transitions), Set(filtered.transitions))
    #expect(wholeTransitions.subtracting(filteredTransitions).map(\.id).sorted() == [])
    #expect(filteredTransitions.subtracting(wholeTransitions).map(\.id).sorted() == [])
    let (wholeExits, filteredExits) = (Set(whole.exits), Set(filtered.exits))
    #expect(wholeExits.subtracting(filteredExits).map { "\($0.scene.rawValue) \($0.location)" }.sorted() == [])
    #expect(filteredExits.subtracting(wholeExits).map { "\($0.scene.rawValue) \($0.location)" }.sorted() == [])
    #expect(Analyzer().findings(in: filtered).map(\.message) == Analyzer().findings(in: whole).map(\.message))
  }
}
