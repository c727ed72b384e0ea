import Dispatch
import Glibc
import Synchronization

/// Transforms elements on all cores; the results stand in the order of the elements, whatever the number of threads.
///
/// The elements are handed out one by one, so that a few slow ones do not leave a core idle.
public func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let workers = min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), elements.count)
  guard workers > 1 else { return elements.map(transform) }
  let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
  let next = Atomic<Int>(0)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < elements.count else { return }
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
