import NavigationModel
import SourceReading

extension ProjectIdioms {
  /// Where the project says that the app starts; launch screens are none, whatever they are called.
  func starts(among scenes: [Scene]) -> [EntryPoint] {
    let named = entryPoints.map { ($0, EntryPoint.Kind.configuration) } + deepLinks.map { ($0, .deepLink) }
    return named.flatMap { scene, kind in
      scenes.called(scene.name).filter { !$0.isLaunchScreen }.map {
        let isPlaced = !scene.location.file.isEmpty
        return EntryPoint(scene: $0.id, via: kind, location: isPlaced ? scene.location : $0.location ?? scene.location)
      }
    }
  }

  /// How a function shows what it is given; `nil` where nothing is said of it.
  func showing(_ function: String, base: String) -> TransitionKind? {
    if Self.names(function, base: base, in: presentingFunctions) { return .present }
    return Self.names(function, base: base, in: pushingFunctions) ? .push : nil
  }

  /// Whether an action closes the scene that sends it, in the spelling of Swift or Objective-C.
  func closes(_ selector: String) -> Bool {
    guard !closeSelectors.isEmpty else { return false }
    let selector = selector.withoutType
    let base = selector.baseOfFunction
    return closeSelectors.contains { name in
      name == selector || name.baseOfFunction == base && name.takesOne == selector.takesOne
    }
  }

  /// Whether a control of a class closes the scene that it is in.
  func closes(controlOf className: String?) -> Bool { className.map(closeControlClasses.contains) ?? false }

  /// The base names of all functions that something is said of.
  var functionNames: [String] { (presentingFunctions + pushingFunctions).map(\.ownName) }

  /// A name without labels says something of all functions that are called so; a type in front of it says where to look for
  /// them, and counts for nothing.
  private static func names(_ function: String, base: String, in list: [String]) -> Bool {
    list.contains { written in
      guard written.ownName == base else { return false }
      let name = written.withoutType
      return !name.contains("(") && !name.contains(":") || name == function
    }
  }
}

extension String {
  /// `open(_:)` of `Router.open(_:)`.
  fileprivate var withoutType: String {
    let head = prefix { $0 != "(" && $0 != ":" }
    guard let dot = head.lastIndex(of: ".") else { return self }
    return String(self[index(after: dot)...])
  }

  /// `open` of `Router.open(_:)`.
  fileprivate var ownName: String { withoutType.baseOfFunction }

  /// Whether a selector has an argument: `close:`, `close(_:)`.
  fileprivate var takesOne: Bool { contains(":") }
}
