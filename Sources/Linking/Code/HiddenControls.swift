import InterfaceBuilder
import NavigationModel
import SourceReading

/// Finds the controls of documents that code hides or takes away somewhere, so that they may not be there when the user
/// looks for them (semantics §7.3).
struct HiddenControls {
  /// What code of a class calls a control: by an outlet, or by its place in a bar.
  private struct Name: Hashable {
    var type: TypeID
    var name: String
  }

  private let documents: [String: LinkedDocument]
  private let program: Program
  private let scope: DocumentScope

  init(_ documents: [LinkedDocument], _ program: Program, _ scope: DocumentScope) {
    self.documents = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
    self.program = program
    self.scope = scope
  }

  /// Marks the controls of those scenes that have exits; nobody asks for the others.
  func apply(to scenes: inout [Scene], leaving: Set<SceneID>, _ sources: [SourceFacts]) {
    var names: [Name] = []
    var places: [(scene: Int, control: Int, names: Range<Int>)] = []
    for (place, scene) in scenes.enumerated() where leaving.contains(scene.id) {
      for (index, control) in scene.controls.enumerated() {
        let found = self.names(of: control)
        guard !found.isEmpty else { continue }
        places.append((place, index, names.count..<(names.count + found.count)))
        names += found
      }
    }
    guard !names.isEmpty else { return }
    let hidden = hidden(Set(names), sources)
    for (scene, control, range) in places where names[range].contains(where: hidden.contains) {
      scenes[scene].controls[control].isHiddenByCode = true
    }
  }

  /// The names of a control, and those of the views that it lies in.
  private func names(of control: Control) -> [Name] {
    guard let document = documents[control.location.file], let id = control.objectID,
      let scene = document.scene(holding: id), let index = scene.objects.firstIndex(where: { $0.id == id })
    else { return [] }
    let origin = scope.origin(of: document)
    let ancestry = sequence(first: index) { scene.objects[$0].parent }.prefix { $0 != scene.controllerIndex }
    let ids = Set(ancestry.compactMap { scene.objects[$0].id })
    var names: [Name] = []
    for object in scene.objects {
      guard let type = object.customClass.flatMap({ program.declaredType($0, from: origin) }) else { continue }
      for outlet in object.connections where outlet.element == "outlet" || outlet.element == "outletCollection" {
        // The view as a whole is hidden to show something else, not to take a control away.
        guard let name = outlet.text("property"), name != "view", outlet.destination.map(ids.contains) == true else {
          continue
        }
        names.append(Name(type: type, name: name))
      }
    }
    if let slot = scene.objects[index].slot, let bar = SystemMembers.barItems.first(where: { $0 == slot }),
      let type = scene.controller?.customClass.flatMap({ program.declaredType($0, from: origin) })
    {
      names += Self.spellings(of: bar).map { Name(type: type, name: $0) }
    }
    return names
  }

  /// `leftBarButtonItem` and `leftBarButtonItems` are two views of one list.
  private static func spellings(of bar: String) -> [String] {
    bar.hasSuffix("Item") ? [bar, bar + "s"] : [bar, String(bar.dropLast())]
  }

  /// The names that code of their classes, or of classes above, hides what it calls so.
  private func hidden(_ names: Set<Name>, _ sources: [SourceFacts]) -> Set<Name> {
    var owners: [String: [Name]] = [:]
    for name in names {
      for ancestor in program.lineage(name.type) where program[ancestor].isDeclared {
        owners[program[ancestor].name, default: []].append(name)
      }
    }
    var result: Set<Name> = []
    for type in sources.lazy.flatMap(\.types) {
      guard let names = owners[type.name] else { continue }
      var search = HidingSearch(Set(names.map(\.name)))
      search.visit(type)
      result.formUnion(names.filter { search.found.contains($0.name) })
    }
    return result
  }
}
