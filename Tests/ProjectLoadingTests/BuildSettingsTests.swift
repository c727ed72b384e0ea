import Testing

@testable import ProjectLoading

@Suite struct BuildSettingsTests {
  private func settings(_ layers: [(String, String)]..., configuration: String = "Debug") -> BuildSettings {
    let made = layers.map { pairs in
      var layer = BuildSettingsLayer()
      for (number, pair) in pairs.enumerated() {
        layer.assign(pair.0, pair.1, file: "f", line: number + 1)
      }
      return layer
    }
    return BuildSettings(layers: made, configuration: configuration, sdks: ["iphoneos"])
  }

  @Test func expandsReferences() {
    let values = settings([
      ("TARGET_NAME", "My App"), ("PRODUCT_NAME", "$(TARGET_NAME)"), ("CONFIGURATION", "Debug"),
      ("SUFFIX_Debug", "-d"), ("SUFFIX_Release", "-r"),
      ("ID", "x.${PRODUCT_NAME:rfc1034identifier}$(SUFFIX_$(CONFIGURATION))"),
      ("PATH", "/a/b/c.plist"),
    ])
    #expect(values["ID"] == "x.My-App-d")
    #expect(values.expand("$(PRODUCT_NAME:c99extidentifier)") == "My_App")
    #expect(values.expand("$(PRODUCT_NAME:c99extidentifier:lower)") == "my_app")
    #expect(values.expand("${PRODUCT_NAME:upper}") == "MY APP")
    #expect(values.expand("$(PATH:file) $(PATH:base) $(PATH:dir) $(PATH:suffix)") == "c.plist c /a/b/ .plist")
    #expect(values.expand("$(NONE) $(NONE:default=Main) $(PATH:default=x)") == " Main /a/b/c.plist")
    #expect(values.expand("5$ $x $(open ${") == "5$ $x $(open ${")
    #expect(values["NONE"] == nil)
    #expect("1 Ünï-App.2".c99Identifier == "__Ünï_App_2")
  }

  @Test func inheritsFromLowerLayers() {
    let values = settings(
      [("NAME", "a"), ("SELF", "1")], [("NAME", "$(inherited) b"), ("NAME", "$(inherited) c")],
      [("NAME", "$(NAME) d"), ("SELF", "$(SELF)2")])
    #expect(values["NAME"] == "a b c d")
    #expect(values["SELF"] == "12")
    #expect(values.assignment(of: "NAME")?.line == 1)
  }

  @Test func conditionsSelectBySDKAndConfiguration() {
    let pairs = [
      ("FAMILY[sdk=iphoneos*]", "1,2"), ("FAMILY", "1"), ("FAMILY[sdk=macosx*]", "6"),
      ("NAME[config=Debug][sdk=iphoneos*]", "debug"), ("NAME", "plain"),
    ]
    #expect(settings(pairs)["FAMILY"] == "1,2")
    #expect(settings(pairs)["NAME"] == "debug")
    #expect(settings(pairs, configuration: "Release")["NAME"] == "plain")
  }

  @Test func endsCyclesAndExplosions() {
    #expect(settings([("A", "$(B)"), ("B", "$(A)x")])["A"]?.count ?? 0 < 100)
    let doubling = (0..<40).map { ("V\($0)", "$(V\($0 + 1))$(V\($0 + 1))") }
    #expect(settings(doubling + [("V40", "x")])["V0"]?.count ?? 0 < 1_000_000)
    let open = String(repeating: "$(", count: 1_000_000)
    #expect(settings([("A", open)])["A"] == open)
  }

  @Test func readsConfigurationFiles() throws {
    try TemporaryFolder.with { folder in
      try folder.write(
        "Config/App.xcconfig",
        """
        // comment
        #include "../Shared/Base.xcconfig"
        #include? "Missing.xcconfig"
        #include "Gone.xcconfig"
        #include "<DEVELOPER_DIR>/Makefiles/x.xcconfig"
        #include "../Pods/Pods-App.xcconfig"
        PRODUCT_NAME = Second // wins
        EMPTY =
        FLAGS[sdk=iphoneos*] = a=b
        not a statement = x
        """)
      try folder.write(
        "Shared/Base.xcconfig", "#include \"../Config/App.xcconfig\"\nPRODUCT_NAME = First\nBASE=1\r\nLAST = 2")
      var reader = BuildConfigurationFileReader(root: RootFolder(path: folder.path))
      let layer = reader.layer(of: "Config/App.xcconfig")
      let values = BuildSettings(layers: [layer], configuration: "Debug", sdks: ["iphoneos"])
      #expect(values.names == ["PRODUCT_NAME", "EMPTY", "FLAGS", "BASE", "LAST"])
      #expect(values["PRODUCT_NAME"] == "Second")
      #expect(values["EMPTY"] == "")
      #expect(values["FLAGS"] == "a=b")
      #expect(values["BASE"] == "1")
      #expect(values.assignment(of: "LAST")?.file == "Shared/Base.xcconfig")
      #expect(values.assignment(of: "LAST")?.line == 4)
      #expect(
        reader.diagnostics.map { "\($0.location): \($0.message)" } == [
          "Config/App.xcconfig:4: the included file 'Gone.xcconfig' is not there"
        ])
    }
  }
}
