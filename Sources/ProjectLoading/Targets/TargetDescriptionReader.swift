import Linking
import NavigationModel

/// Makes target descriptions from project files and the property lists that they name.
struct TargetDescriptionReader {
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  private let root: RootFolder
  private let files: FileIndex
  private let documents: [String: FoundDocument]

  init(root: RootFolder, files: FileIndex, documents: [FoundDocument]) {
    self.root = root
    self.files = files
    self.documents = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Describes one target of a project.
  mutating func description(
    of target: XcodeProject.Target, in project: XcodeProject, propertyLists: inout InfoPropertyListReader
  ) -> TargetDescription {
    let facts = TargetFacts(target)
    let configurations = target.configurations.map { $0.selecting(sdks: facts.sdks) }
    let settings = configurations.first
    let own = target.files.compactMap { documents[$0] }

    var infos: [InfoPropertyList] = []
    var entries: [EntryDeclaration] = []
    var launchScreens: Set<String> = []
    var sceneDelegates: [String] = []
    for configuration in configurations {
      let info = propertyList(of: target, configuration, in: project, reader: &propertyLists)
      if let info { infos.append(info) }
      entries += self.entries(configuration, info)
      launchScreens.formUnion(Self.launchScreens(configuration, info))
      sceneDelegates += info?.sceneDelegates.map(configuration.expand) ?? []
    }
    let location =
      infos.lazy.compactMap { $0.location(of: ["WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier"]) }
      .first ?? SourceLocation(file: project.file, line: target.line)
    if facts.isWatchApp { entries += Self.watchEntries(own, location: location) }
    reportMissingDocuments(of: target, in: project)

    let app = AppTarget(
      id: project.path + ":" + target.name, name: target.name,
      moduleName: settings?["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 }, platform: facts.platform,
      deploymentTarget: settings?[facts.deploymentSetting].flatMap { $0.isEmpty ? nil : $0 },
      deviceFamilies: facts.deviceFamilies(settings),
      supportsLandscapeOnPhone: Self.landscape(settings) ?? infos.first?.supportsLandscapeOnPhone,
      documents: own.map(\.path).sorted())
    return TargetDescription(
      target: app, project: project.path, entries: entries.merged, launchScreens: launchScreens.sorted(),
      sceneDelegates: sceneDelegates.classNames)
  }

  /// The storyboards of a watch app: the system starts with one of them and finds the others' scenes by name.
  static func watchEntries(_ documents: [FoundDocument], location: SourceLocation) -> [EntryDeclaration] {
    documents.filter { $0.kind == .storyboard }
      .map { EntryDeclaration(via: .watchApp, name: $0.name.name, location: location) }
  }
}

extension TargetDescriptionReader {
  private mutating func propertyList(
    of target: XcodeProject.Target, _ settings: BuildSettings, in project: XcodeProject,
    reader: inout InfoPropertyListReader
  ) -> InfoPropertyList? {
    guard let written = settings["INFOPLIST_FILE"], !written.isEmpty else { return nil }
    let assignment = settings.assignment(of: "INFOPLIST_FILE")
    let location = SourceLocation(file: assignment?.file ?? project.file, line: assignment?.line)
    let sourceRoot = settings["SRCROOT"].flatMap { root.relativePath(of: $0) } ?? project.folder
    guard let path = root.resolve(written, in: sourceRoot) else {
      warn("the Info.plist '\(written)' of target '\(target.name)' lies outside of what is read", location)
      return nil
    }
    if pathExists(root.absolutePath(of: path)) { return reader.read(path) }
    // Spelled in other cases than on disk, which Apple's file systems do not mind.
    if let other = files.path(matching: path) { return reader.read(other) }
    if !path.isUnderDependencies {
      warn("the Info.plist '\(written)' of target '\(target.name)' is not there", location)
    }
    return nil
  }

  /// What the property list declares, and what build settings would add to it.
  private mutating func entries(_ settings: BuildSettings, _ info: InfoPropertyList?) -> [EntryDeclaration] {
    var result: [EntryDeclaration] = []
    for entry in info?.entries ?? [] {
      if let resolved = entry.resolved(settings.expand) {
        result.append(resolved)
      } else if entry.name.contains("$") {
        warn("the entry point '\(entry.name)' is empty: nothing defines the build setting", entry.location)
      }
    }
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return result }
    for (key, via) in InfoPropertyList.mainKeys where info?.list[key] == nil {
      let setting = "INFOPLIST_KEY_" + key
      guard let value = settings[setting], let assignment = settings.assignment(of: setting) else { continue }
      let location = SourceLocation(file: assignment.file, line: assignment.line)
      let entry = EntryDeclaration(via: via, name: value, location: location)
      if let resolved = entry.resolved({ $0 }) { result.append(resolved) }
    }
    return result
  }

  /// The launch screens that the property list names, or what build settings add to it.
  private static func launchScreens(_ settings: BuildSettings, _ info: InfoPropertyList?) -> [String] {
    var names = info?.launchScreens.map(settings.expand) ?? []
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      names += [settings["INFOPLIST_KEY_" + InfoPropertyList.launchKey]].compactMap { $0 }
    }
    return names.map(\.documentName).filter { !$0.isEmpty }
  }

  /// What the generated part of the property list says about turning an iPhone.
  private static func landscape(_ settings: BuildSettings?) -> Bool? {
    guard let settings, settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return nil }
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    return (settings[key + "_iPhone"] ?? settings[key])?.contains("Landscape")
  }

  private mutating func reportMissingDocuments(of target: XcodeProject.Target, in project: XcodeProject) {
    for file in target.files where documents[file] == nil && FoundDocument(path: file) != nil {
      if file.isUnderDependencies || pathExists(root.absolutePath(of: file)) { continue }
      let location = SourceLocation(file: project.file, line: target.line)
      warn("'\(file)' belongs to target '\(target.name)' but is not there", location)
    }
  }

  private mutating func warn(_ message: String, _ location: SourceLocation) {
    let diagnostic = Diagnostic(severity: .warning, message: message, location: location)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
