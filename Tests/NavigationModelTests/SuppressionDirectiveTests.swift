import NavigationModel
import Testing

/// What stands behind `seguegraph:`.
@Suite struct SuppressionDirectiveTests {
  /// A directive in words: `disable next [a, b] reason`, or the mistake; `nil` where it is none.
  private func words(_ text: String) -> String? {
    switch SuppressionDirective.read(Substring(text)) {
    case .success(let directive):
      [
        directive.command.rawValue, directive.modifier?.rawValue, "[\(directive.rules.joined(separator: ", "))]",
        directive.reason,
      ].compactMap { $0 }.joined(separator: " ")
    case .failure(let failure): "\(failure.mistake)"
    case nil: nil
    }
  }

  @Test(arguments: [
    ("disable dead_exit", "disable [dead_exit]"),
    ("disable:next dead_exit", "disable next [dead_exit]"),
    ("disable:this dead_exit,dead_segue", "disable this [dead_exit, dead_segue]"),
    ("disable:previous dead_exit, dead_segue", "disable previous [dead_exit, dead_segue]"),
    ("disable dead_exit dead_segue dead_exit", "disable [dead_exit, dead_segue]"),
    ("enable all", "enable [all]"),
    (" disable dead_exit ", "disable [dead_exit]"),
    ("disable\tdead_exit -- closes  itself ", "disable [dead_exit] closes itself"),
    ("disable dead_exit --closes itself", "disable [dead_exit] closes itself"),
    ("disable dead_exit - closes itself", "disable [dead_exit] closes itself"),
    ("disable dead_exit \u{2014} closes it--self", "disable [dead_exit] closes it--self"),
    ("disable dead_exit \u{2013} see https://example.com/a-b", "disable [dead_exit] see https://example.com/a-b"),
    ("disable dead_exit --", "disable [dead_exit]"),
    ("disable:this dead_exit // othertool:disable:this x -- y", "disable this [dead_exit]"),
    ("disable Dead-Exit", "disable [Dead-Exit]"),
  ])
  func isRead(_ text: String, _ expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("disabl dead_exit", #"unknownCommand("disabl")"#),
    ("ignore", #"unknownCommand("ignore")"#),
    ("disable:nxt dead_exit", #"unknownModifier("nxt")"#),
    ("disable: dead_exit", #"unknownModifier("")"#),
    ("enable:next dead_exit", #"modifiedEnable("next")"#),
    ("disable", "noRule"),
    ("disable , -- because", "noRule"),
    ("enable -- because", "noRule"),
  ])
  func isAMistake(_ text: String, _ expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: ["", "  ", " draws the graph of an app", " is a tool"])
  func isNone(_ text: String) {
    #expect(words(text) == nil)
  }

  @Test func findsTheWordAnywhere() {
    func places(_ text: String) -> [Int] {
      let bytes = Array(text.utf8)
      var places: [Int] = []
      while let place = SuppressionSearch.firstPlace(in: bytes, (places.last.map { $0 + 1 } ?? 0)..<bytes.count) {
        places.append(place)
      }
      return places
    }
    let word = SuppressionDirective.prefix
    #expect(places(word) == [0])
    #expect(places("segue" + word + "segueg" + word + ":") == [5, 22])
    #expect(places(word.dropLast() + "") == [])
    #expect(places(word.dropFirst() + "") == [])
    #expect(places("") == [])
    for length in 0..<40 {
      #expect(places(String(repeating: "seguegraph", count: length) + ":").count == min(length, 1))
    }
    #expect(SuppressionSearch.firstPlace(in: Array(word.utf8), 0..<10) == nil)
  }
}
