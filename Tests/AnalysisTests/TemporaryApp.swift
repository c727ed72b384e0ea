import Analysis
import Foundation
import NavigationModel

/// What an app of one target runs on, for projects in temporary folders.
struct TemporaryApp {
  /// The oldest system.
  var deploymentTarget = "16.0"
  /// `1` is the phone, `2` the pad.
  var families = "1,2"
  /// Whether a phone may be turned.
  var turns = true

  /// The project: code by its path, and `Main.storyboard` with its scenes, each on a line of its own from line 2 on.
  func project(_ code: [(path: String, contents: String)], initial: String, _ scenes: [String]) throws
    -> TemporaryProject
  {
    let body = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    let storyboard =
      "<document \(App.iOS) initialViewController=\"\(initial)\"><scenes>\n\(body)\n</scenes></document>\n"
    let files = code + [("Main.storyboard", storyboard)]
    return try TemporaryProject(
      files.map { (path: "App/\($0.path)", contents: $0.contents) } + [
        (path: "App.xcodeproj/project.pbxproj", contents: projectFile)
      ])
  }

  /// The project with one Swift file.
  func project(_ swift: String, initial: String, _ scenes: String...) throws -> TemporaryProject {
    try project([("App.swift", swift)], initial: initial, scenes)
  }

  /// A project whose target has all of the folder `App`.
  private var projectFile: String {
    let orientations =
      "UIInterfaceOrientationPortrait" + (turns ? " UIInterfaceOrientationLandscapeLeft" : "")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        objects = {
          P = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = App; productName = App; buildPhases = (); buildConfigurationList = L2;
            fileSystemSynchronizedGroups = (F); productType = "com.apple.product-type.application"; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
          C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
          C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {GENERATE_INFOPLIST_FILE = YES;
            INFOPLIST_KEY_UIMainStoryboardFile = Main; IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget);
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "\(orientations)";
            TARGETED_DEVICE_FAMILY = "\(families)"; }; };
        };
        rootObject = P;
      }

      """
  }
}

extension TemporaryProject {
  /// What some rules find, all where none are named, in words: `error missing_outlet Main.storyboard:3: message`.
  func found(_ rules: (any Rule.Type)...) throws -> [String] {
    let all = rules.isEmpty ? RuleCatalogue.all : rules
    return Analyzer(rules: all).findings(in: try graph()).map { finding in
      let file = finding.location.file.split(separator: "/").last ?? ""
      return "\(finding.severity.rawValue) \(finding.rule) \(file):\(finding.location.line ?? 0): \(finding.message)"
    }
  }
}
