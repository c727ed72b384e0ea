import NavigationModel

/// Follows what targets declare to the scenes they start with.
struct EntryPointResolver {
  let documents: [LinkedDocument]
  let scenes: [SceneID: Scene]
  let scope: DocumentScope
  let launchScreens: LaunchScreens
  /// The targets that start in code: of these nothing else is assumed.
  let startedByCode: Set<String>
  /// The scenes to which transitions lead: of targets that declare nothing these are not assumed to be starts.
  let shown: Set<SceneID>

  private(set) var entryPoints: [EntryPoint] = []
  private(set) var issues: [LinkingIssue] = []

  init(
    documents: [LinkedDocument], scenes: [Scene], scope: DocumentScope, launchScreens: LaunchScreens,
    startedByCode: Set<String> = [], shown: Set<SceneID> = []
  ) {
    self.documents = documents
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.scope = scope
    self.launchScreens = launchScreens
    self.startedByCode = startedByCode
    self.shown = shown
  }

  /// Resolves everything that a project declares; what declares nothing starts with its initial scenes.
  mutating func resolve(_ project: ProjectDescription) {
    for target in project.targets { resolve(target) }
    let owned = Set(project.targets.flatMap(\.target.documents))
    addInitialScenes(of: documents.filter { !owned.contains($0.path) && !isStarted($0) }, target: nil)
    addApplications()
  }

  private mutating func resolve(_ target: TargetDescription) {
    let families = target.target.deviceFamilies
    for entry in target.entries {
      // An app for iPhone alone runs as one on iPad too, so what it declares for iPad is never read.
      if entry.isForPad, !families.isEmpty, !families.contains(.iPad) { continue }
      resolve(entry, of: target)
    }
    guard target.entries.isEmpty, !startedByCode.contains(target.target.id) else { return }
    let owned = Set(target.target.documents)
    addInitialScenes(of: documents.filter { owned.contains($0.path) }, target: target.target.id)
  }

  private func isStarted(_ document: LinkedDocument) -> Bool {
    document.initialScene.map { start in entryPoints.contains { $0.scene == start } } ?? false
  }

  private mutating func resolve(_ entry: EntryDeclaration, of target: TargetDescription) {
    let origin = scope.origin(of: target, path: entry.location.file, device: entry.isForPad ? .iPad : nil)
    guard let document = scope.document(named: entry.name, isStoryboard: entry.via != .mainNib, from: origin) else {
      // A missing nib is no black screen: AppKit's main nib may hold the menu only, and may be made at build time.
      guard entry.via != .mainNib, !scope.isUnreadable(entry.name) else { return }
      // Without a project file nobody says that the property list belongs to an app at all.
      issues.append(
        LinkingIssue(
          kind: .unknownStoryboard(name: entry.name), location: entry.location,
          confidence: target.isAssumed ? .possible : .certain))
      return
    }
    for document in [document] + variants(of: document, entry, origin, target) {
      addStarts(of: document, entry, target: target.target.id)
    }
  }

  /// The variants of a document (`Main~ipad` beside `Main`) that the same name means on other devices.
  private func variants(
    of document: LinkedDocument, _ entry: EntryDeclaration, _ origin: DocumentScope.Origin, _ target: TargetDescription
  ) -> [LinkedDocument] {
    guard document.name.device == nil, !entry.isForPad else { return [] }
    let devices: [(DocumentName.Device, AppTarget.DeviceFamily)] = [(.iPad, .iPad), (.iPhone, .iPhone)]
    let families = target.target.deviceFamilies
    return devices.compactMap { device, family in
      guard families.isEmpty || families.contains(family) else { return nil }
      // A key of its own for iPad is read there in place of the common one.
      if device == .iPad, target.entries.contains(where: { $0.isForPad && $0.via == entry.via }) { return nil }
      var place = origin
      place.device = device
      let found = scope.document(named: entry.name, isStoryboard: document.name.isStoryboard, from: place)
      return found.flatMap { $0.name.device == device && scope.areTogether($0, document) ? $0 : nil }
    }
  }

  private mutating func addStarts(of document: LinkedDocument, _ entry: EntryDeclaration, target: String) {
    let starts = starts(of: document, via: entry.via)
    if starts.isEmpty, entry.via != .mainNib {
      issues.append(LinkingIssue(kind: .noInitialScene(storyboard: document.path), location: entry.location))
    }
    for scene in starts {
      entryPoints.append(
        EntryPoint(scene: scene, via: entry.via, target: target, location: entry.location))
    }
  }

  /// The scenes a declaration makes the app start with.
  private func starts(of document: LinkedDocument, via: EntryPoint.Kind) -> [SceneID] {
    let own = document.sceneIDs.compactMap { $0 }.compactMap { scenes[$0] }
    switch via {
    case .mainNib:
      // What a controller of the nib holds is shown by that one.
      return zip(document.sceneIDs, document.document.scenes).compactMap { id, scene in
        scene.container == nil ? id : nil
      }
    case .watchApp:
      let others = own.filter { $0.kind == .notificationController || $0.kind.rawValue == "glanceController" }
      return Array(Set([document.initialScene].compactMap { $0 } + others.map(\.id))).sorted()
    default:
      // The main menu alone is a start too: AppKit loads it and code opens the windows.
      let menu = own.first { $0.kind == .application }?.id
      return [document.initialScene ?? menu].compactMap { $0 }
    }
  }

  private mutating func addInitialScenes(of documents: [LinkedDocument], target: String?) {
    for document in documents where !launchScreens.contains(document) {
      // The system shows a watch's notifications whatever the app starts with.
      let isWatch = document.document.platform == .watchOS
      let scenes = isWatch ? starts(of: document, via: .watchApp) : [document.initialScene].compactMap { $0 }
      for scene in scenes where target != nil ? !shown.contains(scene) : !isMadeByCode(scene) {
        guard let location = self.scenes[scene]?.location else { continue }
        entryPoints.append(
          EntryPoint(scene: scene, via: .initialScene, target: target, confidence: .possible, location: location))
      }
    }
  }

  /// Whether code makes the class of a scene itself; a document that is in no target is left over then.
  private func isMadeByCode(_ scene: SceneID) -> Bool {
    scenes[scene]?.className.map { scenes[.ofClass($0)] != nil } ?? false
  }

  /// The main menu of a macOS app is on screen from the start.
  private mutating func addApplications() {
    for scene in scenes.values where scene.kind == .application {
      guard let location = scene.location, !entryPoints.contains(where: { $0.scene == scene.id }) else { continue }
      entryPoints.append(EntryPoint(scene: scene.id, via: .application, location: location))
    }
  }
}
