import Foundation
import Glibc
import Testing

@testable import ProjectLoading

@Suite struct FileTreeTests {
  private func walk(_ folder: TemporaryFolder, _ folders: [String] = [""]) -> FileTree {
    FileTree.walk(root: RootFolder(path: folder.path), folders: folders, files: [])
  }

  @Test func listsEachKindSorted() throws {
    try TemporaryFolder.with { folder in
      for file in [
        "B/b.storyboard", "B/View.XIB", "a b+ü.storyboard", "App/Info.plist", "App/App-Info.plist", "App/Other.plist",
        "App.xcodeproj/project.pbxproj", "App.xcodeproj/xcuserdata/x.swift", "stray.pbxproj", "Base.xcconfig",
        "A.swift", "A.m", "A.mm", "A.h", "A.pch", "A.c", "noextension", "README.md",
      ] { try folder.write(file) }
      let files = walk(folder).files
      #expect(files.documents.map(\.path) == ["B/View.XIB", "B/b.storyboard", "a b+ü.storyboard"])
      #expect(files.propertyLists == ["App/App-Info.plist", "App/Info.plist"])
      #expect(files.projects == ["App.xcodeproj"])
      #expect(files.configurations == ["Base.xcconfig"])
      #expect(files.sources == ["A.h", "A.m", "A.mm", "A.pch", "A.swift"])
    }
  }

  @Test(arguments: [
    "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", "node_modules", ".git", "de.xcloc", "A.xcassets",
    "A.framework", "A.xcframework", "A.app", "A.bundle",
  ])
  func skipsFolderUnlessItIsNamed(_ name: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write("\(name)/x/A.storyboard")
      #expect(walk(folder).files.documents.isEmpty)
      #expect(walk(folder, [name]).files.documents.map(\.path) == ["\(name)/x/A.storyboard"])
    }
  }

  @Test func readsLanguageAndDeviceFromThePath() throws {
    let plain = try #require(FoundDocument(path: "App/Main.storyboard"))
    #expect((plain.name.name, plain.name.language, plain.name.device, plain.kind) == ("Main", nil, nil, .storyboard))
    let localized = try #require(FoundDocument(path: "App/Base.lproj/Main~ipad.storyboard"))
    #expect((localized.name.name, localized.name.language, localized.name.device) == ("Main", "Base", .iPad))
    #expect(localized.name.folder == "App/")
    let phone = try #require(FoundDocument(path: "zh-Hans.lproj/A.b~iphone.xib"))
    #expect((phone.name.name, phone.name.language, phone.name.device) == ("A.b", "zh-Hans", .iPhone))
    #expect(phone.kind == .xib)
    #expect(FoundDocument(path: "Settings~.storyboard")?.name.name == "Settings~")
    #expect(FoundDocument(path: "~ipad.storyboard")?.name.name == "~ipad")
    #expect(FoundDocument(path: "Main.strings") == nil)
    #expect(FoundDocument(path: "storyboard") == nil)
  }

  @Test func followsLinksOnceAndPrefersRealFolders() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Shared/UI/A.storyboard")
      try folder.link("Shared/UI/loop", to: "../..")
      try folder.link("App", to: "Shared")
      try folder.link("Single.storyboard", to: "Shared/UI/A.storyboard")
      let tree = walk(folder)
      #expect(tree.files.documents.map(\.path) == ["Shared/UI/A.storyboard"])
      #expect(tree.aliases == ["App": "Shared", "Shared/UI/loop": "", "Single.storyboard": "Shared/UI/A.storyboard"])
      #expect(FileIndex(tree).path(matching: "App/UI/A.storyboard") == "Shared/UI/A.storyboard")
      #expect(FileIndex(tree).path(matching: "shared/ui/a.Storyboard") == "Shared/UI/A.storyboard")
      #expect(FileIndex(tree).path(matching: "Shared/UI/B.storyboard") == nil)
      #expect(tree.diagnostics.isEmpty)
    }
  }

  @Test func followsLinksOutOfTheTreeButNotAboveIt() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Root/A.storyboard")
      try folder.write("Elsewhere/B.storyboard")
      try folder.link("Root/Linked", to: "../Elsewhere")
      try folder.link("Root/Again", to: "../Elsewhere")
      try folder.link("Root/Above", to: "..")
      try folder.link("Root/Disk", to: "/")
      let tree = FileTree.walk(root: RootFolder(path: folder.path + "/Root"), folders: [""], files: [])
      #expect(tree.files.documents.map(\.path) == ["A.storyboard", "Again/B.storyboard"])
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    try TemporaryFolder.with { folder in
      mkfifo(folder.path + "/Pipe.storyboard", 0o644)
      mkfifo(folder.path + "/pipe", 0o644)
      try folder.link("Nothing.xib", to: "missing.xib")
      try folder.link("self", to: "self")
      let tree = walk(folder)
      #expect(tree.files.documents.isEmpty)
      #expect(
        tree.diagnostics.map { "\($0.location): \($0.message)" } == [
          "Nothing.xib: the file cannot be read: it is a symbolic link to nothing",
          "Pipe.storyboard: the file cannot be read: it is not a regular file",
        ])
      #expect(throws: FileReadingError(reason: "it is not a regular file")) {
        try readRegularFile(folder.path + "/pipe")
      }
      #expect(throws: FileReadingError(reason: "it is a folder")) { try readRegularFile(folder.path) }
    }
  }

  /// The superuser may read everything.
  @Test(.enabled(if: geteuid() != 0)) func reportsUnreadableFolders() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Locked/A.storyboard")
      chmod(folder.path + "/Locked", 0)
      defer { chmod(folder.path + "/Locked", 0o755) }
      #expect(
        walk(folder).diagnostics.map { "\($0.location): \($0.message)" } == [
          "Locked: the folder cannot be read: Permission denied"
        ])
    }
  }

  @Test func survivesNamesThatAreNoText() throws {
    try TemporaryFolder.with { folder in
      let name = [UInt8](folder.path.utf8) + [0x2F, 0xFF, 0xFE] + [UInt8](".storyboard".utf8) + [0]
      let descriptor = name.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o644) }  // The array is not empty.
      }
      close(descriptor)
      #expect(walk(folder).files.documents.count == 1)
    }
  }
}
