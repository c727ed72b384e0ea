import Glibc

/// Reads whole regular files; never blocks on a FIFO and never reads more than it is allowed to.
struct FileReader {
  /// The size above which a file is not read, in bytes.
  var largestSize: Int

  /// The bytes of a file.
  ///
  /// - Throws: ``FileReadingError`` where it is no regular file, too large or not readable.
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    // Opening a FIFO without O_NONBLOCK would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .failed(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= largestSize else { throw .tooLarge(size: size, limit: largestSize) }
    return try read(descriptor, expecting: size)
  }

  private func read(_ descriptor: Int32, expecting size: Int) throws(FileReadingError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
        if part < 0, errno == EINTR { continue }
        if part < 0 { failure = errno }
        // A file that shrank while it was read ends early; what is there decides.
        guard part > 0 else { return }
        count += part
      }
    }
    if let failure { throw .failed(String(cString: strerror(failure))) }
    return bytes
  }
}

/// Why a file could not be read.
enum FileReadingError: Error, Hashable, CustomStringConvertible {
  case failed(String)
  case notRegular
  case tooLarge(size: Int, limit: Int)

  var description: String {
    switch self {
    case .failed(let reason): "cannot be read: \(reason)"
    case .notRegular: "is not a regular file and was not read"
    case .tooLarge(let size, let limit): "has \(size >> 20) MB and was not read: the limit is \(limit >> 20) MB"
    }
  }
}
