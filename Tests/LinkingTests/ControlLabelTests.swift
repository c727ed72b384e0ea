import InterfaceBuilder
import Linking
import NavigationModel
import Testing

/// What a control is called in messages and drawings: what the user reads on it, wherever the document keeps that.
struct ControlLabelTests {
  @Test(
    arguments: [
      (#"<button id="c"><state key="normal" title="Plain"/>\#(segue)</button>"#, "Plain"),
      (
        #"<button id="c"><state key="normal" title="Button"/><buttonConfiguration key="configuration" title="Set"/>"#
          + "\(segue)</button>", "Set"
      ),
      (
        #"<button id="c"><state key="normal"><attributedString key="attributedTitle"><fragment content="Bold"/>"#
          + "</attributedString></state>\(segue)</button>", "Bold"
      ),
      (#"<button id="c"><buttonCell key="cell" title="Mac" id="d"/>\#(segue)</button>"#, "Mac"),
      (#"<button id="c" image="xmark"><state key="normal" image="xmark"/>\#(segue)</button>"#, "xmark"),
      (#"<label id="c" text="Text">\#(segue)</label>"#, "Text"),
      (#"<button id="c" userLabel="Named">\#(segue)</button>"#, "Named"),
      (
        #"<tableView id="t"><sections><tableViewSection id="s"><cells><tableViewCell reuseIdentifier="Row" id="c">"#
          + #"<label text="Static" id="l"/>\#(segue)</tableViewCell></cells></tableViewSection></sections></tableView>"#,
        "Static"
      ),
      // The text of the next row is not its own.
      (
        #"<tableView id="t"><sections><tableViewSection id="s"><cells><tableViewCell reuseIdentifier="Row" id="c">"#
          + #"\#(segue)</tableViewCell><tableViewCell id="d"><label text="Next" id="l"/></tableViewCell></cells>"#
          + "</tableViewSection></sections></tableView>", "Row"
      ),
      (
        #"<tableView id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"><label text="Title" id="l"/>"#
          + "\(segue)</tableViewCell></prototypes></tableView>", "Row"
      ),
      (
        #"<tableView id="t"><prototypes><tableViewCell id="c"><label text="Title" id="l"/>\#(segue)</tableViewCell>"#
          + "</prototypes></tableView>", "Title"
      ),
    ])
  func label(of control: String, is label: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      \(control)</view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let document = try InterfaceDocumentReader(path: "Main.storyboard").read(Array(text.utf8))
    let graph = Linker(documents: [document]).link()
    #expect(graph.transitions.map(\.trigger?.label) == [label])
    #expect(graph.scenes.flatMap(\.controls).map(\.label) == [label])
  }

  private static let segue = #"<connections><segue destination="b" kind="show" id="z"/></connections>"#
}
