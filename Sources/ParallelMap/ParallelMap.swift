import Dispatch
import Glibc
import Synchronization

/// Transforms elements on all cores; the results stand in the order of the elements, whatever the number of threads.
///
/// The elements are handed out one by one, so that a few slow ones do not leave a core idle.
public func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let queue = WorkQueue(elements.count)
  let workers = min(coreCount, elements.count)
  guard workers > 1 else { return elements.map(transform) }
  let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while let index = queue.next() {
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}

/// Transforms elements like ``parallelMap(_:_:)``, on threads with a stack of a given size: for what is recursive.
///
/// The threads of other people may have stacks of any size, those of test runners and small systems a few hundred kB.
///
/// - Parameter stackSize: The size in bytes. The system takes memory only for what is used of it.
public func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], stackSize: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let queue = WorkQueue(elements.count)
  let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
  withThreads(min(coreCount, elements.count), stackSize: stackSize) {
    while let index = queue.next() {
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}

private var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The numbers below a bound, each handed out once.
private final class WorkQueue: Sendable {
  private let count: Int
  private let counter = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    let index = counter.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
