import NavigationModel
import Testing

@testable import ProjectLoading

/// Documents in the folder of a project that no target builds.
@Suite struct UnbuiltDocumentTests {
  /// A project whose app has `Main.storyboard`, and that lists `Listed.xib` and copies `Raw` and `Copied.xib`.
  private static let project = ProjectText.document(
    """
    PROJECT = { isa = PBXProject; mainGroup = ROOT; targets = ( APP, AGGREGATE ); };
    ROOT = { isa = PBXGroup; children = ( MAIN, LISTED, RAW, COPIED, OUTSIDE ); sourceTree = "<group>"; };
    MAIN = { isa = PBXVariantGroup; children = ( BASE ); name = Main.storyboard; sourceTree = "<group>"; };
    BASE = { isa = PBXFileReference; path = Base.lproj/main.storyboard; sourceTree = "<group>"; };
    LISTED = { isa = PBXFileReference; path = Listed.xib; sourceTree = "<group>"; };
    RAW = { isa = PBXFileReference; lastKnownFileType = folder; path = Raw; sourceTree = "<group>"; };
    COPIED = { isa = PBXFileReference; path = Copied.xib; sourceTree = "<group>"; };
    OUTSIDE = { isa = PBXFileReference; path = ../Kit/Shared.xib; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = MAIN; };
    B2 = { isa = PBXBuildFile; fileRef = RAW; };
    B3 = { isa = PBXBuildFile; fileRef = COPIED; };
    B4 = { isa = PBXBuildFile; fileRef = OUTSIDE; };
    R = { isa = PBXResourcesBuildPhase; files = ( B1, B2, B4 ); };
    C = { isa = PBXCopyFilesBuildPhase; files = ( B3 ); };
    APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( R ); };
    AGGREGATE = { isa = PBXAggregateTarget; name = All; buildPhases = ( C ); };
    """)

  /// What is left out of a repository with the project in `App` and some files.
  private func leftOut(_ files: String..., project: String = Self.project) throws -> [String] {
    try TemporaryFolder.with { folder in
      try folder.write("App/App.xcodeproj/project.pbxproj", project)
      for file in files { try folder.write(file) }
      let layout = try folder.layout()
      #expect(
        layout.leftOut.documents.map(\.path) == layout.diagnostics.filter { $0.severity == .note }.map(\.location.file))
      return layout.leftOut.documents.map(\.path)
    }
  }

  @Test func whatIsInNoPhaseIsNotInTheApp() throws {
    let left = try leftOut(
      "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard", "App/Listed.xib", "App/Old/Stray.storyboard",
      "App/Raw/Template.xib", "App/Copied.xib")
    #expect(left == ["App/Listed.xib", "App/Old/Stray.storyboard", "App/de.lproj/Main.storyboard"])
  }

  @Test func whatOthersMayBuildStays() throws {
    // Above the project, in a package, a pod or a library of another build system, and of a project that cannot be read.
    #expect(
      try leftOut(
        "Kit/Shared.xib", "Kit/Other.xib", "App/Package/Package.swift", "App/Package/Sources/A.xib",
        "App/Pod/Pod.podspec", "App/Pod/Classes/B.xib", "App/Bazel/BUILD.bazel", "App/Bazel/C.xib") == [])
    try TemporaryFolder.with { folder in
      try folder.write("App/App.xcodeproj/project.pbxproj", Self.project)
      try folder.write("App/Sub/Sub.xcodeproj/project.pbxproj", "{ }")
      try folder.write("App/Sub/D.xib")
      #expect(try folder.layout().leftOut.documents == [])
    }
  }

  @Test func aProjectWithoutResourcesSaysNothing() throws {
    let library = ProjectText.document(
      """
      PROJECT = { isa = PBXProject; mainGroup = ROOT; targets = ( LIBRARY ); };
      ROOT = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      LIBRARY = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.library.static"; };
      """)
    #expect(try leftOut("App/View.xib", project: library) == [])
  }

  @Test func whatIsNamedItselfIsRead() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/App.xcodeproj/project.pbxproj", Self.project)
      try folder.write("App/Stray.storyboard")
      let layout = try folder.layout("App", "App/Stray.storyboard")
      #expect(layout.files.documents.map(\.path) == ["Stray.storyboard"])
      #expect(!layout.diagnostics.contains { $0.severity == .note })
    }
  }
}
