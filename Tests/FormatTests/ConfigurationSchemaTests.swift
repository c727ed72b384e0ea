import Configuration
import Testing

/// JSON is YAML: what the schema makes of a text is held against what the reader makes of it.
@Suite struct ConfigurationSchemaTests {
  @Test(arguments: [
    (#"{}"#, true), (#"null"#, true), (#"[]"#, false), (#"{"included": ["a"]}"#, true), (#"{"included": "a"}"#, true),
    (#"{"included": null}"#, true), (#"{"included": [""]}"#, false), (#"{"included": {"a": "b"}}"#, false),
    (#"{"include": ["a"]}"#, false), (#"{"rules": null}"#, true), (#"{"rules": {"disable": ["dead_exit"]}}"#, true),
    (#"{"rules": {"disable": ["dead"]}}"#, false), (#"{"rules": {"severity": {"dead_exit": "note"}}}"#, true),
    (#"{"rules": {"severity": {"dead_exit": "never"}}}"#, false),
    (#"{"rules": {"severity": {"dead": "note"}}}"#, false),
    (#"{"rules": {"options": {"dead_exit": {"scenes": ["a"], "confidence": "certain"}}}}"#, true),
    (#"{"rules": {"options": {"dead_exit": {"scene": ["a"]}}}}"#, false), (#"{"fail_on": "never"}"#, true),
    (#"{"fail_on": ["never"]}"#, false), (#"{"fail_on": "x"}"#, false), (#"{"environments": ["RR", "CC"]}"#, true),
    (#"{"environments": "RR"}"#, true), (#"{"environments": ["XX"]}"#, false), (#"{"os_versions": ["<=12"]}"#, true),
    (#"{"reporters": ["xcode", "sarif=a", {"junit": "b"}]}"#, true), (#"{"reporters": ["sarif="]}"#, false),
    (#"{"reporters": ["nothing"]}"#, false), (#"{"reporters": [{"nothing": "a"}]}"#, false),
    (#"{"reporters": [["xcode"]]}"#, false), (#"{"baseline": "a"}"#, true), (#"{"baseline": ""}"#, false),
    (#"{"idioms": {"close_controls": {"classes": ["A"], "selectors": ["b:"]}}}"#, true),
    (#"{"idioms": {"close_controls": ["A"]}}"#, false), (#"{"link_template": "{file}"}"#, true),
  ]) func agreesWithTheReader(text: String, isValid: Bool) throws {
    let schema = try JSONSchema(ConfigurationSchema.text)
    #expect(schema.complaints(about: try JSONValue(text)).isEmpty == isValid)
    var configuration = Configuration()
    let reader = ConfigurationReader(file: "a.yml")
    if isValid {
      try reader.read(Array(text.utf8), into: &configuration)
    } else {
      #expect(throws: ConfigurationError.self) { try reader.read(Array(text.utf8), into: &configuration) }
    }
  }
}
