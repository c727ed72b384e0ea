import Foundation
import NavigationModel
import Testing

@testable import ProjectLoading

/// Source files that nobody should have written: they cost a warning at most, and the rest of the project is read.
@Suite struct BadSourceTests {
  private static let good =
    "class GoodViewController: UIViewController { func f() { present(Other(), animated: true) } }\n"

  /// What is said about a file that lies beside a good one.
  private func diagnostics(_ name: String, _ bytes: [UInt8]) throws -> [Diagnostic] {
    try TemporaryFolder.with { folder in
      try folder.write("Good.swift", Self.good)
      try folder.write(name, Data(bytes))
      let graph = try ProjectLoader(paths: [folder.path]).load().graph
      #expect(graph.diagnostics.allSatisfy { $0.severity == .warning && $0.location.file == name })
      #expect(graph.isCodeRead)
      return graph.diagnostics
    }
  }

  private func diagnostics(_ name: String, _ text: String) throws -> [Diagnostic] {
    try diagnostics(name, Array(text.utf8))
  }

  @Test(arguments: ["Bad.swift", "Bad.m", "Bad.h"])
  func readsWhatIsNoUTF8(name: String) throws {
    let latin =
      Array(Self.good.utf8) + Array("// caf".utf8) + [0xE9, 0x0A] + Array("let a = \"".utf8) + [0xE9, 0xFF, 0x22, 0x0A]
    #expect(try diagnostics(name, latin).count <= 1)
    #expect(try diagnostics(name, (0...255).map { UInt8($0) }).count <= 1)
    #expect(
      try diagnostics(name, [0xFF, 0xFE] + Self.good.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).count <= 1)
  }

  @Test func saysWhereASwiftFileStopsMakingSense() throws {
    #expect(
      try diagnostics("Bad.swift", Self.good + "func half( {\n") == [
        Diagnostic(
          severity: .warning, message: "not everything could be read: ')' is missing here",
          location: NavigationModel.SourceLocation(file: "Bad.swift", line: 2, column: 12))
      ])
  }

  @Test(arguments: ["}", "}}}}", "{{{{", "(((", "]]", "[[["])
  func readsWhatIsNotBalanced(brackets: String) throws {
    #expect(try diagnostics("Bad.swift", brackets + Self.good).count <= 1)
    #expect(try diagnostics("Bad.swift", Self.good + brackets).count <= 1)
    let objectiveC = "@implementation A\n- (void)f { [self dismissViewControllerAnimated:YES]; \(brackets) }\n@end\n"
    #expect(try diagnostics("Bad.m", objectiveC).count == 1)
  }

  @Test(arguments: ["{", "(", "[", "if a {", "[a ", "^{", "a.b(", "!"])
  func readsWhatIsNestedDeeply(opening: String) throws {
    let deep = String(repeating: opening, count: 20_000)
    #expect(try diagnostics("Bad.swift", Self.good + "func f() { " + deep).count <= 1)
    #expect(try diagnostics("Bad.m", "#import <UIKit/UIViewController.h>\nvoid f() { " + deep).count <= 1)
  }

  @Test func readsGeneratedFilesOfManyLines() throws {
    let swift = (0..<50_000).map { "  static let c\($0) = \"UIStoryboard \($0)\"\n" }.joined()
    #expect(try diagnostics("Generated.swift", "enum Generated {\n\(swift)}\n") == [])
    let objectiveC = (0..<50_000).map { "NSString *const kSegue\($0) = @\"segue\($0)\";\n" }.joined()
    #expect(try diagnostics("Generated.m", objectiveC) == [])
  }

  @Test func readsHeadersOfOtherLanguages() throws {
    let header = """
      #pragma once
      namespace engine { template <typename T> class Window : public Base<T> { public: void present(); ~Window(); }; }
      """
    #expect(try diagnostics("Engine.h", header) == [])
  }

  @Test func saysWhatCannotBeOpened() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Good.swift", Self.good)
      try folder.write("Huge.swift")
      #expect(truncate(folder.url("Huge.swift").path, 200 << 20) == 0)
      try folder.link("Gone.m", to: "nowhere")
      #expect(mkfifo(folder.url("Pipe.h").path, 0o600) == 0)
      let graph = try ProjectLoader(paths: [folder.path]).load().graph
      #expect(
        graph.diagnostics.map { "\($0.severity) \($0.location): \($0.message)" } == [
          "warning Gone.m: the file cannot be read: it is a symbolic link to nothing",
          "warning Huge.swift: cannot be read: it has 200 MB, and files of up to 32 MB are read",
          "warning Pipe.h: the file cannot be read: it is not a regular file",
        ])
      #expect(graph.isCodeRead)
    }
  }
}
