import NavigationModel
import Testing

@testable import Diagram

@Suite struct JSONExportTests {
  @Test func writesEveryKey() throws {
    let id = SceneID(rawValue: "Main.storyboard#BYZ")
    let graph = NavigationGraph(
      entryPoints: [
        EntryPoint(scene: id, via: .mainStoryboard, location: SourceLocation(file: "App/Info.plist", line: 12))
      ],
      scenes: [Scene(id: id, kind: .viewController, label: "Home")],
      transitions: [
        Transition(
          id: "Main.storyboard#Zy8", source: id, target: nil, kind: .unwind,
          trigger: Trigger(element: "barButtonItem", label: "Edit"),
          location: SourceLocation(file: "Main.storyboard", line: 88))
      ],
      exits: [Exit(scene: id, kind: .dismiss, location: SourceLocation(file: "A.swift", line: 9, column: 5))],
      diagnostics: [
        Diagnostic(severity: .error, message: "Broken.", location: SourceLocation(file: "B.storyboard"))
      ])
    let json = String(decoding: try JSONExport().export(graph), as: UTF8.self)
    #expect(json == Self.expected)
  }

  @Test func catalogueHasEveryFormat() {
    #expect(GraphExportCatalogue.all.map { $0.name } == ["json", "dot", "mermaid", "graphml", "csv", "csv-scenes"])
  }

  private static let expected = """
    {
      "diagnostics" : [
        {
          "location" : {
            "column" : null,
            "file" : "B.storyboard",
            "line" : null
          },
          "message" : "Broken.",
          "severity" : "error"
        }
      ],
      "entryPoints" : [
        {
          "location" : {
            "column" : null,
            "file" : "App/Info.plist",
            "line" : 12
          },
          "scene" : "Main.storyboard#BYZ",
          "via" : "mainStoryboard"
        }
      ],
      "exits" : [
        {
          "confidence" : "certain",
          "kind" : "dismiss",
          "location" : {
            "column" : 5,
            "file" : "A.swift",
            "line" : 9
          },
          "scene" : "Main.storyboard#BYZ",
          "trigger" : null
        }
      ],
      "generator" : {
        "name" : "seguegraph",
        "version" : "0.1.0"
      },
      "scenes" : [
        {
          "class" : null,
          "id" : "Main.storyboard#BYZ",
          "isInitial" : false,
          "kind" : "viewController",
          "label" : "Home",
          "location" : null,
          "module" : null,
          "objectID" : null,
          "storyboard" : null,
          "storyboardIdentifier" : null,
          "title" : null
        }
      ],
      "schemaVersion" : 1,
      "transitions" : [
        {
          "confidence" : "certain",
          "id" : "Main.storyboard#Zy8",
          "identifier" : null,
          "kind" : "unwind",
          "location" : {
            "column" : null,
            "file" : "Main.storyboard",
            "line" : 88
          },
          "origin" : "interfaceBuilder",
          "presentationStyle" : null,
          "relationship" : null,
          "segueClass" : null,
          "source" : "Main.storyboard#BYZ",
          "target" : null,
          "transitionStyle" : null,
          "trigger" : {
            "element" : "barButtonItem",
            "event" : null,
            "label" : "Edit",
            "objectID" : null
          },
          "unwindAction" : null,
          "via" : null
        }
      ]
    }

    """
}
