import Foundation

@testable import ProjectLoading

/// A folder of its own for one test, with the means to fill it.
struct TemporaryFolder {
  let path: String

  /// The name of the folder that is analysed; the temporary folder itself has another one on every run.
  static let name = "Repository"

  /// Runs a test in a new folder and takes it away afterwards.
  static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let outer = FileManager.default.temporaryDirectory.appendingPathComponent("seguegraph-" + UUID().uuidString)
    let inner = outer.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    return try body(TemporaryFolder(path: inner.resolvingSymlinksInPath().path))
  }

  func url(_ relative: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(relative) }

  func write(_ relative: String, _ text: String = "") throws { try write(relative, Data(text.utf8)) }

  func write(_ relative: String, _ data: Data) throws {
    let url = url(relative)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func link(_ relative: String, to target: String) throws {
    let url = url(relative)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// Writes a property list in the XML form.
  func writePropertyList(_ relative: String, _ content: String) throws {
    try write(relative, XMLPropertyListText.document(content))
  }

  /// What the loader makes of the whole folder.
  func layout(_ paths: String...) throws -> ProjectLayout {
    try ProjectLayout.read(paths: paths.isEmpty ? [path] : paths.map { path + "/" + $0 })
  }
}

/// The frame around the content of an XML property list; the content starts at line 5.
enum XMLPropertyListText {
  static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }
}

/// The frame around the objects of a project file; the objects start at line 6.
enum ProjectText {
  static func document(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
    archiveVersion = 1;
    objectVersion = 77;
    objects = {
    \(objects)
    };
    rootObject = PROJECT /* Project object */;
    }

    """
  }
}
