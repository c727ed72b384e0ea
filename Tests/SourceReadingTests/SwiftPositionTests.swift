import SourceReading
import Testing

@Suite struct SwiftPositionTests {
  @Test func pointsAtNames() {
    let text = FactsText.file(
      """
      class Home: UIViewController {
        @IBOutlet weak var box: UIView!
        @objc private func close(_ sender: Any) {
          self.navigationController?
            .present(Page<Int>(), animated: true)
          box.frame = x
          return
        }
      }
      extension App.Home { init() { f { $0 } } }
      """, positions: true)
    #expect(
      text == """
        class Home@1:7: UIViewController
          IBOutlet weak var box@2:22: UIView
          objc private func close(_:)@3:22 (_ sender: Any) [close:]
            self@4:5.navigationController@4:10.present@5:8(type(Page<Int>)@5:16.init@5:16(), animated: true)
            box@6:5.frame@6:9 =@6:9 x@6:17
            return@7:5
        extension App.Home@10:15
          func init()@10:22 [init]
            f@10:31({@10:33_ $0 in return@10:35 $0@10:35})
        """)
  }

  @Test func countsBytesOfColumns() {
    #expect(FactsText.file("/* é */ let a = \"😀\" + b", positions: true) == "let var a@1:14 = text(\"😀\", b@1:27)")
    #expect(FactsText.file("\tlet a = b", positions: true) == "let var a@1:6 = b@1:10")
  }

  @Test func knowsEveryLineEnd() {
    let text = FactsText.file("let a = 1\r\nlet b = 2\rlet c = 3\nlet d = 4", positions: true)
    #expect(text == "let var a@1:5 = 1\nlet var b@2:5 = 2\nlet var c@3:5 = 3\nlet var d@4:5 = 4")
  }

  @Test func skipsTheByteOrderMark() {
    #expect(FactsText.file("\u{FEFF}let a = b", positions: true) == "let var a@1:5 = b@1:9")
  }

  @Test func countsPastSixteenBits() {
    let source = String(repeating: "\n", count: 70_000) + "let a = b"
    #expect(FactsText.file(source, positions: true) == "let var a@70001:5 = b@70001:9")
  }
}
