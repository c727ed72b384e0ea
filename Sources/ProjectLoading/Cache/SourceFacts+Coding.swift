import SourceReading

extension SourceFacts {
  /// The facts as bytes, without the path: it belongs to the place and not to the content.
  var encoded: [UInt8] {
    var writer = FactsWriter()
    writer.write(language.rawValue)
    writer.write(types)
    writer.write(functions)
    writer.write(variables)
    writer.write(aliases)
    writer.write(statements)
    writer.write(suppressions)
    writer.write(problem)
    return writer.bytes
  }

  /// Takes the facts of a file out of bytes.
  init(decoding bytes: UnsafeRawBufferPointer, path: String) throws(FactsDamage) {
    var reader = FactsReader(bytes)
    guard let language = Language(rawValue: try reader.readText()) else { throw FactsDamage() }
    self.init(
      path: path, language: language, types: try reader.readList(), functions: try reader.readList(),
      variables: try reader.readList(), aliases: try reader.readList(), statements: try reader.readList(),
      suppressions: try reader.read(), problem: try reader.readOptional())
    guard reader.isAtEnd else { throw FactsDamage() }
  }
}

extension SourceFacts.Problem: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(message)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(message: try reader.readText(), position: try reader.readPosition())
  }
}

extension TypeFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(inherits)
    writer.write(constraints)
    writer.write(properties)
    writer.write(functions)
    writer.write(cases)
    writer.write(aliases)
    writer.write(isDebugOnly)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    guard let kind = Kind(rawValue: try reader.readText()) else { throw FactsDamage() }
    self.init(
      kind: kind, name: try reader.readText(), inherits: try reader.readList(), constraints: try reader.readList(),
      properties: try reader.readList(), functions: try reader.readList(), cases: try reader.readList(),
      aliases: try reader.readList(), isDebugOnly: try reader.readFlag(), position: try reader.readPosition())
  }
}

extension TypeName: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(isMeta)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(try reader.readText(), arguments: try reader.readList(), isMeta: try reader.readFlag())
  }
}

extension GenericConstraint: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(parameter)
    writer.write(bound)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(parameter: try reader.readText(), bound: try reader.read())
  }
}

extension CaseFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(rawValue)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(name: try reader.readText(), rawValue: try reader.readOptional())
  }
}

extension AliasFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(name: try reader.readText(), type: try reader.read())
  }
}

extension VariableFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(value)
    writer.write(getter)
    writer.write(setter)
    writer.write(isStatic)
    writer.write(attributes)
    writer.write(isDebugOnly)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(
      name: try reader.readText(), type: try reader.readOptional(), value: try reader.readOptional(),
      getter: try reader.readList(), setter: try reader.readList(), isStatic: try reader.readFlag(),
      attributes: try reader.readList(), isDebugOnly: try reader.readFlag(), position: try reader.readPosition())
  }
}

extension FunctionFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(selector)
    writer.write(parameters)
    writer.write(result)
    writer.write(constraints)
    writer.write(isStatic)
    writer.write(attributes)
    writer.write(body)
    writer.write(hasBody)
    writer.write(isDebugOnly)
    writer.write(position)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(
      name: try reader.readText(), selector: try reader.readOptional(), parameters: try reader.readList(),
      result: try reader.readOptional(), constraints: try reader.readList(), isStatic: try reader.readFlag(),
      attributes: try reader.readList(), body: try reader.readList(), hasBody: try reader.readFlag(),
      isDebugOnly: try reader.readFlag(), position: try reader.readPosition())
  }
}

extension ParameterFacts: FactsCodable {
  func write(to writer: inout FactsWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout FactsReader) throws(FactsDamage) {
    self.init(label: try reader.readOptional(), name: try reader.readText(), type: try reader.readOptional())
  }
}
