import NavigationModel

/// Finds documents by name the way the running app would: in the bundle of the target that owns the asking file.
///
/// Names resolve within the owning target, then within its project, and there to the nearest document of the name; several
/// apps in one repository so stay apart.
struct DocumentScope {
  private let documents: [LinkedDocument]
  private let byName: [String: [Int]]
  private let targetsOfDocument: [String: Set<String>]
  private let projectsOfDocument: [String: Set<String>]
  private let targetsOfFolder: [String: Set<String>]
  private let projectsOfFolder: [String: Set<String>]
  private let platforms: [String: Platform]
  /// The scene delegates that the scene manifest of a target names, where it names any.
  let sceneDelegates: [String: Set<String>]
  /// Logical names of documents that could not be read: references to them are open, not wrong.
  private let unreadable: Set<String>

  /// A place from which a name is looked up.
  struct Origin {
    /// The asking document or property list.
    var path: String
    var targets: Set<String>
    var projects: Set<String>
    /// The device variant that is preferred.
    var device: DocumentName.Device?
    /// Whether documents of AppKit are meant, or those of all others; `nil` where nothing says it.
    var isDesktop: Bool?
    /// The platform, where all targets are for such as are neither iPhone nor iPad; `nil` elsewhere.
    var otherPlatform: Platform?
  }

  init(documents: [LinkedDocument], project: ProjectDescription, unreadable: [String]) {
    self.documents = documents
    var byName: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() { byName[document.name.name, default: []].append(index) }
    self.byName = byName
    var targets: [String: Set<String>] = [:]
    var projects: [String: Set<String>] = [:]
    var targetsOfFolder: [String: Set<String>] = [:]
    var projectsOfFolder: [String: Set<String>] = [:]
    for target in project.targets {
      for path in target.target.documents + target.sources {
        targets[path, default: []].insert(target.target.id)
        projects[path, default: []].insert(target.project)
      }
      for folder in Set(target.sources.map(\.folder)) {
        targetsOfFolder[folder, default: []].insert(target.target.id)
        projectsOfFolder[folder, default: []].insert(target.project)
      }
    }
    for (path, name) in project.looseDocuments { projects[path, default: []].insert(name) }
    platforms = Dictionary(project.targets.map { ($0.target.id, $0.target.platform) }) { first, _ in first }
    sceneDelegates = Dictionary(
      project.targets.lazy.filter { !$0.sceneDelegates.isEmpty }.map { ($0.target.id, Set($0.sceneDelegates)) }
    ) { $0.union($1) }
    self.targetsOfFolder = targetsOfFolder
    self.projectsOfFolder = projectsOfFolder
    targetsOfDocument = targets
    projectsOfDocument = projects
    self.unreadable = Set(unreadable.map { DocumentName(path: $0).name })
  }

  /// The place of a document.
  func origin(of document: LinkedDocument) -> Origin {
    Origin(
      path: document.path, targets: targetsOfDocument[document.path] ?? [],
      projects: projectsOfDocument[document.path] ?? [], device: document.name.device)
  }

  /// The place of a source file. Headers are compiled into no target themselves: they go with the files around them.
  func origin(ofSource path: String) -> Origin {
    let isHeader = [".h", ".pch"].contains { path.lowercased().hasSuffix($0) }
    guard isHeader, targetsOfDocument[path] == nil, let folder = nearestFolder(of: path) else {
      let targets = targetsOfDocument[path] ?? []
      return Origin(
        path: path, targets: targets, projects: projectsOfDocument[path] ?? [], device: nil,
        otherPlatform: otherPlatform(of: targets))
    }
    let targets = targetsOfFolder[folder] ?? []
    return Origin(
      path: path, targets: targets, projects: projectsOfFolder[folder] ?? [], device: nil,
      otherPlatform: otherPlatform(of: targets))
  }

  private func otherPlatform(of targets: Set<String>) -> Platform? {
    let found = targets.sorted().compactMap { platforms[$0] }
    return found.contains(where: \.isTouch) ? nil : found.first
  }

  /// The innermost folder around a file in which a target has sources.
  private func nearestFolder(of path: String) -> String? {
    var folder = path.folder
    while targetsOfFolder[folder] == nil {
      if folder.isEmpty { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// The place of a target's own files.
  func origin(of target: TargetDescription, path: String, device: DocumentName.Device?) -> Origin {
    Origin(path: path, targets: [target.target.id], projects: [target.project], device: device)
  }

  /// Whether two documents go into the same bundle: into one target, or, where no target has them, out of one folder.
  func areTogether(_ first: LinkedDocument, _ second: LinkedDocument) -> Bool {
    guard let targets = targetsOfDocument[first.path], let others = targetsOfDocument[second.path] else {
      return first.name.folder == second.name.folder
    }
    return !targets.isDisjoint(with: others)
  }

  /// Whether a document of that name exists that could not be read.
  func isUnreadable(_ name: String) -> Bool {
    unreadable.contains(name) || Self.deviceSuffixes.contains { unreadable.contains(name + $0) }
  }

  /// How apps mark the documents for one kind of device.
  private static let deviceSuffixes = ["_iPhone", "_iPad", "-iPhone", "-iPad", "~iphone", "~ipad"]

  /// Whether a storyboard of that name exists somewhere, be it in another project.
  func existsAnywhere(_ name: String) -> Bool {
    (byName[name] ?? []).contains { documents[$0].name.isStoryboard }
  }

  /// The storyboard (or xib) that a name means at a place; those of other projects are in other bundles.
  func document(named name: String, isStoryboard: Bool = true, from origin: Origin) -> LinkedDocument? {
    let candidates = (byName[name] ?? []).filter { index in
      documents[index].name.isStoryboard == isStoryboard && isInReach(documents[index], of: origin)
    }
    guard candidates.count > 1 else { return candidates.first.map { documents[$0] } }
    let ranked = candidates.map { (rank(documents[$0], origin), $0) }
    return ranked.min { $0.0 < $1.0 }.map { documents[$0.1] }
  }

  private func isInReach(_ document: LinkedDocument, of origin: Origin) -> Bool {
    if let isDesktop = origin.isDesktop, isDesktop != (document.document.platform == .macOS) { return false }
    let projects = projectsOfDocument[document.path] ?? []
    return projects.isEmpty || origin.projects.isEmpty || !projects.isDisjoint(with: origin.projects)
  }

  private func rank(_ document: LinkedDocument, _ origin: Origin) -> (Int, Int, Int, String) {
    let sharesTarget = !(targetsOfDocument[document.path] ?? []).isDisjoint(with: origin.targets)
    let sharesProject = !(projectsOfDocument[document.path] ?? []).isDisjoint(with: origin.projects)
    return (
      sharesTarget ? 0 : sharesProject ? 1 : 2, rank(device: document.name.device, from: origin.device),
      -sharedFolders(document.path, origin.path), document.path
    )
  }

  /// The variant of one's own first, then the common one; what is not made for iPad runs on iPhone.
  private func rank(device: DocumentName.Device?, from origin: DocumentName.Device?) -> Int {
    if device == origin { return 0 }
    return device == nil || (origin == nil && device == .iPhone) ? 1 : 2
  }

  /// How many leading folders two paths share.
  private func sharedFolders(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: "/").dropLast(), second.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}

extension String {
  /// The path of the folder around a file; empty at the root.
  fileprivate var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
