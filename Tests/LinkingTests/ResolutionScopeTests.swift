import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// Several apps in one repository stay apart: a name means the storyboard of the target, then of the project, then the nearest.
@Suite struct ResolutionScopeTests {
  private func referring(_ path: String, to name: String = "More") throws -> InterfaceDocument {
    try Storyboard.read(
      path, initial: "home",
      scenes: [
        Storyboard.controller("home", button: #"<segue destination="ref" kind="show" id="z"/>"#),
        #"<viewControllerPlaceholder storyboardName="\#(name)" id="ref"/>"#,
      ])
  }

  private func named(_ path: String) throws -> InterfaceDocument {
    try Storyboard.read(path, initial: "start", scenes: [Storyboard.controller("start")])
  }

  private func target(_ id: String, project: String, _ documents: [String]) -> TargetDescription {
    TargetDescription(target: AppTarget(id: id, name: id, documents: documents), project: project)
  }

  private func target(of path: String, in graph: NavigationGraph) -> String? {
    graph.outgoing(SceneID(document: path, objectID: "home")).first?.target?.rawValue
  }

  @Test func twoTargetsOfOneProject() throws {
    // The nearer storyboard belongs to the other target.
    let graph = Linker(
      documents: [
        try referring("A/Main.storyboard"), try named("B/More.storyboard"), try named("A/More.storyboard"),
      ],
      project: ProjectDescription(targets: [
        target("One", project: "P.xcodeproj", ["A/Main.storyboard", "B/More.storyboard"]),
        target("Two", project: "P.xcodeproj", ["A/More.storyboard"]),
      ])
    ).link()
    #expect(target(of: "A/Main.storyboard", in: graph) == "B/More.storyboard#start")
  }

  @Test func aDocumentOfTwoTargetsTakesTheNearest() throws {
    let graph = Linker(
      documents: [
        try referring("Shared/Main.storyboard"), try named("B/More.storyboard"), try named("Shared/x/More.storyboard"),
      ],
      project: ProjectDescription(targets: [
        target("One", project: "P.xcodeproj", ["Shared/Main.storyboard", "B/More.storyboard"]),
        target("Two", project: "P.xcodeproj", ["Shared/Main.storyboard", "Shared/x/More.storyboard"]),
      ])
    ).link()
    #expect(target(of: "Shared/Main.storyboard", in: graph) == "Shared/x/More.storyboard#start")
  }

  @Test func twoProjects() throws {
    // The reference's own target lacks the name; its project has it in another target, far away.
    let graph = Linker(
      documents: [
        try referring("A/Main.storyboard"), try named("Z/More.storyboard"), try named("A/More.storyboard"),
      ],
      project: ProjectDescription(targets: [
        target("App", project: "P.xcodeproj", ["A/Main.storyboard"]),
        target("Kit", project: "P.xcodeproj", ["Z/More.storyboard"]),
        target("Other", project: "Q.xcodeproj", ["A/More.storyboard"]),
      ])
    ).link()
    #expect(target(of: "A/Main.storyboard", in: graph) == "Z/More.storyboard#start")
  }

  @Test func theNearestFolderWithoutTargets() throws {
    let graph = Linker(documents: [
      try named("Samples/One/UI/More.storyboard"), try named("Samples/Two/UI/More.storyboard"),
      try referring("Samples/One/Main.storyboard"), try referring("Samples/Two/Main.storyboard"),
      try referring("Elsewhere/Main.storyboard"),
    ]).link()
    #expect(target(of: "Samples/One/Main.storyboard", in: graph) == "Samples/One/UI/More.storyboard#start")
    #expect(target(of: "Samples/Two/Main.storyboard", in: graph) == "Samples/Two/UI/More.storyboard#start")
    // As near as each other: the first by path.
    #expect(target(of: "Elsewhere/Main.storyboard", in: graph) == "Samples/One/UI/More.storyboard#start")
  }

  @Test func aStoryboardOfAnotherProjectIsInAnotherBundle() throws {
    let graph = Linker(
      documents: [try referring("A/Main.storyboard"), try named("B/More.storyboard")],
      project: ProjectDescription(targets: [
        target("App", project: "P.xcodeproj", ["A/Main.storyboard"]),
        target("Other", project: "Q.xcodeproj", ["B/More.storyboard"]),
      ])
    ).link()
    #expect(target(of: "A/Main.storyboard", in: graph) == "unresolved:More")
    #expect(graph.issues.map(\.kind) == [.unknownStoryboard(name: "More")])
    #expect(graph.issues.map(\.confidence) == [.possible])
  }

  @Test func deviceVariants() throws {
    let graph = Linker(documents: [
      try referring("Main.storyboard"), try referring("Main~ipad.storyboard"),
      try named("More.storyboard"), try named("More~iPad.storyboard"), try named("Less~ipad.storyboard"),
    ]).link()
    #expect(target(of: "Main.storyboard", in: graph) == "More.storyboard#start")
    #expect(target(of: "Main~ipad.storyboard", in: graph) == "More~iPad.storyboard#start")
    #expect(graph.documents.map(\.name) == ["Less", "Main", "Main", "More", "More"])
  }

  @Test func withoutAVariantOfItsOwnADeviceTakesTheCommonOne() throws {
    let graph = Linker(documents: [
      try referring("A/Main~ipad.storyboard"), try named("More.storyboard"), try named("A/More~iphone.storyboard"),
    ]).link()
    #expect(target(of: "A/Main~ipad.storyboard", in: graph) == "More.storyboard#start")
  }

  @Test func aPhoneNeverLoadsWhatIsForPad() throws {
    let graph = Linker(documents: [
      try referring("Main.storyboard"), try named("More~ipad.storyboard"), try named("More~iphone.storyboard"),
    ]).link()
    #expect(target(of: "Main.storyboard", in: graph) == "More~iphone.storyboard#start")
  }

  @Test func aXibIsNoStoryboard() throws {
    let graph = Linker(documents: [
      try referring("Main.storyboard"), try Storyboard.xib("More.xib", objects: #"<viewController id="start"/>"#),
    ]).link()
    #expect(target(of: "Main.storyboard", in: graph) == "unresolved:More")
    #expect(graph.issues.map(\.kind) == [.unknownStoryboard(name: "More")])
  }
}
