import InterfaceBuilder
import NavigationModel

/// In which size classes the objects of a scene are not there: not installed, or hidden by a variation (semantics §9).
struct InstalledViews {
  private var absent: [String: SizeClasses] = [:]

  init(_ scene: InterfaceScene) {
    for object in scene.objects where !object.variations.isEmpty {
      if Self.isHiddenByDefault(object), let id = object.id { absent[id] = .all }
      for (condition, variation) in Self.fromGeneralToSpecial(object.variations) {
        for id in variation.excludes { absent[id, default: []].formUnion(condition) }
        for id in variation.includes { absent[id]?.subtract(condition) }
        guard let id = object.id, let hidden = variation.attributes.first(where: { $0.name == "hidden" }) else {
          continue
        }
        if hidden.value == "YES" {
          absent[id, default: []].formUnion(condition)
        } else {
          absent[id]?.subtract(condition)
        }
      }
    }
  }

  /// Whether an object is hidden, but for the size classes of a variation.
  static func isHiddenByDefault(_ object: InterfaceObject) -> Bool {
    object.flag("hidden")
      && object.variations.contains { variation in
        SizeClasses(condition: variation.key) != nil
          && variation.attributes.contains { $0.name == "hidden" && $0.value == "NO" }
      }
  }

  /// The size classes in which an object itself is not there.
  func absence(of object: InterfaceObject) -> SizeClasses { object.id.flatMap { absent[$0] } ?? [] }

  /// A variation for one pair of classes wins over one for a width or height, and that over the default.
  private static func fromGeneralToSpecial(
    _ variations: [InterfaceVariation]
  ) -> [(SizeClasses, InterfaceVariation)] {
    let known = variations.compactMap { variation in
      SizeClasses(condition: variation.key).map { ($0, variation) }
    }
    return known.sorted { first, second in
      let counts = (first.0.rawValue.nonzeroBitCount, second.0.rawValue.nonzeroBitCount)
      return counts.0 != counts.1 ? counts.0 > counts.1 : first.1.key < second.1.key
    }
  }
}
