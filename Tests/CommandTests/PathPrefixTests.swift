import Testing

@testable import seguegraph

@Suite struct PathPrefixTests {
  @Test(arguments: [
    ("/a/b", "/a/b", ""), ("/a", "/a/b/c", "b/c/"), ("/a/b", "/a", "../"), ("/a/b", "/x/y", "../../x/y/"),
    ("/", "/a", "a/"), ("/a", "/", "../"),
  ])
  func leadsFromOneFolderToAnother(present: String, root: String, prefix: String) {
    #expect(PathPrefix.from(present, to: root) == prefix)
  }

  @Test func makesPathsThatCanBeOpenedFromThePresentFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/Empty.storyboard")
    let outcome = try SegueGraphProgram(folder: folder).run("analyze", "app")
    #expect(outcome.messages == "app/Empty.storyboard:1: error: is empty\n")
    #expect(outcome.status == 2)
  }
}
