import Foundation
import Synchronization

/// A folder of the system's place for temporary files that is gone when the run ends, also where a signal ends it.
struct TemporaryTree {
  /// The absolute path.
  let path: String

  /// Makes an empty folder.
  init() throws {
    let parent = NSTemporaryDirectory()
    // mkdtemp asks for six letters of this kind, and puts others in their place.
    let name = "\(Program.name)-" + String(repeating: "X", count: 6)
    var template = Array("\(parent.hasSuffix("/") ? parent : parent + "/")\(name)".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw OutputError.failed("in '\(parent)'", reason: SystemError.last.reason)
    }
    let made = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }  // Never empty.
    path = URL(fileURLWithPath: made).resolvingSymlinksInPath().path
    SignalCleanup.shared.add(path)
  }

  /// Writes a file, and the folders above it.
  @discardableResult func write(_ data: Data, to name: String) throws -> URL {
    let file = try place(name)
    do {
      try data.write(to: file)
    } catch {
      throw OutputError.failed("'\(file.path)'", reason: SystemError.last.reason)
    }
    return file
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try? FileManager.default.createSymbolicLink(atPath: place(name).path, withDestinationPath: target)
  }

  /// Takes everything away.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    SignalCleanup.shared.forget(path)
  }

  private func place(_ name: String) throws -> URL {
    let file = URL(fileURLWithPath: path + "/" + name)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw OutputError.failed("'\(file.path)'", reason: SystemError.last.reason)
    }
    return file
  }
}

/// Takes temporary folders away before a signal ends the program.
///
/// A class, because the threads that make folders and the one that gets signals share it.
private final class SignalCleanup: Sendable {
  static let shared = SignalCleanup()

  private let paths = Mutex<Set<String>>([])
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  func add(_ path: String) {
    _ = paths.withLock { $0.insert(path) }
    sources.withLock { sources in
      guard sources.isEmpty else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] { sources.append(source(number)) }
    }
  }

  func forget(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  private func source(_ number: Int32) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { [self] in
      for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
      signal(number, SIG_DFL)
      // Threads of the dispatch library let no signal through.
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, number)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(number)
    }
    source.resume()
    signal(number, SIG_IGN)
    return source
  }
}
