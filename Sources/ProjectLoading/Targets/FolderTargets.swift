import Linking
import NavigationModel

/// Targets for what no Xcode project describes: one for each folder with a bundle's property list, and one for the rest.
struct FolderTargets {
  /// The targets, in no particular order.
  private(set) var targets: [TargetDescription] = []
  /// The source files of each target.
  private(set) var sources: [String: [String]] = [:]
  /// What was assumed.
  private(set) var diagnostics: [Diagnostic] = []

  private let root: RootFolder

  /// Describes documents and sources that lie in no project's folder.
  init(
    root: RootFolder, documents: [FoundDocument], sources: [String], infos: [InfoPropertyList], needsRootTarget: Bool
  ) {
    self.root = root
    let bundles = infos.filter { $0.isBundle && !$0.isPlainBundle }
    let withDocuments = Set(documents.flatMap { $0.path.folderPart.selfAndAncestors })
    var bundleCounts: [String: Int] = [:]
    for folder in Set(bundles.map(\.file.folderPart)).flatMap(\.selfAndAncestors) {
      bundleCounts[folder, default: 0] += 1
    }
    let scopes = Dictionary(grouping: bundles) { info in
      Self.scope(of: info.file.folderPart, withDocuments: withDocuments, bundleCounts: bundleCounts)
    }

    var owned: [String: [FoundDocument]] = [:]
    for document in documents { owned[Self.nearest(scopes, to: document.path) ?? "", default: []].append(document) }
    for (folder, infos) in scopes { add(folder, infos: infos, documents: owned[folder] ?? []) }
    let rest = scopes[""] == nil ? owned[""] ?? [] : []
    if scopes[""] == nil && needsRootTarget && (!rest.isEmpty || scopes.isEmpty) {
      add("", infos: [], documents: rest)
    }
    let ids = Set(targets.map(\.target.id))
    for source in sources {
      let target = id(of: Self.nearest(scopes, to: source) ?? "")
      if ids.contains(target) { self.sources[target, default: []].append(source) }
    }
  }

  /// The deepest of some folders that holds a file.
  private static func nearest(_ scopes: [String: [InfoPropertyList]], to path: String) -> String? {
    path.folderPart.selfAndAncestors.first { scopes[$0] != nil }
  }

  /// The folder a property list speaks for: its own, or where no document is below that (`Supporting Files`), the
  /// next one up that has some, as long as no other bundle lives there.
  private static func scope(
    of own: String, withDocuments: Set<String>, bundleCounts: [String: Int]
  ) -> String {
    for folder in own.selfAndAncestors {
      if folder != own && bundleCounts[folder] != 1 { return own }
      if withDocuments.contains(folder) { return folder }
    }
    return own
  }

  private func id(of folder: String) -> String { folder.isEmpty ? root.name : root.name + ":" + folder }

  private mutating func add(_ folder: String, infos: [InfoPropertyList], documents: [FoundDocument]) {
    var entries: [EntryDeclaration] = []
    for info in infos {
      for entry in info.entries {
        if entry.name.contains("$(") || entry.name.contains("${") {
          let message = "the entry point '\(entry.name)' is a build setting, and no project file defines it"
          diagnostics.append(Diagnostic(severity: .warning, message: message, location: entry.location))
        } else if let resolved = entry.resolved({ $0 }) {
          entries.append(resolved)
        }
      }
      if info.isWatchApp, let location = info.location(of: ["WKWatchKitApp", "WKApplication"]) {
        entries += TargetDescriptionReader.watchEntries(documents, location: location)
      }
    }
    let landscape = infos.compactMap(\.supportsLandscapeOnPhone)
    let target = AppTarget(
      id: id(of: folder), name: folder.isEmpty ? root.name : folder.lastComponent,
      platform: infos.first?.platform ?? .iOS,
      supportsLandscapeOnPhone: landscape.isEmpty ? nil : landscape.contains(true),
      documents: documents.map(\.path).sorted())
    targets.append(
      TargetDescription(
        target: target, project: root.name, entries: entries.merged,
        launchScreens: Set(infos.flatMap(\.launchScreens).map(\.documentName)).sorted(),
        sceneDelegates: infos.flatMap(\.sceneDelegates).classNames))
  }
}
