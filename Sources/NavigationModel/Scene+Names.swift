extension Scene {
  /// What people call it, apart from its id.
  public var names: [String] { [objectID, className, storyboardIdentifier, title, label].compactMap { $0 } }
}

extension [Scene] {
  /// The scene with this id, else all that are called so in any other way. Case counts only where a name would fit otherwise.
  public func called(_ name: String) -> [Scene] {
    if let scene = first(where: { $0.id.rawValue == name }) { return [scene] }
    let exact = filter { $0.names.contains(name) }
    if !exact.isEmpty { return exact }
    let folded = name.lowercased()
    return filter { scene in
      scene.id.rawValue.lowercased() == folded || scene.names.contains { $0.lowercased() == folded }
    }
  }
}
