import InterfaceBuilder
import Linking
import NavigationModel
import SourceReading
import Testing

/// Interface Builder's defaults: without a name the same storyboard, without an identifier its initial scene (§9).
@Suite struct StoryboardReferenceTests {
  /// Main, whose home shows a reference; and what else there is.
  private func graph(
    reference attributes: String, unreadable: [String] = [], others: [InterfaceDocument] = []
  ) throws -> NavigationGraph {
    let main = try Storyboard.read(
      "App/Main.storyboard", initial: "home",
      scenes: [
        Storyboard.controller("home", button: #"<segue destination="ref" kind="show" id="z"/>"#),
        Storyboard.controller("help", attributes: #"storyboardIdentifier="Help""#),
        #"<viewControllerPlaceholder \#(attributes) id="ref"/>"#,
      ])
    return Linker(documents: [main] + others, unreadable: unreadable).link()
  }

  private func more(initial: String? = "start") throws -> InterfaceDocument {
    try Storyboard.read(
      "App/More.storyboard", initial: initial,
      scenes: [
        Storyboard.controller("start"),
        Storyboard.controller("about", attributes: #"storyboardIdentifier="About""#),
      ])
  }

  private let home = SceneID(rawValue: "App/Main.storyboard#home")

  @Test(
    arguments: [
      (#"storyboardName="More""#, "App/More.storyboard#start"),
      (#"storyboardName="More" referencedIdentifier="About""#, "App/More.storyboard#about"),
      (#"referencedIdentifier="Help""#, "App/Main.storyboard#help"),
      ("", "App/Main.storyboard#home"),
      (#"storyboardName="" referencedIdentifier="""#, "App/Main.storyboard#home"),
      (#"storyboardName="More" bundleIdentifier="org.example.same""#, "App/More.storyboard#start"),
    ])
  func leadsToTheRealScene(reference: String, target: String) throws {
    let graph = try graph(reference: reference, others: [try more()])
    #expect(graph.transitions.map(\.target) == [SceneID(rawValue: target)])
    #expect(graph.transitions.map(\.confidence) == [.certain])
    #expect(graph.transitions.map(\.writtenDestination) == ["ref"])
    #expect(graph.issues == [])
    #expect(graph.scenes.count == 4)
    #expect(!graph.scenes.contains { $0.kind == .unresolved })
  }

  /// A reference that leads nowhere: what the unresolved scene is called, and what is reported.
  struct Miss: Sendable, CustomTestStringConvertible {
    var reference: String
    var text: String
    var issue: LinkingIssue.Kind?
    var unreadable: [String] = []
    var testDescription: String { reference }
  }

  @Test(
    arguments: [
      Miss(reference: #"storyboardName="Gone""#, text: "Gone", issue: .unknownStoryboard(name: "Gone")),
      Miss(
        reference: #"storyboardName="Gone" referencedIdentifier="a""#, text: "Gone#a",
        issue: .unknownStoryboard(name: "Gone")),
      Miss(
        reference: #"storyboardName="More" referencedIdentifier="start""#, text: "More#start",
        issue: .unknownIdentifier(identifier: "start", storyboard: "App/More.storyboard")),
      Miss(
        reference: #"referencedIdentifier="help""#, text: "Main#help",
        issue: .unknownIdentifier(identifier: "help", storyboard: "App/Main.storyboard")),
      Miss(
        reference: #"storyboardName="More""#, text: "More", issue: .noInitialScene(storyboard: "App/More.storyboard")),
      Miss(reference: #"storyboardName="Kit" bundleIdentifier="org.example.kit""#, text: "org.example.kit#Kit"),
      Miss(
        reference: #"storyboardName="Kit" bundleIdentifier="org.example.kit" referencedIdentifier="a""#,
        text: "org.example.kit#Kit#a"),
      Miss(reference: #"storyboardName="Broken""#, text: "Broken", unreadable: ["Other/en.lproj/Broken.storyboard"]),
    ])
  func leadsNowhere(_ miss: Miss) throws {
    let graph = try graph(
      reference: miss.reference, unreadable: miss.unreadable, others: [try more(initial: nil)])
    let id = SceneID(rawValue: "unresolved:\(miss.text)")
    #expect(graph.transitions.map(\.target) == [id])
    #expect(graph.transitions.map(\.confidence) == [.possible])
    let place = SourceLocation(file: "App/Main.storyboard", line: 10, column: 1)
    #expect(
      graph[id]
        == Scene(
          id: id, kind: .unresolved, label: miss.text, location: place,
          openness: .open("'\(miss.text)' was not found")))
    let issues = miss.issue.map {
      [LinkingIssue(kind: $0, scene: home, transition: "App/Main.storyboard#z", location: place)]
    }
    #expect(graph.issues == issues ?? [])
  }

  @Test func aReferenceIsReportedOnceHoweverManySeguesLeadToIt() throws {
    let main = try Storyboard.read(
      "Main.storyboard",
      scenes: [
        Storyboard.controller("a", button: #"<segue destination="ref" kind="show" id="z1"/>"#),
        Storyboard.controller("b", button: #"<segue destination="ref" kind="show" id="z2"/>"#),
        #"<viewControllerPlaceholder storyboardName="Gone" id="ref"/>"#,
        #"<viewControllerPlaceholder storyboardName="Unused" id="ref2"/>"#,
      ])
    let graph = Linker(documents: [main]).link()
    #expect(graph.issues.map(\.kind) == [.unknownStoryboard(name: "Gone")])
    #expect(graph.issues.map(\.transition) == ["Main.storyboard#z1"])
    #expect(graph.transitions.map(\.target) == [.unresolved("Gone"), .unresolved("Gone")])
    #expect(graph.scenes.map(\.id.rawValue) == ["Main.storyboard#a", "Main.storyboard#b", "unresolved:Gone"])
  }

  @Test func macOSAndWatchReferences() throws {
    let mac = try Storyboard.read(
      "Mac.storyboard", Storyboard.macOS,
      scenes: [
        #"<windowController id="window"><connections><segue destination="ref" kind="relationship" "#
          + #"relationship="window.shadowedContentViewController" id="r"/></connections></windowController>"#,
        #"<controllerPlaceholder storyboardName="Watch" referencedIdentifier="page" id="ref"/>"#,
      ])
    let watch = try Storyboard.read(
      "Watch.storyboard", Storyboard.watchOS, scenes: [#"<controller identifier="page" id="p"/>"#])
    let graph = Linker(documents: [mac, watch]).link()
    #expect(graph.transitions.map(\.target?.rawValue) == ["Watch.storyboard#p"])
    #expect(graph.issues == [])
  }

  /// A controller whose own xib could not be read may have any control.
  @Test(arguments: [("Settings", true), ("SettingsController", true), ("SettingsView", false)])
  func aClassWhoseXibWasNotRead(xib: String, isOpen: Bool) throws {
    let window = try Storyboard.xib(
      "App/MainWindow.xib", objects: #"<viewController id="a" customClass="SettingsController"/>"#)
    let code = SwiftReader(path: "App/Settings.swift").read(Array("class SettingsController: UIViewController {}".utf8))
    let graph = Linker(documents: [window], sources: [code], unreadable: ["App/\(xib).xib"]).link()
    let scene = graph.scenes.first { $0.className == "SettingsController" }
    #expect((scene?.openness == .open("\(xib).xib was not read")) == isOpen)
  }
}
