internal import CXML

/// Why a text is no XML.
struct XMLParseError: Error {
  /// What is behind it, as far as that helps a person.
  enum Kind {
    /// More levels than libxml2 follows.
    case tooDeep
    /// An entity that is none of XML's own five; those that a document declares are not read either.
    case entity
    /// The text ends too early.
    case cutOff
    case malformed
  }

  /// What libxml2 says, in one line.
  var message: String
  var kind = Kind.malformed
  var line: Int
  var column: Int?
}

/// Parses XML with libxml2 into an ``XMLTree``.
///
/// This folder is the one place of the module that handles C pointers. The parser reads from memory only: no network, no
/// file, no entity but XML's own five, at most 256 levels of nesting and 10 MB of text in one piece (libxml2's limits).
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
    let builder = bytes.withUnsafeBytes { buffer in Self.run(buffer, options: Int32(options)) }
    if let error = builder.error { throw error }
    guard let tree = builder.tree else {
      throw XMLParseError(message: "there is no element in it", line: 1, column: 1)
    }
    return tree
  }

  private static func run(_ buffer: UnsafeRawBufferPointer, options: Int32) -> XMLTreeBuilder {
    var builder = XMLTreeBuilder(source: buffer)
    guard let base = buffer.bindMemory(to: CChar.self).baseAddress,
      let context = xmlCreateMemoryParserCtxt(base, Int32(buffer.count))
    else {
      builder.error = XMLParseError(message: "it cannot be held in memory", line: 1, column: 1)
      return builder
    }
    defer { xmlFreeParserCtxt(context) }
    xmlCtxtUseOptions(context, options)
    builder.context = context
    // libxml2 calls back only during `xmlParseDocument`, so the pointer to the builder does not outlive this closure.
    withUnsafeMutablePointer(to: &builder) { pointer in
      context.pointee.userData = UnsafeMutableRawPointer(pointer)
      if let sax = context.pointee.sax { install(in: &sax.pointee) }
      _ = xmlParseDocument(context)
    }
    // A document that libxml2 gave up on without a word would otherwise pass for a short one.
    if builder.error == nil, context.pointee.wellFormed == 0 {
      builder.error = XMLParseError(message: "it is not well-formed", line: builder.line, column: nil)
    }
    return builder
  }

  private static func install(in sax: inout xmlSAXHandler) {
    sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.startElementNs = { data, name, _, _, _, _, count, _, attributes in
      XMLTreeBuilder.behind(data)?.pointee.start(name, attributes, Int(count))
    }
    sax.endElementNs = { data, _, _, _ in XMLTreeBuilder.behind(data)?.pointee.end() }
    sax.characters = { data, text, length in XMLTreeBuilder.behind(data)?.pointee.characters(text, Int(length)) }
    sax.cdataBlock = { data, text, length in XMLTreeBuilder.behind(data)?.pointee.characters(text, Int(length)) }
    sax.serror = { data, error in
      if let error { XMLTreeBuilder.behind(data)?.pointee.report(error.pointee) }
    }
  }
}

extension XMLTreeBuilder {
  /// The builder behind the pointer that `run` gave to libxml2.
  fileprivate static func behind(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLTreeBuilder>? {
    data?.assumingMemoryBound(to: XMLTreeBuilder.self)
  }
}
