import SourceReading
import Testing

@Suite struct SwiftSyntaxTreeTests {
  @Test func parsesWithTheToolchainsParser() {
    let tree = SwiftSyntaxTree(
      parsing: """
        class Outer: UIViewController {
          final class Inner {}
          @IBAction func close(_ sender: Any) { dismiss(animated: true) }
        }
        """)
    #expect(tree.classNames == ["Outer", "Inner"])
  }

  @Test func readsWhatItCanOfBrokenCode() {
    #expect(SwiftSyntaxTree(parsing: "class Half: UIViewController { func f( {").classNames == ["Half"])
  }
}
