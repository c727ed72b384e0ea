import UIKit

/// Edits the text of a note. Whoever presents it takes the text in its unwind action.
final class NoteEditorViewController: UIViewController {
  var text = ""

  @IBOutlet private var textField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    textField.text = text
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "saveNote" {
      text = textField.text ?? ""
    }
  }
}
