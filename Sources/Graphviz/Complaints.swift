import CGraphviz
import Glibc
import Synchronization

/// The callback gets no context pointer, so the text has to wait in a global; only the holder of the context's lock makes
/// Graphviz talk.
private let collected = Mutex<[UInt8]>([])

/// What Graphviz says while it works, sorted into errors and warnings.
struct Complaints: Hashable, Sendable {
  /// The messages that it calls errors.
  var errors: [String] = []
  /// All others.
  var warnings: [String] = []

  /// Reads a stretch of Graphviz's messages: each starts with `Error: ` or `Warning: `, continuations follow on lines of their own.
  init(text: String) {
    // By bytes: a drawing can bring thousands of lines.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.hasPrefix("Error: ") {
        errors.append(String(line.dropFirst(7)))
        lastIsError = true
      } else if line.hasPrefix("Warning: ") {
        warnings.append(String(line.dropFirst(9)))
        lastIsError = false
      } else if lastIsError, let last = errors.popLast() {
        errors.append(last + " " + line)
      } else if let last = warnings.popLast() {
        warnings.append(last + " " + line)
      } else {
        warnings.append(String(line))
      }
    }
  }

  private var lastIsError = false

  /// Routes Graphviz's messages here instead of to standard error. Called once, when the context is made.
  static func startCollecting() {
    _ = agseterr(AGWARN)
    _ = agseterrf { text in
      guard let text else { return 0 }
      let bytes = UnsafeBufferPointer(start: text, count: strlen(text))
      collected.withLock { collected in
        for byte in bytes { collected.append(UInt8(bitPattern: byte)) }
      }
      return 0
    }
  }

  /// Takes what has been said since the last call.
  static func take() -> Complaints {
    _ = agreseterrors()
    let bytes = collected.withLock { bytes in
      defer { bytes.removeAll() }
      return bytes
    }
    return Complaints(text: String(decoding: bytes, as: UTF8.self))
  }
}
