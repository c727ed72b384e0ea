import CYAML
import Glibc

/// What is wrong with a YAML text.
struct YAMLError: Error, Hashable {
  var message: String
  var place: TextPlace
}

/// Reads YAML through libyaml; no pointer of it leaves this file.
enum YAMLDocument {
  /// How deep values may be nested, and how many there may be: aliases can make a short text endless.
  private static let deepest = 32
  private static let most = 100_000

  /// The only document of a text; `nil` where it is empty.
  static func parse(_ text: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw .outOfMemory }
    defer { yaml_parser_delete(&parser) }
    // libyaml keeps the pointer until the parser is deleted, so the bytes must not move meanwhile.
    return try text.withUnsafeBufferPointer { bytes throws(YAMLError) -> YAMLNode? in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      let first = try load(&parser, bytes)
      if first != nil, let second = try load(&parser, bytes) {
        throw YAMLError(message: "a second document starts here; one file holds one", place: second.place)
      }
      return first
    }
  }

  private static func load(
    _ parser: inout yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(YAMLError) -> YAMLNode? {
    var document = yaml_document_t()
    guard yaml_parser_load(&parser, &document) == 1 else { throw problem(of: parser, bytes) }
    defer { yaml_document_delete(&document) }
    guard let root = yaml_document_get_root_node(&document) else { return nil }
    var count = 0
    return try node(root, in: &document, depth: 0, &count)
  }

  private static func node(
    _ pointer: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, depth: Int, _ count: inout Int
  ) throws(YAMLError) -> YAMLNode {
    let node = pointer.pointee
    let place = TextPlace(line: Int(node.start_mark.line) + 1, column: Int(node.start_mark.column) + 1)
    count += 1
    guard depth <= deepest else { throw YAMLError(message: "values are nested too deep", place: place) }
    guard count <= most else { throw YAMLError(message: "there are too many values", place: place) }
    switch node.type {
    case YAML_SEQUENCE_NODE:
      var items: [YAMLNode] = []
      var item = node.data.sequence.items.start
      while let present = item, present != node.data.sequence.items.top {
        if let value = yaml_document_get_node(&document, present.pointee) {
          items.append(try self.node(value, in: &document, depth: depth + 1, &count))
        }
        item = present + 1
      }
      return YAMLNode(content: .sequence(items), place: place)
    case YAML_MAPPING_NODE:
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      var pair = node.data.mapping.pairs.start
      while let present = pair, present != node.data.mapping.pairs.top {
        if let key = yaml_document_get_node(&document, present.pointee.key),
          let value = yaml_document_get_node(&document, present.pointee.value)
        {
          pairs.append(
            (
              try self.node(key, in: &document, depth: depth + 1, &count),
              try self.node(value, in: &document, depth: depth + 1, &count)
            ))
        }
        pair = present + 1
      }
      return YAMLNode(content: .mapping(pairs), place: place)
    default:
      let text = String(
        decoding: UnsafeBufferPointer(start: node.data.scalar.value, count: node.data.scalar.length), as: UTF8.self)
      let isPlain = node.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      return YAMLNode(
        content: .scalar(text), isNull: isPlain && ["", "~", "null", "Null", "NULL"].contains(text), place: place)
    }
  }

  private static func problem(of parser: yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>) -> YAMLError {
    let message = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    // Bytes that are no text have no mark, only an offset.
    if parser.error == YAML_READER_ERROR {
      let before = bytes.prefix(parser.problem_offset)
      let line = before.count { $0 == 0x0A } + 1
      let column = before.reversed().prefix { $0 != 0x0A }.count + 1
      return YAMLError(message: message, place: TextPlace(line: line, column: column))
    }
    let context = parser.context.map { " " + String(cString: $0) } ?? ""
    return YAMLError(
      message: message + context,
      place: TextPlace(line: Int(parser.problem_mark.line) + 1, column: Int(parser.problem_mark.column) + 1))
  }
}

extension YAMLError {
  fileprivate static let outOfMemory = YAMLError(message: "memory is short", place: TextPlace(line: 1, column: 1))
}
