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
    try StagedOutput.write([(bytes, self)], status: status)
  }

  /// How a message names it, behind "cannot write".
  var description: String {
    switch self {
    case .standard, .descriptor: destination
    case .file(let path), .special(let path): "'\(path)'"
    }
  }

  /// How a message names it, behind "is written".
  var destination: String {
    switch self {
    case .standard: "to standard output"
    case .descriptor(let number): "to file descriptor \(number)"
    case .file(let path), .special(let path): "to '\(path)'"
    }
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

  /// The same for all names of one place.
  var identity: Output {
    guard case .file(let path) = self, let folder = realpath(Self.folder(of: path), nil) else { return self }
    defer { free(folder) }
    return .file("\(String(cString: folder))/\(path.split(separator: "/").last ?? "")")
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
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
