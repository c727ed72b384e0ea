/// An XML document as flat arrays: no allocation per element, and texts become strings only where somebody asks.
///
/// A class, so that an ``XMLElement`` costs one reference; it does not change once it is parsed and never leaves the reader.
final class XMLTree {
  /// An element.
  struct Node: Sendable {
    /// Index into ``XMLTree/names``.
    var name: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32
    var attributeCount: Int32
    /// The line of the tag's `<`, counted from 1.
    var line: Int32
    /// The column of the tag's `<`, counted from 1 in UTF-8 code units; 0 where the encoding hides it.
    var column: Int32
    var textStart: Int32 = 0
    var textLength: Int32 = 0
  }

  /// An attribute; its value lies in ``XMLTree/bytes``.
  struct Attribute: Sendable {
    var name: Int32
    var start: Int32
    var length: Int32
  }

  /// The names of elements and attributes, each once.
  let names: [String]
  /// The elements in document order; the first is the root.
  let nodes: [Node]
  /// The attributes of all elements, those of one element together.
  let attributes: [Attribute]
  /// The values of attributes and the texts that are kept, end to end.
  let bytes: [UInt8]

  init(names: [String], nodes: [Node], attributes: [Attribute], bytes: [UInt8]) {
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
    self.bytes = bytes
  }
}

/// One element of a tree; cheap to make and to pass around.
struct XMLElement {
  let tree: XMLTree
  let index: Int

  init(_ tree: XMLTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The element's name, without a namespace prefix.
  var name: String { tree.names[Int(tree.nodes[index].name)] }

  var line: Int { Int(tree.nodes[index].line) }

  var column: Int? { tree.nodes[index].column > 0 ? Int(tree.nodes[index].column) : nil }

  /// The text of the element where the parser keeps it (`string` and its kin), else empty.
  var text: String { tree.text(tree.nodes[index].textStart, tree.nodes[index].textLength) }

  /// The characters of a plain or attributed string.
  var plainText: String {
    if name != "attributedString" { return text }
    return children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }.joined()
  }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    let node = tree.nodes[index]
    for offset in 0..<Int(node.attributeCount) {
      let attribute = tree.attributes[Int(node.firstAttribute) + offset]
      if tree.names[Int(attribute.name)] == name { return tree.text(attribute.start, attribute.length) }
    }
    return nil
  }

  /// All attributes in the order of the document.
  var attributes: [InterfaceAttribute] {
    let node = tree.nodes[index]
    return (0..<Int(node.attributeCount)).map { offset in
      let attribute = tree.attributes[Int(node.firstAttribute) + offset]
      return InterfaceAttribute(
        name: tree.names[Int(attribute.name)], value: tree.text(attribute.start, attribute.length))
    }
  }

  /// The child elements in the order of the document.
  var children: XMLChildren { XMLChildren(tree: tree, first: tree.nodes[index].firstChild) }

  /// The first child with a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child for a key.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}

/// The children of an element.
struct XMLChildren: Sequence {
  let tree: XMLTree
  let first: Int32

  struct Iterator: IteratorProtocol {
    let tree: XMLTree
    var index: Int32

    mutating func next() -> XMLElement? {
      guard index >= 0 else { return nil }
      defer { index = tree.nodes[Int(index)].nextSibling }
      return XMLElement(tree, Int(index))
    }
  }

  func makeIterator() -> Iterator { Iterator(tree: tree, index: first) }
}

extension XMLTree {
  /// The document element.
  var root: XMLElement? { nodes.isEmpty ? nil : XMLElement(self, 0) }

  fileprivate func text(_ start: Int32, _ length: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(start + length)], as: UTF8.self)
  }
}
