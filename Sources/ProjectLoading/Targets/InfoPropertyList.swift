import Linking
import NavigationModel

/// What an `Info.plist` says about navigation.
struct InfoPropertyList {
  let list: PropertyList
  /// The path below the root.
  let file: String

  /// Whether it describes a bundle, and is not one of the many other files that end in `Info.plist`.
  var isBundle: Bool {
    list.members.keys.contains { key in
      ["CFBundle", "UIMain", "UIApplicationScene", "NSExtension", "NSMain", "WK"].contains { key.hasPrefix($0) }
    }
  }

  /// Whether it belongs to a test or resource bundle.
  var isPlainBundle: Bool { list["CFBundlePackageType"]?.text == "BNDL" }

  /// Whether it belongs to the part of a watch app that has the interface.
  var isWatchApp: Bool {
    list["WKWatchKitApp"]?.isTrue == true || list["WKApplication"]?.isTrue == true
  }

  /// The platform, as far as keys give it away.
  var platform: Platform {
    if list.members.keys.contains(where: { $0.hasPrefix("WK") }) { return .watchOS }
    let macKeys = ["NSMainStoryboardFile", "NSMainNibFile", "NSPrincipalClass", "LSMinimumSystemVersion"]
    let isTouch = list.members.keys.contains { $0.hasPrefix("UI") || $0.hasPrefix("LSRequiresIPhoneOS") }
    return !isTouch && macKeys.contains { list[$0] != nil } ? .macOS : .iOS
  }

  /// Whether an iPhone may be turned; `nil` where it does not say.
  var supportsLandscapeOnPhone: Bool? {
    let key = "UISupportedInterfaceOrientations"
    guard let orientations = list[key + "~iphone"] ?? list[key] else { return nil }
    return orientations.texts.contains { $0.contains("Landscape") }
  }

  /// The line of the first of these keys that is there.
  func location(of keys: [String]) -> SourceLocation? {
    keys.lazy.compactMap { list.members[$0] }.first.map { SourceLocation(file: file, line: $0.line) }
  }

  /// Every storyboard and nib that something starts with, as it is written: names may hold build settings.
  var entries: [EntryDeclaration] {
    var result: [EntryDeclaration] = []
    for (key, via) in Self.mainKeys { result += declarations(in: list, key: key, via: via) }
    for (configuration, isForPad) in sceneConfigurations {
      result += declarations(
        in: configuration, key: "UISceneStoryboardFile", via: .sceneManifest, isForPad: isForPad)
    }
    if let appExtension = list["NSExtension"] {
      result += declarations(in: appExtension, key: "NSExtensionMainStoryboard", via: .appExtension)
    }
    return result
  }

  private var sceneConfigurations: [(configuration: PropertyList, isForPad: Bool)] {
    Self.deviceKeys("UIApplicationSceneManifest").flatMap { key, suffix in
      (list[key]?["UISceneConfigurations"] ?? .array([])).members.flatMap { _, role in
        role.value.elements.map { ($0, suffix == "~ipad") }
      }
    }
  }

  /// The classes of scene delegates that it names, as they are written.
  var sceneDelegates: [String] {
    sceneConfigurations.compactMap { $0.configuration["UISceneDelegateClassName"]?.text }
  }

  /// The launch screens that it names, as they are written.
  var launchScreens: [String] {
    Self.deviceKeys(Self.launchKey).compactMap { list[$0.key]?.text }
  }

  /// The key that names a launch screen.
  static let launchKey = "UILaunchStoryboardName"

  /// The keys that name what an app starts with.
  static let mainKeys: [(key: String, via: EntryPoint.Kind)] = [
    ("UIMainStoryboardFile", .mainStoryboard), ("NSMainStoryboardFile", .mainStoryboard),
    ("NSMainNibFile", .mainNib),
  ]

  private static func deviceKeys(_ key: String) -> [(key: String, suffix: String)] {
    ["", "~iphone", "~ipad"].map { (key + $0, $0) }
  }

  private func declarations(
    in list: PropertyList, key: String, via: EntryPoint.Kind, isForPad: Bool = false
  ) -> [EntryDeclaration] {
    Self.deviceKeys(key).compactMap { key, suffix in
      guard let member = list.members[key], let name = member.value.text else { return nil }
      let location = SourceLocation(file: file, line: member.line)
      return EntryDeclaration(via: via, name: name, isForPad: isForPad || suffix == "~ipad", location: location)
    }
  }
}

extension EntryDeclaration {
  /// With build settings put in, and the name as the bundle knows it: no blanks around it, no extension.
  ///
  /// - Returns: `nil` where no name is left.
  func resolved(_ expand: (String) -> String) -> EntryDeclaration? {
    let name = expand(name).documentName
    if name.isEmpty { return nil }
    return EntryDeclaration(via: via, name: name, isForPad: isForPad, location: location)
  }
}

extension [String] {
  /// The names of classes without their modules, sorted; none where a build setting hides one of them.
  var classNames: [String] {
    let names = map { String(($0.split(separator: ".").last ?? "").trimmed) }
    return names.contains { $0.contains("$") || $0.isEmpty } ? [] : Set(names).sorted()
  }
}

extension String {
  /// The name of a document as the bundle knows it: no blanks around it, no extension.
  var documentName: String {
    var name = String(self[...].trimmed)
    for suffix in [".storyboard", ".storyboardc", ".xib", ".nib"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }
}

/// What makes two declarations the same.
private struct EntryKey: Hashable {
  var via: EntryPoint.Kind
  var name: String
  var isForPad: Bool
}

extension [EntryDeclaration] {
  /// One declaration for what several configurations or files say alike, the first by location.
  var merged: [EntryDeclaration] {
    var seen: Set<EntryKey> = []
    return sorted { ($0.location, $0.name, $0.via.rawValue) < ($1.location, $1.name, $1.via.rawValue) }
      .filter { seen.insert(EntryKey(via: $0.via, name: $0.name, isForPad: $0.isForPad)).inserted }
  }
}

/// Reads each `Info.plist` once.
struct InfoPropertyListReader {
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  private var lists: [String: InfoPropertyList?] = [:]
  private let root: RootFolder

  init(root: RootFolder) { self.root = root }

  /// `nil` where it is damaged or not there; the diagnostics then say why.
  mutating func read(_ path: String) -> InfoPropertyList? {
    if let known = lists[path] { return known }
    var result: InfoPropertyList?
    do {
      let list = try PropertyListReader.read(readRegularFile(root.absolutePath(of: path)))
      result = InfoPropertyList(list: list, file: path)
    } catch let error as PropertyListError {
      report("the property list is damaged: \(error.message)", path, line: error.line)
    } catch let error as FileReadingError {
      report("the property list cannot be read: \(error.reason)", path, line: nil)
    } catch {
      report("the property list cannot be read: \(error)", path, line: nil)
    }
    lists[path] = result
    return result
  }

  private mutating func report(_ message: String, _ path: String, line: Int?) {
    let location = SourceLocation(file: path, line: line)
    diagnostics.append(Diagnostic(severity: .error, message: message, location: location))
  }
}
