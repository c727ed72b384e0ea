import Synchronization

/// The steps into situations that were told already: the ways into many findings share most of theirs.
final class WitnessMemory: Sendable {
  private let known = Mutex<[Int: WitnessStep]>([:])

  /// The steps into some situations; those that are not known yet are made.
  func steps(into situations: ArraySlice<Int>, _ make: (Int) -> WitnessStep) -> [WitnessStep] {
    known.withLock { known in
      situations.map { situation in
        if let step = known[situation] { return step }
        let step = make(situation)
        known[situation] = step
        return step
      }
    }
  }
}
