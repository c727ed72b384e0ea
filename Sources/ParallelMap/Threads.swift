import Glibc

/// Runs work on some threads of its own at once, and waits for all of them.
///
/// Where the system gives fewer threads than asked for, those that it gave do all the work; where it gives none, the
/// thread of the caller does.
func withThreads(_ count: Int, stackSize: Int, _ work: @Sendable () -> Void) {
  withoutActuallyEscaping(work) { work in
    let body = Unmanaged.passRetained(ThreadBody(work))
    defer { body.release() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)

    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          // The caller holds the body until it has joined every thread.
          Unmanaged<ThreadBody>.fromOpaque(argument!).takeUnretainedValue().work()
          return nil
        }, body.toOpaque())
      if status == 0 { threads.append(thread) }
    }
    if threads.isEmpty, count > 0 { work() }
    for thread in threads { pthread_join(thread, nil) }
  }
}

private final class ThreadBody: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
