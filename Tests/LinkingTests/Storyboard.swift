import InterfaceBuilder
import Linking
import NavigationModel

/// Documents made of the text of their controllers, read by the real reader.
///
/// Each controller is on lines of its own: the first begins at line 4, and between two there are two lines.
enum Storyboard {
  static let iOS = #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch""#
  static let macOS = #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#
  static let watchOS = #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#
  static let tvOS = #"type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV""#

  static func read(
    _ path: String, initial: String? = nil, _ attributes: String = iOS, scenes: [String]
  ) throws -> InterfaceDocument {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text =
      "<document \(attributes)\(start)>\n<scenes>\n"
      + scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>\n" }.joined() + "</scenes></document>\n"
    return try InterfaceDocumentReader(path: path).read(Array(text.utf8))
  }

  /// A xib with some objects.
  static func xib(_ path: String, objects: String) throws -> InterfaceDocument {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"# + "\n\(objects)\n</objects></document>"
    return try InterfaceDocumentReader(path: path).read(Array(text.utf8))
  }

  /// A plain view controller with some connections.
  static func controller(_ id: String, attributes: String = "", _ connections: String = "") -> String {
    #"<viewController id="\#(id)" \#(attributes)><connections>\#(connections)</connections></viewController>"#
  }

  /// A controller with one button that carries a connection.
  static func controller(_ id: String, attributes: String = "", button connection: String) -> String {
    #"<viewController id="\#(id)" \#(attributes)><view key="view" id="\#(id)-view"><subviews>"#
      + #"<button id="\#(id)-button"><connections>\#(connection)</connections></button></subviews></view></viewController>"#
  }
}
