import Foundation
import PathPatterns
import Testing

@Suite struct PathPatternsTests {
  /// Lists of patterns, one beside the other what git is known to make of them in odd ways.
  private static let lists: [[String]] = [
    ["*.swift"], ["/*.swift"], ["a/*.swift"], ["a/"], ["/a/"], ["b/c"], ["**/c"], ["a/**"], ["a/**/d.swift"],
    ["**/b/**"], ["a*b"], ["?.swift"], ["[a-c].swift"], ["[!a-c].swift"], ["[^a]*"], ["[]a].swift"], ["[[:digit:]]*"],
    ["[a\\]].swift"], ["*.swift", "!d.swift"], ["a/", "!a/b/d.swift"], ["a/*", "!a/b"], ["# comment", "", "c"],
    ["\\#x"], ["\\!x"], ["!a"], ["*", "!*/", "!*.swift"], ["a\\ "], ["a b   "], ["***"], ["a/***/d.swift"], ["**"],
    ["a**/d.swift"], ["**d.swift"], ["/"], ["//"], ["a//b"], ["[a"], ["a\\"], ["*/b"], ["/**/b/c"], ["*a*a*a*b"],
    [" a"],
    ["a/**/"], ["**/"], ["b/**"], ["é*"], ["?.xib"], ["[--0]*"], ["a[/]b"], ["a?b"],
  ]

  private static let files = [
    "a/b/c/d.swift", "a/d.swift", "d.swift", "a.swift", "b/c", "c", "x/c/y", "a/b/e", "b/a/d.swift", "axb", "a b", "a ",
    "#x", "!x", "aaaab", "1.swift", "].swift", "é.xib", "-.swift", " a", "x/b/c", "ab/d.swift", "[a", "a\\", "z/a b/q",
  ]

  @Test(arguments: lists) func agreeWithGit(_ patterns: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in Self.files.enumerated() {
      // A file and a folder cannot have one name, so each file has a folder of its own number when it is asked about.
      let top = folder.appendingPathComponent(String(file.offset))
      let path = top.appendingPathComponent(file.element)
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: path)
      try Data(patterns.map { $0 + "\n" }.joined().utf8).write(to: top.appendingPathComponent(".gitignore"))
    }
    let names = Self.files.enumerated().map { "\($0.offset)/\($0.element)" }
    let ignored = try Self.ignored(names, in: folder)
    let own = PathPatterns(patterns)
    let matched = Self.files.enumerated().filter { own.contain($0.element) }.map { "\($0.offset)/\($0.element)" }
    #expect(matched == ignored)
  }

  /// The files that git ignores.
  private static func ignored(_ names: [String], in folder: URL) throws -> [String] {
    let input = folder.appendingPathComponent("input")
    let output = folder.appendingPathComponent("output")
    try Data(names.map { $0 + "\0" }.joined().utf8).write(to: input)
    try Data().write(to: output)
    for arguments in [["init", "-q"], ["check-ignore", "-z", "--stdin", "--no-index"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path, "-c", "core.quotePath=false"] + arguments
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\0").map(String.init)
  }

  @Test func takesBack() {
    let patterns = PathPatterns(["Pods/", "!Pods/"])
    #expect(patterns.verdict(on: "Pods", isFolder: true) == .takenBack)
    #expect(patterns.verdict(on: "Pods", isFolder: false) == nil)
    #expect(patterns.verdict(on: "Other", isFolder: true) == nil)
  }

  @Test func noPatternTakesLong() {
    let stars = String(repeating: "*a", count: 40) + "b"
    #expect(!PathPatterns([stars]).contain(String(repeating: "a", count: 4000)))
  }
}
