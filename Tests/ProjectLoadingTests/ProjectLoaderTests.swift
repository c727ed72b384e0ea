import Foundation
import NavigationModel
import ProjectLoading
import Testing

@Suite struct ProjectLoaderTests {
  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene>
    <objects><viewController id="a"/></objects></scene></scenes></document>
    """

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func refusesAFileOfMoreThan32MegabytesBeforeItReadsIt() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appendingPathComponent("Huge.storyboard").path
    // Sparse: 200 MB of nothing.
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, 200 << 20) == 0)
    try Data(Self.scene.utf8).write(to: root.appendingPathComponent("Main.storyboard"))
    let graph = try ProjectLoader(paths: [root.path]).load().graph
    #expect(graph.scenes.map(\.id.rawValue) == ["Main.storyboard#a"])
    #expect(
      graph.diagnostics == [
        Diagnostic(
          severity: .error, message: "cannot be read: it has 200 MB, and files of up to 32 MB are read",
          location: NavigationModel.SourceLocation(file: "Huge.storyboard"))
      ])
  }

  @Test func givesTheSameGraphWhateverTheOrderOfReading() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(at: root) }
    for number in 0..<60 {
      let text = Self.scene.replacingOccurrences(of: "\"a\"", with: "\"a\(number)\"")
      try Data(text.utf8).write(to: root.appendingPathComponent("S\(number).storyboard"))
    }
    let first = try ProjectLoader(paths: [root.path]).load().graph
    for _ in 0..<5 {
      let again = try ProjectLoader(paths: [root.path]).load().graph
      #expect(again.scenes == first.scenes)
      #expect(again.entryPoints == first.entryPoints)
      #expect(again.documents == first.documents)
    }
  }
}
