import NavigationModel

/// What a `project.pbxproj` says about its targets.
struct XcodeProject: Sendable {
  /// A native target; aggregates and external build tools own no files.
  struct Target: Sendable {
    var name: String
    var productType: String
    /// What it compiles and copies, as paths below the root; files of other kinds and missing ones are among them.
    var files: [String]
    /// Its build settings by configuration, the default configuration first.
    var configurations: [BuildSettings]
    /// The line where the project file describes it.
    var line: Int?

    /// Whether it is a bundle of tests.
    var isTest: Bool { productType.contains("test") }
  }

  /// The path of the `.xcodeproj` folder below the root.
  var path: String
  /// The targets, sorted by name.
  var targets: [Target]
  /// The files and folders that any phase of any target takes up, also of targets that make no product of their own.
  var builtPaths: Set<String> = []
  /// Whether any target copies resources, so that what none of them has is in no product.
  var hasResources = false

  /// The path of the project file.
  var file: String { Self.file(of: path) }
  /// The folder of the project.
  var folder: String { path.folderPart }

  static func file(of path: String) -> String { path.appendingComponent("project.pbxproj") }
}

/// Reads project files.
struct XcodeProjectReader {
  private let root: RootFolder
  private let files: FileIndex
  private var configurationFiles: BuildConfigurationFileReader
  private var ownDiagnostics: [Diagnostic] = []

  init(root: RootFolder, files: FileIndex) {
    self.root = root
    self.files = files
    configurationFiles = BuildConfigurationFileReader(root: root)
  }

  /// What could not be read.
  var diagnostics: [Diagnostic] { ownDiagnostics + configurationFiles.diagnostics }

  /// Reads the project in a `.xcodeproj` folder; `nil` where it is damaged.
  mutating func read(_ path: String) -> XcodeProject? {
    let file = XcodeProject.file(of: path)
    let list: PropertyList
    do {
      list = try PropertyListReader.read(readRegularFile(root.absolutePath(of: file)))
    } catch let error as PropertyListError {
      report(.error, "the project file is damaged: \(error.message)", file, line: error.line)
      return nil
    } catch let error as FileReadingError {
      report(.error, "the project file cannot be read: \(error.reason)", file, line: nil)
      return nil
    } catch {
      report(.error, "the project file cannot be read: \(error)", file, line: nil)
      return nil
    }
    guard let objects = list["objects"]?.members, let id = list["rootObject"]?.text, let project = objects[id]?.value
    else {
      report(.error, "the project file is damaged: its root object is missing", file, line: nil)
      return nil
    }
    let paths = ProjectPaths(objects: objects, project: project, folder: path.folderPart, root: root)
    return targets(of: project, objects: objects, paths: paths, path: path)
  }

  private mutating func targets(
    of project: PropertyList, objects: [String: PropertyList.Member], paths: ProjectPaths, path: String
  ) -> XcodeProject {
    let membership = SynchronizedMembership(objects: objects, paths: paths, files: files)
    var result = XcodeProject(path: path, targets: [])
    for id in project["targets"]?.texts ?? [] {
      guard let member = objects[id], member.value["isa"]?.text == "PBXNativeTarget" else { continue }
      let target = member.value
      let name = target["name"]?.text ?? id
      var owned = buildFiles(of: target, objects: objects, paths: paths)
      owned += membership.files(ofTarget: id, target)
      result.targets.append(
        XcodeProject.Target(
          name: name, productType: target["productType"]?.text ?? "", files: Array(Set(owned)).sorted(),
          configurations: configurations(
            of: target, named: name, project: project, objects: objects, paths: paths, path: path),
          line: member.line))
    }
    result.targets.sort { $0.name < $1.name }
    result.builtPaths = membership.opaqueFolders
    for member in objects.values where member.value["isa"]?.text?.hasSuffix("BuildPhase") == true {
      result.builtPaths.formUnion(self.files(of: member.value, objects: objects, paths: paths))
    }
    result.hasResources =
      membership.ownsFolders || objects.values.contains { $0.value["isa"]?.text == "PBXResourcesBuildPhase" }
    return result
  }

  /// The files of the build phases that put something into the product.
  private func buildFiles(
    of target: PropertyList, objects: [String: PropertyList.Member], paths: ProjectPaths
  ) -> [String] {
    let kinds = ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXHeadersBuildPhase"]
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0]?.value }
    return phases.filter { kinds.contains($0["isa"]?.text ?? "") }
      .flatMap { self.files(of: $0, objects: objects, paths: paths) }
  }

  private func files(
    of phase: PropertyList, objects: [String: PropertyList.Member], paths: ProjectPaths
  ) -> [String] {
    (phase["files"]?.texts ?? [])
      .compactMap { objects[$0]?.value["fileRef"]?.text }
      .flatMap { paths.files(of: $0) }
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ message: String, _ file: String, line: Int?) {
    let location = SourceLocation(file: file, line: line)
    ownDiagnostics.append(Diagnostic(severity: severity, message: message, location: location))
  }
}

extension XcodeProjectReader {
  private mutating func configurations(
    of target: PropertyList, named name: String, project: PropertyList, objects: [String: PropertyList.Member],
    paths: ProjectPaths, path: String
  ) -> [BuildSettings] {
    let projectLists = buildConfigurations(project, objects: objects)
    var projectLayers: [String: [BuildSettingsLayer]] = [:]
    for list in projectLists.all {
      projectLayers[list["name"]?.text ?? ""] = layers(of: list, paths: paths, path: path)
    }
    let fallback = projectLists.defaultName.flatMap { projectLayers[$0] } ?? []

    let lists = buildConfigurations(target, objects: objects)
    var result: [BuildSettings] = []
    for list in lists.all {
      let configuration = list["name"]?.text ?? ""
      var stack = [
        builtIn(target: name, configuration: configuration, path: path, sourceRoot: paths.sourceRoot)
      ]
      stack += projectLayers[configuration] ?? fallback
      stack += layers(of: list, paths: paths, path: path)
      let settings = BuildSettings(layers: stack, configuration: configuration)
      if configuration == lists.defaultName { result.insert(settings, at: 0) } else { result.append(settings) }
    }
    return result
  }

  private func buildConfigurations(
    _ owner: PropertyList, objects: [String: PropertyList.Member]
  ) -> (all: [PropertyList], defaultName: String?) {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0]?.value }) else { return ([], nil) }
    let all = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?.value }
    return (all, list["defaultConfigurationName"]?.text)
  }

  /// The base file's settings, then the configuration's own.
  private mutating func layers(
    of configuration: PropertyList, paths: ProjectPaths, path: String
  ) -> [BuildSettingsLayer] {
    var result: [BuildSettingsLayer] = []
    if let file = baseFile(of: configuration, paths: paths) {
      if pathExists(root.absolutePath(of: file)) {
        result.append(configurationFiles.layer(of: file))
      } else if !file.isUnderDependencies {
        let name = configuration["name"]?.text ?? ""
        let message = "the build configuration file '\(file)' of configuration '\(name)' is not there"
        let location = SourceLocation(file: XcodeProject.file(of: path))
        let diagnostic = Diagnostic(severity: .warning, message: message, location: location)
        if !ownDiagnostics.contains(diagnostic) { ownDiagnostics.append(diagnostic) }
      }
    }
    let settings = configuration["buildSettings"] ?? .dictionary([:])
    result.append(BuildSettingsLayer(settings, file: XcodeProject.file(of: path)))
    return result
  }

  private func baseFile(of configuration: PropertyList, paths: ProjectPaths) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text { return paths.files(of: reference).first }
    // Since Xcode 16 the file may lie in a synchronized folder, where it has no object of its own.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let folder = paths.folder(of: anchor),
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return root.resolve(relative, in: folder)
  }

  /// What Xcode defines before anything is written.
  private func builtIn(target: String, configuration: String, path: String, sourceRoot: String) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    let absolute = root.absolutePath(of: sourceRoot)
    let values = [
      "SRCROOT": absolute, "SOURCE_ROOT": absolute, "PROJECT_DIR": absolute,
      "PROJECT_NAME": path.lastComponent.withoutExtension, "PROJECT": path.lastComponent.withoutExtension,
      "PROJECT_FILE_PATH": root.absolutePath(of: path), "TARGET_NAME": target, "TARGETNAME": target,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    for (key, value) in values { layer.assign(key, value, file: XcodeProject.file(of: path), line: nil) }
    return layer
  }
}
