import Glibc

/// An open file.
struct FileDescriptor {
  let rawValue: Int32

  /// Opens a file; one that does not exist yet gets ordinary permissions.
  static func open(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .last }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Writes everything.
  ///
  /// - Throws: ``SystemError`` with the reason of the system.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { write(rawValue, $0.baseAddress! + start, bytes.count - start) }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Closes it; some file systems report only here that a write failed.
  func close() throws(SystemError) {
    if Glibc.close(rawValue) != 0 { throw SystemError.last }
  }
}

/// Why the system refused.
struct SystemError: Error, Hashable {
  let code: Int32

  /// The reason of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason in words.
  var reason: String { String(cString: strerror(code)) }
}
