import Glibc

/// Why a file's bytes could not be had, in the system's words.
struct FileReadingError: Error, Hashable {
  /// The system's text, such as `Permission denied`.
  var reason: String

  /// The text for the system's current error number.
  static var current: FileReadingError { FileReadingError(reason: String(cString: strerror(errno))) }
}

/// Reads a whole regular file; anything that could block or never end (FIFO, socket, device) is refused, and so is a
/// file of more than `limit` bytes.
func readRegularFile(_ path: String, atMost limit: Int = .max) throws(FileReadingError) -> [UInt8] {
  // O_NONBLOCK: opening a FIFO without a writer would wait for ever.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  if descriptor < 0 { throw .current }
  defer { close(descriptor) }
  var status = stat()
  if fstat(descriptor, &status) != 0 { throw .current }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileReadingError(reason: "it is a folder") }
  if status.st_mode & S_IFMT != S_IFREG { throw FileReadingError(reason: "it is not a regular file") }

  let size = Int(status.st_size)
  if size > limit {
    throw FileReadingError(reason: "it has \(size >> 20) MB, and files of up to \(limit >> 20) MB are read")
  }
  var problem: FileReadingError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = read(descriptor, buffer.baseAddress! + count, size - count)  // A capacity above 0 has an address.
      if got == 0 { break }
      if got < 0 && errno == EINTR { continue }
      if got < 0 {
        problem = .current
        break
      }
      count += got
    }
  }
  if let problem { throw problem }
  return bytes
}

/// Whether something, of whatever kind, is at a path.
func pathExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// The path without symbolic links, or `nil` where nothing is there.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
