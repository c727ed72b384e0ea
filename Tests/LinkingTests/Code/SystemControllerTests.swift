import NavigationModel
import Testing

/// Delegates of the controllers that the system brings along (semantics §2.8).
@Suite struct SystemControllerTests {
  @Test(arguments: [
    (
      "UIImagePickerController", "UIImagePickerControllerDelegate",
      "func imagePickerControllerDidCancel(_ picker: UIImagePickerController)", "imagePickerControllerDidCancel"
    ),
    (
      "UIImagePickerController", "UIImagePickerControllerDelegate",
      "func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])",
      "imagePickerController"
    ),
    (
      "MFMailComposeViewController", "MFMailComposeViewControllerDelegate",
      "func mailComposeController(_ picker: MFMailComposeViewController, didFinishWith r: MFMailComposeResult, error: Error?)",
      "mailComposeController"
    ),
    (
      "PHPickerViewController", "PHPickerViewControllerDelegate",
      "func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])", "picker"
    ),
  ])
  func delegatesDismiss(name: String, delegate: String, function: String, via: String) throws {
    for receiver in ["picker", "self"] {
      let property = name == "MFMailComposeViewController" ? "mailComposeDelegate" : "delegate"
      let app = try CodeApp(
        """
        class Home: UIViewController, \(delegate) {
          @IBAction func pick(_ sender: Any) {
            let controller = \(name)()
            controller.\(property) = self
            ①present(controller, animated: true)
          }
          \(function) { \(receiver).②dismiss(animated: true) }
        }
        """, StoryboardScene("Home", actions: ["pick:"]))
      #expect(
        app.lines == [
          "Home -> \(name) present [button] ①", "Home exit dismiss [callback] ②",
          "\(name) exit dismiss [callback] ② via \(via)",
        ])
    }
  }

  @Test func aDelegateThatGoesOn() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController, UIImagePickerControllerDelegate {
        @IBAction func pick(_ sender: Any) {
          let picker = UIImagePickerController()
          picker.delegate = self
          ①present(picker, animated: true)
        }
        func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
          p.②dismiss(animated: true) { self.③present(Editor(), animated: true) }
        }
      }
      class Editor: UIViewController {}
      """, StoryboardScene("Home", actions: ["pick:"]))
    #expect(
      app.lines == [
        "Home -> Editor present [callback] ③", "Home -> UIImagePickerController present [button] ①",
        "Home exit dismiss [callback] ②",
        "UIImagePickerController exit dismiss [callback] ② via imagePickerController",
      ])
  }

  @Test func theResultOfAnActionSheetShowsMore() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func more(_ sender: UIBarButtonItem) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Edit", style: .default, handler: { _ in self.edit() }))
          sheet.addAction(UIAlertAction(title: "Share", style: .default, handler: share))
          sheet.popoverPresentationController?.barButtonItem = sender
          ①present(sheet, animated: true)
        }
        func edit() { navigationController?.②pushViewController(Editor(), animated: true) }
        func share(_ action: UIAlertAction) {
          ③present(UIActivityViewController(activityItems: [1], applicationActivities: nil), animated: true)
        }
      }
      class Editor: UIViewController {}
      """, StoryboardScene("Home", actions: ["more:"]))
    #expect(
      app.lines == [
        "Home -> Editor push [alertAction] ②", "Home -> UIActivityViewController present [alertAction] ③",
        "Home -> UIAlertController present [button] ①",
      ])
  }

  @Test func aSubclassIsAClassOfTheProject() throws {
    let app = try CodeApp(
      """
      class PasswordAlert: UIAlertController {
        class func make() -> PasswordAlert { return PasswordAlert(title: "x", message: nil, preferredStyle: .alert) }
      }
      class Home: UIViewController { @IBAction func go(_ sender: Any) { ①present(PasswordAlert.make(), animated: true) } }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.lines == ["Home -> PasswordAlert present [button] ①"])
  }
}
