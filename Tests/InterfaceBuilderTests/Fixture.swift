import Foundation
import InterfaceBuilder
import NavigationModel
import Testing

/// A document of `Fixtures`, read as the product reads it.
struct Fixture {
  /// The folder with the documents.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// What the reader makes of a document.
  var document: InterfaceDocument

  /// Reads the document with a name.
  init(_ name: String) throws {
    document = try InterfaceDocumentReader(path: name).read(Self.bytes(name))
  }

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The object with an id; the first, should there be more.
  func object(_ id: String) throws -> InterfaceObject {
    try #require(document.scenes.lazy.flatMap(\.objects).first { $0.id == id }, "no object '\(id)'")
  }

  /// The connection with an id.
  func connection(_ id: String) throws -> InterfaceConnection {
    let connections = document.scenes.lazy.flatMap(\.objects).flatMap(\.connections)
    return try #require(connections.first { $0.id == id }, "no connection '\(id)'")
  }

  /// The scene whose controller has an id.
  func scene(_ id: String) throws -> InterfaceScene {
    try #require(document.scenes.first { $0.controller?.id == id }, "no scene '\(id)'")
  }
}

extension InterfaceElement {
  /// The attributes as they are written, on one line.
  var line: String { attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
}

extension NavigationModel.SourceLocation {
  /// `line:column`.
  var place: String { "\(line ?? 0):\(column ?? 0)" }
}

extension InterfaceScene {
  /// The object around another one, with their slots, from the inside out: `button/subviews view/view viewController`.
  func path(of id: String) -> String {
    var index = objects.firstIndex { $0.id == id }
    var parts: [String] = []
    while let current = index {
      let object = objects[current]
      parts.append(object.slot.map { "\(object.element)/\($0)" } ?? object.element)
      index = object.parent
    }
    return parts.joined(separator: " ")
  }
}
