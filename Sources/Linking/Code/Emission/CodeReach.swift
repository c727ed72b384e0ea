import NavigationModel
import SourceReading

/// Which code something starts, and what: a user, the system, or something that is not known.
struct CodeReach {
  /// What starts some code.
  struct Start {
    /// What a user touches comes first, then what delegates and closures hear, the unknown, and what the system does by
    /// itself.
    enum Rank: Int, Comparable {
      case user, callback, unknown, automatic

      static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    var rank: Rank
    var trigger: Trigger?
  }

  /// A call that leads to an activation.
  struct Caller {
    var activation: ActivationID
    var position: Position
    var isHandedOn: Bool
    /// Whether the call only sets up what starts the code later.
    var isEvent: Bool
    /// The control that starts it then.
    var control: ObjectID?
    /// Whether it only reads a property, whose declaration is where the position is.
    var isReading = false
    /// Whether the call goes to so many at once that it tells nothing of any of them.
    var isBlurred = false
    /// Whether what is called stands for many callers that have nothing to do with each other.
    var isMerged = false
    /// Whether the call only keeps the code for a time that nobody knows.
    var isDeferred = false
  }

  private(set) var starts: [Start?]
  /// Reached without code of debug builds.
  private(set) var isReleased: [Bool]
  private(set) var callers: [[Caller]]
  /// Whether the system itself calls an activation.
  private(set) var isRoot: [Bool]
  /// What the system starts.
  private let roots: [EventRoot]
  /// Code that shows something, itself or by what it calls or sets up.
  private var showing: [Bool]

  private let evaluation: Evaluation

  init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
    let count = evaluation.activations.count
    starts = Array(repeating: nil, count: count)
    isReleased = Array(repeating: false, count: count)
    callers = Array(repeating: [], count: count)
    isRoot = Array(repeating: false, count: count)
    showing = Array(repeating: false, count: count)
    let detached = evaluation.detachedTypes
    roots = evaluation.calledRoots.filter { !evaluation.isOfDetached($0, detached) }
    for root in roots { isRoot[Int(root.activation.index)] = true }
    let reached = reach()
    findCallers(reached)
    findStarts(reached)
    findReleased()
    findShowing()
  }

  /// Whether code shows something, itself or by what it calls or sets up.
  func shows(_ id: ActivationID) -> Bool { showing[Int(id.index)] }

  private mutating func findShowing() {
    var pending = evaluation.activations.indices.filter { index in
      evaluation.activations[index].effects.contains { effect in
        switch effect.kind {
        case .show, .performSegue: true
        default: false
        }
      }
    }
    while let next = pending.popLast() {
      guard !showing[next] else { continue }
      showing[next] = true
      pending += callers[next].map { Int($0.activation.index) }
    }
  }

  /// What calls lead to from an activation, with itself; through what stands for many callers only where that is asked.
  func below(_ id: ActivationID, throughMerged: Bool) -> Set<ActivationID> {
    var seen: Set<ActivationID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      for link in evaluation[next].links
      where !link.isBlurred && (throughMerged || !evaluation[link.callee].isMerged)
        && seen.insert(link.callee).inserted
      {
        pending.append(link.callee)
      }
    }
    return seen
  }

  /// Whether something starts an activation at all.
  func isReached(_ id: ActivationID) -> Bool { starts[Int(id.index)] != nil }

  subscript(id: ActivationID) -> Start? { starts[Int(id.index)] }

  /// How a trigger compares with others.
  static func rank(of trigger: Trigger?) -> Start.Rank {
    guard let trigger else { return .unknown }
    if trigger.element == "callback" { return .callback }
    return ["notification", "timer", "lifecycle", "launch", "deepLink"].contains(trigger.element)
      ? .automatic : .user
  }

  /// Everything that the roots lead to, over calls and over the events they set up.
  private func reach() -> [Bool] {
    var reached = Array(repeating: false, count: evaluation.activations.count)
    var pending = roots.map(\.activation)
    while let next = pending.popLast() {
      guard !reached[Int(next.index)] else { continue }
      reached[Int(next.index)] = true
      let activation = evaluation[next]
      pending += activation.links.map(\.callee) + activation.events.map(\.callee)
    }
    return reached
  }

  private mutating func findCallers(_ reached: [Bool]) {
    for index in reached.indices where reached[index] {
      let id = ActivationID(index: Int32(index))
      for link in evaluation.activations[index].links {
        callers[Int(link.callee.index)].append(
          Caller(
            activation: id, position: link.position, isHandedOn: link.isHandedOn, isEvent: false,
            isReading: link.isReading, isBlurred: link.isBlurred,
            isMerged: evaluation.activations[Int(link.callee.index)].isMerged, isDeferred: link.isDeferred))
      }
      for event in evaluation.activations[index].events {
        callers[Int(event.callee.index)].append(
          Caller(
            activation: id, position: event.position, isHandedOn: false, isEvent: true, control: event.control))
      }
    }
  }

  private mutating func findStarts(_ reached: [Bool]) {
    var begins: [Start.Rank: [(ActivationID, Trigger?)]] = [:]
    for root in roots {
      begins[Self.rank(of: root.trigger), default: []].append((root.activation, root.trigger))
    }
    for index in reached.indices where reached[index] {
      for event in evaluation.activations[index].events {
        begins[Self.rank(of: event.trigger), default: []].append((event.callee, event.trigger))
      }
    }
    spread(.user, from: begins[.user] ?? [])
    spread(.callback, from: begins[.callback] ?? [])
    // What is set up now and runs later is not started by what set it up.
    for index in reached.indices where reached[index] {
      for link in evaluation.activations[index].links where link.isDeferred {
        begins[.unknown, default: []].append((link.callee, nil))
      }
    }
    spread(.unknown, from: begins[.unknown] ?? [])
    // What also runs later runs then: while a scene is made there is often nothing to show yet.
    let automatic = begins[.automatic] ?? []
    spread(.automatic, from: automatic.filter { !Self.isEarly($0.1) })
    spread(.automatic, from: automatic.filter { Self.isEarly($0.1) })
  }

  /// Whether something starts before its scene is on screen (semantics §6.1).
  private static func isEarly(_ trigger: Trigger?) -> Bool {
    trigger?.element == "lifecycle" && trigger?.event.map { early.contains($0) || $0.hasPrefix("init") } == true
  }

  private static let early: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib"]

  /// Of several ways to the same code the shortest counts, and of those the first in the order of the files: what started
  /// something must not change with code that has nothing to do with it.
  private mutating func spread(_ rank: Start.Rank, from roots: [(ActivationID, Trigger?)]) {
    var pending = roots.enumerated().sorted { first, second in
      let places = (place(of: first.element.0), place(of: second.element.0))
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
    // What is called together with much else comes last, and nobody says what started it.
    var blurred: [(ActivationID, Trigger?)] = []
    var next = 0
    while true {
      if next == pending.count {
        pending = blurred.filter { starts[Int($0.0.index)] == nil }
        blurred = []
        next = 0
        if pending.isEmpty { break }
      }
      let (id, trigger) = pending[next]
      next += 1
      guard starts[Int(id.index)] == nil else { continue }
      starts[Int(id.index)] = Start(rank: rank, trigger: trigger)
      for link in evaluation[id].links
      where starts[Int(link.callee.index)] == nil && (rank == .user || !link.isDeferred) {
        if link.isBlurred || evaluation.activations[Int(link.callee.index)].isMerged {
          blurred.append((link.callee, nil))
        } else {
          // By then the scene may be on screen.
          pending.append((link.callee, link.isLater && Self.isEarly(trigger) ? Trigger(element: "lifecycle") : trigger))
        }
      }
    }
  }

  /// Where the code of an activation is written.
  private func place(of id: ActivationID) -> CodePlace {
    let position: Position
    switch evaluation.activations[Int(id.index)].code {
    case .function(let function): position = evaluation.program.functions[Int(function.index)].facts.position
    case .closure(let closure): position = evaluation.closures[Int(closure.index)].facts.position
    case .value(let variable), .getter(let variable), .setter(let variable):
      position = evaluation.program.variables[Int(variable.index)].facts.position
    case .file: position = Position(line: 1, column: 1)
    case .crowd(let place), .closing(let place): position = place.position
    }
    return CodePlace(file: evaluation.activations[Int(id.index)].file, position: position)
  }

  private mutating func findReleased() {
    var pending = roots.map(\.activation)
    while let next = pending.popLast() {
      guard !isReleased[Int(next.index)] else { continue }
      isReleased[Int(next.index)] = true
      let activation = evaluation[next]
      pending += activation.links.filter { !$0.isDebugOnly }.map(\.callee) + activation.events.map(\.callee)
    }
  }
}
