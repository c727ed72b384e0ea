import Glibc

/// What tells one build of the program from any other: the hash that the linker leaves in it.
///
/// Facts of another build may mean something else. A number in the source that has to be raised would be forgotten.
enum BuildIdentifier {
  /// The identifier of the running program; `nil` where it was linked without `--build-id`.
  static let current: [UInt8]? = read("/proc/self/exe")

  /// Reads the identifier of an ELF program for 64 bits.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let header = bytes(of: descriptor, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    let (table, size, count) = (number(header, 32, 8), number(header, 54, 2), number(header, 56, 2))
    for index in 0..<count {
      guard size >= 56, let row = bytes(of: descriptor, at: table &+ index * size, count: size) else { return nil }
      let isNote = number(row, 0, 4) == 4
      guard isNote, let notes = bytes(of: descriptor, at: number(row, 8, 8), count: number(row, 32, 8)) else {
        continue
      }
      if let identifier = identifier(in: notes) { return identifier }
    }
    return nil
  }

  /// Finds the note of the type `NT_GNU_BUILD_ID`.
  private static func identifier(in notes: [UInt8]) -> [UInt8]? {
    func padded(_ size: Int) -> Int { (size + 3) & ~3 }
    var offset = 0
    while offset + 12 <= notes.count {
      let (nameSize, size, type) = (
        number(notes, offset, 4), number(notes, offset + 4, 4), number(notes, offset + 8, 4)
      )
      let name = offset + 12
      let content = name + padded(nameSize)
      guard content + size <= notes.count else { return nil }
      if type == 3, notes[name..<(name + nameSize)].elementsEqual("GNU\0".utf8), size > 0 {
        return Array(notes[content..<(content + size)])
      }
      offset = content + padded(size)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    let value = bytes[offset..<(offset + size)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: value)
  }

  private static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, count < 1 << 16 else { return nil }
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      got = pread(descriptor, buffer.baseAddress, count, offset)
      size = max(0, got)
    }
    return got == count ? bytes : nil
  }
}
