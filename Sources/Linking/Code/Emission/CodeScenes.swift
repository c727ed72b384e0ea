import NavigationModel
import SourceReading

/// Names what code shows and what acts: scenes of documents, classes, system controllers, flow objects.
struct CodeScenes {
  private let evaluation: Evaluation
  /// What people call the scenes of documents.
  private let labels: [SceneID: String]
  /// The scenes that only code makes.
  private(set) var made: [SceneID: Scene] = [:]
  private var ofObject: [ObjectID: SceneID] = [:]
  /// The owners that were looked up before, by activation.
  private var foundOwners: [[SceneID]?]
  /// The classes of which code makes instances.
  private let madeTypes: Set<TypeID>

  init(_ evaluation: Evaluation, labels: [SceneID: String]) {
    self.evaluation = evaluation
    self.labels = labels
    foundOwners = Array(repeating: nil, count: evaluation.activations.count)
    madeTypes = Set(evaluation.objects.map(\.type))
  }

  /// A scene that something can be, and how sure that is.
  struct Named: Hashable {
    var scene: SceneID
    var confidence: Confidence
  }

  // MARK: What is shown

  /// The scenes that a value stands for; none where it is not known.
  mutating func scenes(of value: Value) -> [Named] {
    switch value {
    case .object(let object): return [Named(scene: scene(of: object), confidence: .certain)]
    case .scene(let scene): return [Named(scene: evaluation.scenes[scene].id, confidence: .certain)]
    case .instance(let type): return scenes(of: type).map { Named(scene: $0, confidence: .certain) }
    case .bounded(let type):
      guard evaluation.program[type].isDeclared || isSpecific(type) else { return [] }
      let own = scenes(below: type)
      return own.map { Named(scene: $0, confidence: own.count > 1 ? .possible : .certain) }
    case .relative(let relation, let type):
      return evaluation.scenes.containers(of: type, by: relation).map {
        Named(scene: evaluation.scenes[$0].id, confidence: .certain)
      }
    case .windowRoot, .presentation, .storyboard, .type, .enumCase, .string, .selector, .symbol, .closure,
      .method, .segue:
      return []
    }
  }

  /// Whether the name of a class of the system tells what is on screen.
  private func isSpecific(_ type: TypeID) -> Bool {
    SystemTypes.bringsItsScreen(evaluation.program[type].name)
  }

  /// The scenes of just a class: those of documents, and one for what code makes of it.
  mutating func scenes(of type: TypeID) -> [SceneID] {
    var result = evaluation.scenes.scenes(of: type).map { evaluation.scenes[$0].id }
    if result.isEmpty || madeTypes.contains(type) { result.append(classScene(type)) }
    return result
  }

  /// The scenes of a class; where it has none, of the classes below it.
  private mutating func scenes(below type: TypeID) -> [SceneID] {
    if !evaluation.scenes.scenes(of: type).isEmpty || madeTypes.contains(type) { return scenes(of: type) }
    let below = evaluation.program.descendants(type).filter {
      evaluation.program.isController($0)
        && (madeTypes.contains($0) || !evaluation.scenes.scenes(of: $0).isEmpty)
    }
    if below.isEmpty, evaluation.program.isController(type) { return [classScene(type)] }
    return below.sorted().flatMap { scenes(of: $0) }
  }

  /// The scene that an object is.
  mutating func scene(of object: ObjectID) -> SceneID {
    if let known = ofObject[object] { return known }
    let type = evaluation.objects[Int(object.index)].type
    let system = evaluation.program.systemClass(of: type) ?? ""
    guard SystemTypes.isContainer(system) else {
      let id = classScene(type)
      ofObject[object] = id
      return id
    }
    // Kept first, so that what holds itself ends.
    ofObject[object] = classScene(type)
    let children = evaluation.heap.values(.contents(object)).flatMap { scenes(of: $0) }.map(\.scene)
    let id = container(type, system, children: Set(children).sorted(), at: evaluation.objects[Int(object.index)].place)
    ofObject[object] = id
    return id
  }

  /// A container that code makes is known by what it holds.
  private mutating func container(
    _ type: TypeID, _ system: String, children: [SceneID], at place: CodePlace
  ) -> SceneID {
    let name = evaluation.program[type].name
    let held = children.map { Self.shortName($0) }
    let inside = held.isEmpty ? "" : "(" + held.prefix(3).joined(separator: ", ") + (held.count > 3 ? ", …" : "") + ")"
    let id = SceneID.ofClass(name + inside)
    guard made[id] == nil else { return id }
    let kind = SceneKind(rawValue: system.dropFirst(2).prefix(1).lowercased() + system.dropFirst(3))
    var scene = Scene(
      id: id, kind: kind, className: name, label: Self.label(name) + (children.first.map { " (\(label($0)))" } ?? ""),
      location: location(place), platform: platform(of: [place.file]), targets: targets(of: [place.file]))
    scene.presentation = presentation(of: type)
    made[id] = scene
    return id
  }

  /// The ids of the targets that files are part of.
  private func targets(of files: [Int]) -> [String] {
    Set(files.flatMap { evaluation.program.files[$0].origin.targets }).sorted()
  }

  /// The platform that a class of some files runs on: another one than iPhone and iPad only where all of its code is for
  /// that. Headers go into no target themselves, so those count only where there is nothing else.
  private func platform(of files: [Int]) -> Platform {
    let all = files.map { evaluation.program.files[$0].origin }
    let compiled = all.filter { !$0.path.lowercased().hasSuffix(".h") }
    let platforms = (compiled.isEmpty ? all : compiled).map(\.otherPlatform)
    return platforms.contains(nil) ? .iOS : platforms.first.flatMap { $0 } ?? .iOS
  }

  private func label(_ id: SceneID) -> String { labels[id] ?? made[id]?.label ?? Self.shortName(id) }

  private static func shortName(_ id: SceneID) -> String {
    let text = id.rawValue
    if let end = text.lastIndex(of: "#") { return String(text[text.index(after: end)...]) }
    return text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The scene of a class that is only made in code, or of a system controller.
  mutating func classScene(_ type: TypeID) -> SceneID {
    let declared = evaluation.program[type]
    let system = evaluation.program.systemClass(of: type) ?? declared.name
    let isSystem = SystemTypes.bringsItsScreen(system)
    let id = declared.isDeclared || !isSystem ? SceneID.ofClass(declared.name) : .system(declared.name)
    guard made[id] == nil else { return id }
    var scene = Scene(
      id: id, kind: isSystem ? .system : .codeOnly, className: declared.name, label: Self.label(declared.name),
      location: declared.files.first.map {
        location(CodePlace(file: $0, position: declared.position))
      }, platform: platform(of: declared.files), targets: targets(of: declared.files))
    if SystemTypes.isContainer(system) {
      scene.kind = SceneKind(rawValue: system.dropFirst(2).prefix(1).lowercased() + system.dropFirst(3))
      // Nobody shows an empty container: what was put into this one was not followed.
      if !declared.isDeclared { scene.openness = .open("what it holds is not known") }
    }
    if system.hasSuffix("HostingController") {
      scene.kind = .hostingController
      scene.openness = .open("its SwiftUI view was not read")
    }
    if !declared.isDeclared, !isSystem, !SystemTypes.isController(declared.name) || isOfLibrary(declared.name) {
      scene.openness = .open("\(declared.name) is not part of the project")
    }
    scene.presentation = presentation(of: type)
    scene.takesShow = evaluation.overridesShow(type)
    made[id] = scene
    return id
  }

  /// A system controller by the name of its class.
  mutating func systemScene(_ name: String) -> SceneID {
    let id = SceneID.system(name)
    if made[id] == nil { made[id] = Scene(id: id, kind: .system, className: name, label: Self.label(name)) }
    return id
  }

  private func isOfLibrary(_ name: String) -> Bool {
    name != "UIViewController" && SystemTypes.superclass(of: name) == nil
  }

  /// What a class says about its own presentation.
  private func presentation(of type: TypeID) -> ScenePresentation {
    var result = ScenePresentation()
    result.style = evaluation.style(of: type)
    result.isModalInPresentation = evaluation.isSet("isModalInPresentation", of: type)
    return result
  }

  /// What people call a class: without the prefix of the system and the suffix that all controllers share.
  static func label(_ name: String) -> String {
    SceneBuilder.shortened(name.hasPrefix("UI") && name.count > 2 ? String(name.dropFirst(2)) : name)
  }

  /// Where a place in the source is.
  func location(_ place: CodePlace) -> SourceLocation {
    SourceLocation(
      file: evaluation.program.files[place.file].path, line: Int(place.position.line),
      column: Int(place.position.column))
  }

  // MARK: What acts

  /// Whose code runs in an activation: scenes, or a flow object; none where it is shared code without a `self`.
  mutating func owners(of id: ActivationID) -> [SceneID] {
    if let known = foundOwners[Int(id.index)] { return known }
    let home = evaluation.home(of: id)
    let found = foundOwners[Int(home.index)] ?? foundOwners(of: home)
    foundOwners[Int(home.index)] = found
    foundOwners[Int(id.index)] = found
    return found
  }

  private mutating func foundOwners(of home: ActivationID) -> [SceneID] {
    var result: [SceneID] = []
    for value in evaluation[home].selfValues {
      let type: TypeID?
      if case .type(let own) = value { type = own } else { type = evaluation.type(of: value) }
      if case .scene(let scene) = value {
        result.append(evaluation.scenes[scene].id)
        continue
      }
      guard let type else { continue }
      result += owners(of: type)
    }
    if result.isEmpty, let owner = evaluation[home].owner, evaluation.program[owner].isDeclared {
      result = owners(of: owner)
    }
    var seen: Set<SceneID> = []
    return result.filter { seen.insert($0).inserted }
  }

  private mutating func owners(of type: TypeID) -> [SceneID] {
    let program = evaluation.program
    // Of a class of the system that only its name is known of, nobody knows which scene it is.
    guard program[type].isDeclared || !program.isController(type) else { return [] }
    if program.isController(type) { return scenes(below: type) }
    let sources = evaluation.scenes.sources(ofSegueClass: type)
    if !sources.isEmpty { return sources.map { evaluation.scenes[$0].id } }
    guard program[type].isDeclared else { return [] }
    return [flow(type)]
  }

  /// The node of a type that shows scenes and is none.
  mutating func flow(_ type: TypeID) -> SceneID {
    let declared = evaluation.program[type]
    let id = SceneID.flow(declared.name)
    guard made[id] == nil else { return id }
    made[id] = Scene(
      id: id, kind: .flow, className: declared.name, label: declared.name,
      location: declared.files.first.map { location(CodePlace(file: $0, position: declared.position)) },
      platform: platform(of: declared.files), targets: targets(of: declared.files))
    return id
  }

  /// A node for what could not be followed.
  mutating func unresolved(_ text: String, at location: SourceLocation, reason: String) -> SceneID {
    let id = SceneID.unresolved(text)
    guard made[id] == nil else { return id }
    made[id] = Scene(id: id, kind: .unresolved, label: text, location: location, openness: .open(reason))
    return id
  }
}

extension Evaluation {
  /// The symbol of a text; one that never occurs where the text was never seen.
  func symbol(_ text: String) -> Symbol { symbols.known(text) }

  /// The presentation styles that a variable holds.
  func styles(_ key: Heap.Key) -> [PresentationStyle] { styles(heap.values(key)) }

  /// The presentation styles that are set on a value: those that one of some runs sets, or the code around it, else those
  /// that any code sets.
  func styles(of value: Value, in runs: [ActivationID]) -> [PresentationStyle] {
    let keys = ownProperties("modalPresentationStyle", of: value)
    for run in runs {
      var scope: ActivationID? = run
      while let current = scope {
        let own = keys.flatMap { styles(self[current].styles[$0] ?? []) }
        if !own.isEmpty { return own }
        scope = self[current].environment
      }
    }
    return keys.flatMap { styles($0) }
  }

  /// The presentation styles among values.
  func styles(_ values: ValueSet) -> [PresentationStyle] {
    values.compactMap { value in
      switch value {
      case .symbol(let symbol): PresentationStyle(code: symbols[symbol])
      case .type(let type): PresentationStyle(code: program[type].name)
      default: nil
      }
    }
  }

  /// Whether a class implements `show(_:sender:)` itself, so that it decides what becomes of what is shown inside of it.
  func overridesShow(_ type: TypeID) -> Bool {
    program.lineage(type).contains { ancestor in
      ["show", "showViewController"].contains { base in
        (program[ancestor].functions[base] ?? []).contains {
          ["show(_:sender:)", "showViewController(_:sender:)", "showViewController:sender:"].contains(
            program[$0].facts.name)
        }
      }
    }
  }

  /// The presentation style that a class sets for itself, or overrides.
  func style(of type: TypeID) -> PresentationStyle? {
    let name = "modalPresentationStyle"
    return styles(.type(type, symbol(name))).first ?? overriding(name, in: type).flatMap { styles($0).first }
  }

  /// What the getter gives back with which a class, or the next one above it, overrides a property of the system.
  private func overriding(_ name: String, in type: TypeID) -> ValueSet? {
    let variable = program.lineage(type).lazy.compactMap { program[$0].properties[name] }.first
    return variable.map { variable in
      activations.filter { $0.code == .getter(variable) }.reduce(into: ValueSet()) { $0.formUnion($1.result) }
    }
  }

  /// Whether code sets a flag of a class to true, or overrides it with that constant.
  func isSet(_ name: String, of type: TypeID) -> Bool {
    if isTrue(.type(type, symbol(name))) { return true }
    for ancestor in program.lineage(type) {
      if let variable = program[ancestor].properties[name] {
        return program[variable].facts.getter.constantResults == ["true"]
      }
      if let function = program[ancestor].functions[name]?.first {
        return program[function].facts.body.constantResults == ["true"]
      }
    }
    return false
  }

  /// Whether a variable can be true.
  func isTrue(_ key: Heap.Key) -> Bool {
    heap.values(key).contains(where: isTrue)
  }

  private func isTrue(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value { return ["true", "YES"].contains(symbols[symbol]) }
    return false
  }
}

extension PresentationStyle {
  /// Reads a style as code writes it: `formSheet`, `FormSheet` (Swift 2), `UIModalPresentationFormSheet`.
  init?(code: String) {
    var name = code[...]
    if name.hasPrefix("UIModalPresentation") { name = name.dropFirst("UIModalPresentation".count) }
    if name.hasPrefix("Style"), name.count > 5 { name = name.dropFirst(5) }
    let text = name.prefix(1).lowercased() + name.dropFirst()
    guard Self.written.contains(text) else { return nil }
    self.init(rawValue: text)
  }

  private static let written: Set<String> = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext",
    "popover", "blurOverFullScreen", "none", "automatic",
  ]
}

extension SymbolTable {
  /// The symbol of a text that was seen; one that nothing has for any other.
  func known(_ text: String) -> Symbol { find(text) ?? Symbol(index: -1) }
}
