import Foundation
import Testing

/// `seguegraph snapshot`, from writing one to accepting a change.
@Suite struct SnapshotTests {
  private static let document = "Recipes/Recipes/Base.lproj/Main.storyboard"

  /// A copy of an example.
  private func folder(_ app: String = "Recipes") throws -> (TemporaryFolder, SegueGraphProgram) {
    let folder = try TemporaryFolder()
    let example = SegueGraphProgram.package.appendingPathComponent("Examples/\(app)")
    try FileManager.default.copyItem(at: example, to: folder.url.appendingPathComponent(app))
    return (folder, SegueGraphProgram(folder: folder))
  }

  private static let summary = "No changes in 7 scenes and 6 transitions\n"

  @Test func writesAndCompares() throws {
    let (folder, program) = try folder()
    let missing = try program.shell("seguegraph snapshot Recipes")
    #expect(missing.output == "")
    #expect(
      missing.messages
        == "seguegraph: error: the snapshot 'Recipes/.seguegraph-snapshot' does not exist; write it with "
        + "seguegraph snapshot --write Recipes\n")
    #expect(missing.status == 2)

    let written = try program.shell("seguegraph snapshot --write Recipes")
    #expect(written.output == "")
    #expect(
      written.messages
        == "seguegraph: note: 7 scenes and 6 transitions in the snapshot 'Recipes/.seguegraph-snapshot'\n")
    #expect(written.status == 0)
    #expect(!(try folder.read("Recipes/.seguegraph-snapshot")).contains(folder.url.path))
    // It does not matter where the command is called, and it changes nothing.
    for line in [
      "seguegraph snapshot Recipes", "cd Recipes; seguegraph snapshot", "cd Recipes/Recipes; seguegraph snapshot ..",
    ] {
      let same = try program.shell(line)
      #expect(same.output == Self.summary)
      #expect(same.messages == "")
      #expect(same.status == 0)
    }

    // Documents and sources may grow above what they say.
    let old = try folder.read(Self.document)
    let lines = String(repeating: "<!-- moved -->\n", count: 200)
    try folder.write(old.replacing("<!--Photo-->", with: lines + "<!--Photo-->"), to: Self.document)
    let source = "Recipes/Recipes/RecipeListViewController.m"
    try folder.write(String(repeating: "// moved\n", count: 200) + (try folder.read(source)), to: source)
    #expect(try program.shell("seguegraph snapshot Recipes").output == Self.summary)
    let before = try folder.read("Recipes/.seguegraph-snapshot")
    #expect(try program.shell("seguegraph snapshot -q --write Recipes").messages == "")
    #expect(try folder.read("Recipes/.seguegraph-snapshot") == before)

    try folder.write(
      old.replacing("modalPresentationStyle=\"fullScreen\"", with: "modalPresentationStyle=\"pageSheet\""),
      to: Self.document)
    let changed = try program.shell("cd Recipes; seguegraph snapshot")
    #expect(
      changed.output == """
        Transitions
          ~ Photos -> Photo present(pageSheet) by button 'Full Screen'
              was -> Photo present(fullScreen) by button 'Full Screen'
        1 transition changed

        """)
    #expect(
      changed.messages
        == "seguegraph: note: the navigation is no longer that of the snapshot '.seguegraph-snapshot'; to accept it: "
        + "seguegraph snapshot --write\n")
    #expect(changed.status == 1)
    #expect(try program.shell("cd Recipes; seguegraph snapshot --write").status == 0)
    #expect(try program.shell("cd Recipes; seguegraph snapshot").status == 0)
  }

  @Test func theConfigurationNamesTheFile() throws {
    let (folder, program) = try folder()
    try folder.write("snapshot: navigation.txt\n", to: "Recipes/.seguegraph.yml")
    #expect(try program.shell("cd Recipes/Recipes; seguegraph snapshot -q --write ..").status == 0)
    #expect(try folder.names().count == 1)
    #expect(try folder.read("Recipes/navigation.txt").hasPrefix("# seguegraph snapshot 1\n"))
    #expect(try program.shell("seguegraph snapshot Recipes").output == Self.summary)
    let other = try program.shell("seguegraph snapshot Recipes --file 'my own'")
    #expect(
      other.messages
        == "seguegraph: error: the snapshot 'my own' does not exist; write it with seguegraph snapshot --write --file "
        + "'my own' Recipes\n")
    #expect(
      try program.shell("seguegraph snapshot --write --file - Recipes -q").output.hasPrefix("# seguegraph snapshot 1\n")
    )
  }

  /// What is the same in other words is no change, and told.
  @Test func saysWhereAFileHasMoved() throws {
    let (_, program) = try folder()
    _ = try program.shell(
      "rm -r Recipes/Recipes.xcodeproj; seguegraph snapshot --write Recipes; mv Recipes/Recipes Recipes/UI"
    )
    let moved = try program.shell("seguegraph snapshot Recipes")
    #expect(moved.output == Self.summary)
    #expect(
      moved.messages
        == "seguegraph: note: the snapshot 'Recipes/.seguegraph-snapshot' says the same in other words, as after a move of "
        + "files; to renew it: seguegraph snapshot --write Recipes\n")
    #expect(moved.status == 0)
  }

  @Test(arguments: [
    ("hello\n", "'known' is no snapshot; write one with "),
    (
      "# seguegraph snapshot 9\n",
      "the snapshot 'known' is of version '9', and this program knows version 1; write it anew with "
    ),
    ("# seguegraph snapshot 1\nA #a goes\n", "known:2: this is no line of a snapshot; write it anew with "),
    (
      "# seguegraph snapshot 1\nA #a leaves pop\n",
      "known:2: not one line says what the scene 'a' is; write the snapshot anew with "
    ),
    (
      "# seguegraph snapshot 1\nA #a is x in M\nA #a is y in M\n",
      "known:3: a second line says what the scene 'M#a' is; delete one, or write the snapshot anew with "
    ),
    ("# seguegraph snapshot 1\n<<<<<<< HEAD\n", "known:2: a merge was not ended here; write the snapshot anew with "),
  ]) func refusesWhatItCannotUse(text: String, reason: String) throws {
    let (folder, program) = try folder("CleanNotes")
    try folder.write(text, to: "known")
    let outcome = try program.shell("seguegraph snapshot --file known CleanNotes")
    #expect(outcome.output == "")
    #expect(outcome.messages == "seguegraph: error: \(reason)seguegraph snapshot --write --file known CleanNotes\n")
    #expect(outcome.status == 2)
  }

  @Test func staysWholeWhereSomethingCannotBeRead() throws {
    let (folder, program) = try folder()
    _ = try program.shell("seguegraph snapshot --write Recipes")
    let before = try folder.read("Recipes/.seguegraph-snapshot")
    try folder.write("<document>\n<scenes>\n", to: Self.document)
    let outcome = try program.shell("seguegraph snapshot --write Recipes")
    #expect(
      outcome.messages.hasSuffix(
        "seguegraph: error: the snapshot 'Recipes/.seguegraph-snapshot' stays as it is, because not everything could be "
          + "read; mend that, or use --keep-going\n"))
    #expect(outcome.status == 2)
    #expect(try folder.read("Recipes/.seguegraph-snapshot") == before)
    #expect(try program.shell("seguegraph snapshot Recipes").status == 2)
    #expect(try program.shell("seguegraph snapshot Recipes --keep-going").status == 1)
    #expect(try program.shell("seguegraph snapshot --write --keep-going Recipes").status == 0)
  }

  @Test(arguments: [
    ("snapshot --write -o x Shop", "'--output' and '--write' contradict each other; give one of them"),
    ("snapshot --write --format svg Shop", "'--format' and '--write' contradict each other; give one of them"),
    ("snapshot --write --file no/x Shop", "cannot write 'no/x': the folder 'no' does not exist; create it first"),
    ("snapshot --file Shop Shop", "the snapshot 'Shop' cannot be read; check its permissions"),
    ("snapshot Nothing", "'Nothing' does not exist: name a folder, an Xcode project, a .storyboard or a .xib"),
  ]) func refusesWhatMakesNoSense(line: String, reason: String) throws {
    let (_, program) = try folder("Shop")
    let outcome = try program.shell("seguegraph \(line)")
    #expect(outcome.output == "")
    #expect(outcome.messages == "seguegraph: error: \(reason)\n")
    #expect(outcome.status == 2)
  }
}
