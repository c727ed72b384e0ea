import Glibc

/// Something written that nobody sees yet, because what is written with it may still fail.
struct StagedOutput {
  /// Where it goes.
  let output: Output
  private let bytes: [UInt8]
  /// The file beside the real one that holds it already; `nil` for streams, which are written at the end.
  private let temporary: String?

  /// Writes as much as can be taken back.
  ///
  /// - Throws: ``OutputError`` where the file cannot be written; nothing is left behind then.
  init(_ bytes: [UInt8], to output: Output) throws {
    self.output = output
    self.bytes = bytes
    guard case .file(let path) = output else {
      temporary = nil
      return
    }
    do {
      temporary = try TemporaryFile.write(bytes, beside: path)
    } catch {
      throw OutputError.failed(output.description, reason: error.reason)
    }
  }

  /// Writes several results, each whole and either all of them or none.
  ///
  /// - Parameters:
  ///   - results: What goes where.
  ///   - status: The status that the run will have, for the case that nobody reads a stream.
  static func write(_ results: [(bytes: [UInt8], output: Output)], status: ExitStatus) throws {
    var staged: [StagedOutput] = []
    do {
      for (bytes, output) in results { staged.append(try StagedOutput(bytes, to: output)) }
    } catch {
      staged.forEach { $0.discard() }
      throw error
    }
    // Streams come last: they can fail halfway, and what was written to them cannot be taken back.
    let (files, streams) = (staged.filter { $0.temporary != nil }, staged.filter { $0.temporary == nil })
    for (index, item) in (files + streams).enumerated() {
      do {
        try item.publish(status: status)
      } catch {
        files.dropFirst(index + 1).forEach { $0.discard() }
        throw error
      }
    }
  }

  private func publish(status: ExitStatus) throws {
    do throws(SystemError) {
      switch output {
      case .standard: try FileDescriptor(rawValue: StandardStream.output.rawValue).writeAll(bytes)
      case .descriptor(let number): try FileDescriptor(rawValue: number).writeAll(bytes)
      case .special(let path):
        let descriptor = try FileDescriptor.open(path, O_WRONLY)
        defer { Glibc.close(descriptor.rawValue) }
        try descriptor.writeAll(bytes)
      case .file(let path):
        if let temporary, rename(temporary, path) != 0 { throw .last }
      }
    } catch {
      discard()
      if error.code == EPIPE { throw ClosedPipe(status: status) }
      throw OutputError.failed(output.description, reason: error.reason)
    }
  }

  private func discard() {
    if let temporary { unlink(temporary) }
  }
}

/// A file that is written beside another to take its place.
enum TemporaryFile {
  /// Writes a file that is not there yet, whole or not at all.
  ///
  /// - Throws: ``SystemError`` with `EEXIST` where it is there.
  static func create(_ bytes: [UInt8], at path: String) throws(SystemError) {
    let temporary = try write(bytes, beside: path)
    defer { unlink(temporary) }
    if Glibc.link(temporary, path) != 0 { throw .last }
  }

  /// Writes a file with the permissions of the one that it will replace.
  ///
  /// - Returns: Its path.
  static func write(_ bytes: [UInt8], beside path: String) throws(SystemError) -> String {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists, access(path, W_OK) != 0 { throw .last }
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(Output.folder(of: path))/.\(Program.name)-\(random)"
    let descriptor = try FileDescriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      if exists { fchmod(descriptor.rawValue, old.st_mode & 0o7777) }
      do throws(SystemError) {
        try descriptor.writeAll(bytes)
      } catch {
        try? descriptor.close()
        throw error
      }
      try descriptor.close()
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }
}
