internal import CXML

/// Why a text is no XML.
struct XMLParseError: Error {
  /// What libxml2 says, in one line.
  var message: String
  /// libxml2's number for it (`XML_ERR_…`).
  var code: Int32
  var line: Int
  var column: Int?
}

/// Parses XML with libxml2 into an ``XMLTree``.
///
/// This is the one place of the module that handles C pointers. The parser reads from memory only: no network, no file,
/// no entity but XML's own five, at most 256 levels of nesting and 10 MB of text in one piece (libxml2's own limits).
struct XMLTreeParser {
  /// Parses a text in UTF-8, or in another encoding that the text itself declares.
  ///
  /// - Parameter ignoresDeclaredEncoding: The text was converted to UTF-8; what its first line says no longer holds.
  /// - Throws: ``XMLParseError`` for the first thing that is not well-formed.
  static func parse(_ bytes: [UInt8], ignoresDeclaredEncoding: Bool = false) throws(XMLParseError) -> XMLTree {
    xmlInitParser()
    // NOENT makes `&amp;` in an attribute an ampersand; without it libxml2 leaves `&#38;` there for a tree of its own. No
    // other entity can come of it: the handler has no callback that declares or looks up one.
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue | XML_PARSE_NOENT.rawValue
    if ignoresDeclaredEncoding { options |= XML_PARSE_IGNORE_ENC.rawValue }
    let handler = bytes.withUnsafeBytes { buffer in Self.run(buffer, options: Int32(options)) }
    if let error = handler.error { throw error }
    guard !handler.tree.nodes.isEmpty else {
      throw XMLParseError(message: "there is no element in it", code: 0, line: 1, column: 1)
    }
    return handler.tree
  }

  private static func run(_ buffer: UnsafeRawBufferPointer, options: Int32) -> Handler {
    let handler = Handler(source: buffer)
    guard let base = buffer.bindMemory(to: CChar.self).baseAddress,
      let context = xmlCreateMemoryParserCtxt(base, Int32(buffer.count))
    else {
      handler.error = XMLParseError(message: "it cannot be held in memory", code: 0, line: 1, column: 1)
      return handler
    }
    defer { xmlFreeParserCtxt(context) }
    xmlCtxtUseOptions(context, options)
    handler.context = context
    install(handler, in: context)
    // The handler outlives the call: this frame holds it.
    withExtendedLifetime(handler) { _ = xmlParseDocument(context) }
    // A document that libxml2 gave up on without a word would otherwise pass for a short one.
    if handler.error == nil, context.pointee.wellFormed == 0 {
      handler.error = XMLParseError(message: "it is not well-formed", code: 0, line: handler.line, column: nil)
    }
    return handler
  }

  private static func install(_ handler: Handler, in context: xmlParserCtxtPtr) {
    context.pointee.userData = Unmanaged.passUnretained(handler).toOpaque()
    guard let sax = context.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { data, name, _, _, _, _, count, _, attributes in
      Handler.from(data).start(name, attributes, Int(count))
    }
    sax.pointee.endElementNs = { data, _, _, _ in Handler.from(data).end() }
    sax.pointee.characters = { data, text, length in Handler.from(data).characters(text, Int(length)) }
    sax.pointee.cdataBlock = { data, text, length in Handler.from(data).characters(text, Int(length)) }
    sax.pointee.serror = { data, error in
      guard let data, let error else { return }
      Handler.from(data).report(error.pointee)
    }
  }
}

/// Receives libxml2's events and fills the tree.
private final class Handler {
  let tree = XMLTree()
  var error: XMLParseError?
  var context: xmlParserCtxtPtr?

  private let source: UnsafeRawBufferPointer
  private var open: [Int32] = []
  private var keepsText = false
  private var names = NameTable()
  /// The line of ``counted``, kept by counting newlines as the parser moves on: exact at any length.
  private(set) var line = 1
  private var counted = 0
  private var lineStart = 0

  init(source: UnsafeRawBufferPointer) {
    self.source = source
    tree.nodes.reserveCapacity(source.count / 90)
    tree.attributes.reserveCapacity(source.count / 25)
    tree.bytes.reserveCapacity(source.count / 3)
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> Handler {
    // libxml2 hands back the pointer that `install` gave it, and the parser's frame keeps the object alive.
    Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
  }

  func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard error == nil, let name else { return }
    let index = Int32(tree.nodes.count)
    let parent = open.last ?? -1
    let nameIndex = names.index(of: name, in: tree)
    let column = locateTag()
    let first = Int32(tree.attributes.count)
    for offset in 0..<count { append(attributes, offset * 5) }
    tree.nodes.append(
      XMLTree.Node(
        name: nameIndex, parent: parent, firstAttribute: first, attributeCount: Int32(tree.attributes.count) - first,
        line: Int32(clamping: line), column: Int32(clamping: column)))
    if parent >= 0 { link(index, under: Int(parent)) }
    open.append(index)
    keepsText = tree.names[Int(nameIndex)] == "string" || tree.names[Int(nameIndex)] == "mutableString"
  }

  private func append(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ offset: Int) {
    // SAX2 gives five pointers an attribute: name, prefix, namespace, start and end of the value.
    guard let attributes, let name = attributes[offset], let start = attributes[offset + 3],
      let end = attributes[offset + 4]
    else { return }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    let place = Int32(tree.bytes.count)
    tree.bytes.append(contentsOf: value)
    tree.attributes.append(
      XMLTree.Attribute(name: names.index(of: name, in: tree), start: place, length: Int32(value.count)))
  }

  private func link(_ index: Int32, under parent: Int) {
    let last = tree.nodes[parent].lastChild
    if last >= 0 { tree.nodes[Int(last)].nextSibling = index } else { tree.nodes[parent].firstChild = index }
    tree.nodes[parent].lastChild = index
  }

  func end() {
    open.removeLast()
    keepsText = false
  }

  func characters(_ text: UnsafePointer<xmlChar>?, _ length: Int) {
    guard keepsText, error == nil, let text, let node = open.last.map(Int.init) else { return }
    if tree.nodes[node].textLength == 0 { tree.nodes[node].textStart = Int32(tree.bytes.count) }
    tree.bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
    tree.nodes[node].textLength += Int32(length)
  }

  func report(_ found: xmlError) {
    guard error == nil, found.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    // Namespace complaints do not keep a document from being read.
    guard found.domain != Int32(XML_FROM_NAMESPACE.rawValue) else { return }
    let message = found.message.map { String(cString: $0) } ?? "it is not well-formed"
    error = XMLParseError(
      message: message.split(whereSeparator: \.isNewline).joined(separator: " "), code: found.code,
      line: position()?.line ?? Int(found.line), column: position()?.column)
  }

  /// Moves ``line`` to the tag that libxml2 has just read and returns its column, 0 where it is not known.
  private func locateTag() -> Int {
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

  private func advance(to offset: Int) {
    while counted < offset {
      if source[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
  }

  private func position() -> (line: Int, column: Int)? {
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

/// Finds the index of a name by the address at which libxml2's dictionary holds it: one address a name and document.
private struct NameTable {
  private var indices: [UnsafePointer<xmlChar>: Int32] = [:]

  mutating func index(of name: UnsafePointer<xmlChar>, in tree: XMLTree) -> Int32 {
    if let index = indices[name] { return index }
    let index = Int32(tree.names.count)
    tree.names.append(String(cString: name))
    indices[name] = index
    return index
  }
}
