import Synchronization

/// Runs recursive work on a thread of its own with room for it, and waits for the result.
///
/// - Parameter stackSize: In bytes; memory that is not used is not taken.
public func withDeepStack<Result: Sendable>(_ stackSize: Int, _ work: @Sendable () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  withThreads(1, stackSize: stackSize) {
    let made = work()
    result.withLock { $0 = made }
  }
  // Without a thread the work ran on the caller's own.
  return result.withLock { $0 } ?? work()
}
