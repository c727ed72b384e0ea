import Foundation
import Testing

/// The schemas that reports and exports are held against.
enum Schemas {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A JSON schema of this folder.
  static func json(_ name: String) throws -> JSONSchema {
    try JSONSchema(
      try String(contentsOf: folder.appendingPathComponent("Schemas/\(name).schema.json"), encoding: .utf8))
  }

  /// The official schema of SARIF, which is not part of this package: `SARIF_SCHEMA` says where it is, or it is beside the
  /// package in `shared/schemas`.
  static let officialSARIF: String? = {
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/schemas/sarif-schema-2.1.0.json")
    let paths: [String?] = [ProcessInfo.processInfo.environment["SARIF_SCHEMA"], beside.path]
    return paths.compactMap { $0 }.first { FileManager.default.isReadableFile(atPath: $0) }
  }()

  /// The tool of libxml2 that knows RELAX NG.
  static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What libxml2 says about a document and a grammar of this folder.
  static func complaints(about document: String, _ grammar: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(document.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(xmllint))
    process.arguments = [
      "--noout", "--nonet", "--relaxng", folder.appendingPathComponent("Schemas/\(grammar).rng").path, file.path,
    ]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let text = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let isValid = process.terminationStatus == 0 && text == "\(file.path) validates\n"
    return isValid ? "" : text
  }
}
