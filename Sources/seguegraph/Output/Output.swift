import Glibc

/// Where the result of a command goes.
enum Output: Hashable {
  /// Standard output.
  case standard
  /// An open file, named as `/dev/fd/N` or the like.
  case descriptor(Int32)
  /// A regular file, or one that does not exist yet; symbolic links are followed already.
  case file(String)
  /// Something else that can be written to: a pipe, a device.
  case special(String)

  /// Finds out what a name stands for, and complains before any work is done.
  init(_ name: String?) throws {
    guard let name, name != "-" else {
      self = .standard
      return
    }
    if let descriptor = Self.descriptor(named: name) {
      self = descriptor == StandardStream.output.rawValue ? .standard : .descriptor(descriptor)
      return
    }
    switch FileKind(ofPath: name) {
    case .folder: throw OutputError.isFolder(name)
    case .special: self = .special(name)
    case .regular, .absent:
      let target = try Self.followingLinks(name)
      let folder = Self.folder(of: target)
      guard FileKind(ofPath: folder) == .folder else { throw OutputError.noFolder(file: name, folder: folder) }
      self = .file(target)
    }
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { self == .standard && StandardStream.output.isTerminal }

  /// Whether it shows colours.
  var showsColor: Bool { self == .standard && StandardStream.output.showsColor }

  /// Writes everything.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - status: The status that the run will have, for the case that nobody reads.
  func write(_ bytes: [UInt8], status: ExitStatus) throws {
    do throws(SystemError) {
      switch self {
      case .standard: try FileDescriptor(rawValue: StandardStream.output.rawValue).writeAll(bytes)
      case .descriptor(let number): try FileDescriptor(rawValue: number).writeAll(bytes)
      case .file(let path): try Self.replace(path, with: bytes)
      case .special(let path):
        let descriptor = try Self.open(path, O_WRONLY)
        defer { Glibc.close(descriptor.rawValue) }
        try descriptor.writeAll(bytes)
      }
    } catch {
      if error.code == EPIPE { throw ClosedPipe(status: status) }
      throw OutputError.failed(description, reason: error.reason)
    }
  }

  private var description: String {
    switch self {
    case .standard: "to standard output"
    case .descriptor(let number): "to file descriptor \(number)"
    case .file(let path), .special(let path): "'\(path)'"
    }
  }

  /// Writes a file beside the real one and puts it in its place, so that nobody ever sees half of it.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists, access(path, W_OK) != 0 { throw .last }
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(folder(of: path))/.\(Program.name)-\(random)"
    let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      if exists { fchmod(descriptor.rawValue, old.st_mode & 0o7777) }
      do throws(SystemError) {
        try descriptor.writeAll(bytes)
      } catch {
        try? descriptor.close()
        throw error
      }
      try descriptor.close()
      if rename(temporary, path) != 0 { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .last }
    return FileDescriptor(rawValue: descriptor)
  }
}

extension Output {
  /// The number of an open file that a name stands for; these names look like links to files, but must not be replaced.
  private static func descriptor(named name: String) -> Int32? {
    switch name {
    case "/dev/stdout": return StandardStream.output.rawValue
    case "/dev/stderr": return StandardStream.error.rawValue
    default:
      for prefix in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(prefix) {
        return Int32(name.dropFirst(prefix.count))
      }
      return nil
    }
  }

  /// The file that a chain of symbolic links ends in, whether it exists or not.
  private static func followingLinks(_ name: String) throws -> String {
    var path = name
    for _ in 0..<40 {  // The limit of the kernel.
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = buffer.withUnsafeMutableBytes { bytes in
        readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      if length < 0 { return path }
      let target = String(decoding: buffer.prefix(length), as: UTF8.self)
      path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
    }
    throw OutputError.failed("'\(name)'", reason: SystemError(code: ELOOP).reason)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// What stands at a path.
private enum FileKind {
  case absent
  case regular
  case folder
  case special

  init(ofPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .absent
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
