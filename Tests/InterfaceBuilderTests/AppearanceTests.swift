import InterfaceBuilder
import Testing

/// Size-class variations, runtime attributes and texts.
struct AppearanceTests {
  @Test func variationsOfSubviews() throws {
    let view = try Fixture("SizeClasses.storyboard").object("Viw-Sz-001")
    #expect(view.variations.map(\.key) == ["default", "widthClass=compact", "heightClass=regular-widthClass=regular"])
    #expect(view.variations.map(\.excludes) == [["But-Sz-202"], ["But-Sz-201", "Stk-Sz-203"], []])
    #expect(view.variations.map(\.includes) == [[], [], ["But-Sz-202"]])
  }

  @Test func variationsOfAttributes() throws {
    let fixture = try Fixture("SizeClasses.storyboard")
    let close = try fixture.object("But-Sz-201").variations
    #expect(close.map(\.key) == ["heightClass=compact"])
    #expect(close[0].attributes.contains(where: { $0.name == "hidden" && $0.value == "YES" }))
    let stack = try fixture.object("Stk-Sz-203").variations
    #expect(stack.map(\.key) == ["heightClass=compact-widthClass=compact", "widthClass=compact"])
    #expect(stack[0].attributes.map(\.name) == ["key", "axis"])
    #expect(try fixture.object("But-Sz-202").frame == nil)
    #expect(try Fixture("watchOS.storyboard").object("But-Wt-204").variations.map(\.key) == ["device=watch42mm"])
  }

  @Test func runtimeAttributes() throws {
    let fixture = try Fixture("RuntimeAttributes.storyboard")
    let attributes = try fixture.object("Src-Ra-001").runtimeAttributes
    let lines = attributes.map { "\($0.keyPath) \($0.type ?? "-") \($0.value ?? "-")" }
    #expect(
      lines == [
        "modalPresentationStyle number 5", "isModalInPresentation boolean YES", "modalInPresentation boolean NO",
        "screenName string Start", "longName string Start of everything", "preferredContentSize size -",
        "nothing nil -",
      ])
    #expect(attributes.map(\.location.place) == ["26:25", "29:25", "30:25", "33:25", "34:25", "37:25", "40:25"])
    #expect(
      try fixture.object("Viw-Ra-001").runtimeAttributes.map { "\($0.keyPath) \($0.value ?? "-")" } == [
        "layer.cornerRadius 7.5", "layer.borderUIColor -",
      ])
  }

  @Test func titlesKeepTheirCharacters() throws {
    let fixture = try Fixture("Texts.storyboard")
    let title = try fixture.object("Txt-Tx-001").text("title")
    #expect(title == "<script> \"a\" & 'b' \\N ]\nnext")
    #expect(try fixture.object("Itm-Tx-001").text("title") == "Zürich 東京")
    #expect(try fixture.object("But-Tx-203").string("state.normal") == "👩‍🍳 שלום")
    #expect(try fixture.object("But-Tx-203").string("state.selected") == "<b>On</b>")
  }

  @Test func textsInChildElements() throws {
    let fixture = try Fixture("Texts.storyboard")
    #expect(try fixture.object("Lbl-Tx-201").string("text") == "First line\nSecond line")
    #expect(try fixture.object("Lbl-Tx-201").string("attributedText") == "Plain")
    #expect(try fixture.object("Lbl-Tx-202").string("text") == "Instead of the empty attribute")
    let controls = try Fixture("Controls.storyboard")
    #expect(try controls.object("But-Ct-203").string("state.normal") == "Two\nLines")
    #expect(try controls.object("But-Ct-202").string("state.highlighted") == "Pressed")
  }

  @Test func attributedTexts() throws {
    let fixture = try Fixture("Texts.storyboard")
    #expect(try fixture.object("Lbl-Tx-204").string("attributedText") == "Half bold")
    #expect(try fixture.object("Lbl-Tx-204").texts.count == 1)
  }

  @Test func titlesOfButtonConfigurations() throws {
    let styled = try Fixture("Texts.storyboard").object("But-Tx-205")
    #expect(styled.string("configuration.title") == "Styled")
    #expect(styled.string("state.normal") == "Button")
    #expect(try Fixture("Controls.storyboard").object("But-Ct-202").string("configuration.title") == "Hidden")
  }
}
