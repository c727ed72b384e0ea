internal import CXML
import Glibc

/// Receives libxml2's events and fills the arrays of an ``XMLTree``.
struct XMLTreeBuilder {
  var error: XMLParseError?
  var context: xmlParserCtxtPtr?
  /// The line of ``counted``, kept by counting newlines as the parser moves on: exact at any length.
  private(set) var line = 1

  private let source: UnsafeRawBufferPointer
  private var names = NameTable()
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  private var bytes: [UInt8] = []
  private var open: [Int32] = []
  private var keepsText = false
  private var counted = 0
  private var lineStart = 0

  init(source: UnsafeRawBufferPointer) {
    self.source = source
    nodes.reserveCapacity(source.count / 90)
    attributes.reserveCapacity(source.count / 25)
    bytes.reserveCapacity(source.count / 3)
  }

  /// What was built; `nil` where there was no element.
  var tree: XMLTree? {
    nodes.isEmpty ? nil : XMLTree(names: names.names, nodes: nodes, attributes: attributes, bytes: bytes)
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard error == nil, let name else { return }
    let index = Int32(nodes.count)
    let parent = open.last ?? -1
    let nameIndex = names.index(of: name)
    let column = locateTag()
    let first = Int32(attributes.count)
    for offset in 0..<count { append(values, offset * 5) }
    nodes.append(
      XMLTree.Node(
        name: nameIndex, parent: parent, firstAttribute: first, attributeCount: Int32(attributes.count) - first,
        line: Int32(clamping: line), column: Int32(clamping: column)))
    if parent >= 0 { link(index, under: Int(parent)) }
    open.append(index)
    keepsText = names.keepsText(nameIndex)
  }

  private mutating func append(_ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ offset: Int) {
    // SAX2 gives five pointers an attribute: name, prefix, namespace, start and end of the value.
    guard let values, let name = values[offset], let start = values[offset + 3], let end = values[offset + 4] else {
      return
    }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    let place = Int32(bytes.count)
    bytes.append(contentsOf: value)
    attributes.append(XMLTree.Attribute(name: names.index(of: name), start: place, length: Int32(value.count)))
  }

  private mutating func link(_ index: Int32, under parent: Int) {
    let last = nodes[parent].lastChild
    if last >= 0 { nodes[Int(last)].nextSibling = index } else { nodes[parent].firstChild = index }
    nodes[parent].lastChild = index
  }

  mutating func end() {
    open.removeLast()
    keepsText = false
  }

  mutating func characters(_ text: UnsafePointer<xmlChar>?, _ length: Int) {
    guard keepsText, error == nil, let text, let node = open.last.map(Int.init) else { return }
    if nodes[node].textLength == 0 { nodes[node].textStart = Int32(bytes.count) }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
    nodes[node].textLength += Int32(length)
  }

  mutating func report(_ found: xmlError) {
    guard error == nil, found.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    // Namespace complaints do not keep a document from being read.
    guard found.domain != Int32(XML_FROM_NAMESPACE.rawValue) else { return }
    let message = found.message.map { String(cString: $0) } ?? "it is not well-formed"
    let position = position()
    error = XMLParseError(
      message: message.split(whereSeparator: \.isNewline).joined(separator: " "), kind: kind(of: found),
      line: position?.line ?? Int(found.line), column: position?.column)
  }

  private func kind(of found: xmlError) -> XMLParseError.Kind {
    // libxml2 reports the depth under its number for internal errors.
    if found.code == Int32(XML_ERR_INTERNAL_ERROR.rawValue), open.count >= 255 { return .tooDeep }
    let isEntity = [XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY].contains { found.code == Int32($0.rawValue) }
    if isEntity { return .entity }
    return consumed.map { $0 >= source.count } == true ? .cutOff : .malformed
  }

  /// Moves ``line`` to the tag that libxml2 has just read and returns its column, 0 where it is not known.
  private mutating func locateTag() -> Int {
    guard var offset = consumed else {
      line = context.map { Int($0.pointee.input.pointee.line) } ?? line
      return 0
    }
    // A raw `<` cannot stand in an attribute, so the last one is where the tag starts.
    offset = min(offset, source.count) - 1
    while offset > counted, source[offset] != UInt8(ascii: "<") { offset -= 1 }
    advance(to: offset)
    return offset - lineStart + 1
  }

  private mutating func advance(to offset: Int) {
    guard let base = source.baseAddress else { return }
    while counted < offset {
      guard let newline = memchr(base + counted, Int32(UInt8(ascii: "\n")), offset - counted) else { break }
      counted = UnsafeRawPointer(newline) - base + 1
      line += 1
      lineStart = counted
    }
    counted = max(counted, offset)
  }

  private mutating func position() -> (line: Int, column: Int)? {
    guard let offset = consumed else { return nil }
    advance(to: min(offset, source.count))
    return (line, max(1, counted - lineStart + 1))
  }

  /// How many bytes of the source libxml2 has read; `nil` where it reads a converted copy.
  private var consumed: Int? {
    guard let input = context?.pointee.input else { return nil }
    if let buffer = input.pointee.buf, buffer.pointee.encoder != nil { return nil }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }
}

/// The names of a document, found by the address at which libxml2's dictionary holds them: one address a name.
private struct NameTable {
  private(set) var names: [String] = []
  private var textNames: [Bool] = []
  private var indices: [UnsafePointer<xmlChar>: Int32] = [:]
  /// The last index found for some bits of the address; most look-ups end here.
  private var recent: [(address: UnsafePointer<xmlChar>?, index: Int32)] = Array(repeating: (nil, 0), count: 256)

  /// Whether the text of elements of that name is kept.
  func keepsText(_ index: Int32) -> Bool { textNames[Int(index)] }

  mutating func index(of name: UnsafePointer<xmlChar>) -> Int32 {
    // Neighbours in the dictionary differ in the low bits, which are the length of the names between them.
    let slot = Int(UInt(bitPattern: name) & 255)
    if recent[slot].address == name { return recent[slot].index }
    let index = indices[name] ?? add(name)
    recent[slot] = (name, index)
    return index
  }

  private mutating func add(_ name: UnsafePointer<xmlChar>) -> Int32 {
    let index = Int32(names.count)
    let text = String(cString: name)
    names.append(text)
    textNames.append(text == "string" || text == "mutableString")
    indices[name] = index
    return index
  }
}
