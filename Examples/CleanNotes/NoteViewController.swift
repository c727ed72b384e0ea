import UIKit

/// One note.
final class NoteViewController: UIViewController {
  var index = 0

  @IBOutlet private var textLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = NoteStore.shared.note(at: index)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "editNote", let navigation = segue.destination as? UINavigationController,
      let editor = navigation.topViewController as? NoteEditorViewController
    else { return }
    editor.text = NoteStore.shared.note(at: index)
  }

  @IBAction private func cancelEditing(_ segue: UIStoryboardSegue) {}

  @IBAction private func saveNote(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? NoteEditorViewController else { return }
    NoteStore.shared.replaceNote(at: index, with: editor.text)
    textLabel.text = editor.text
  }
}
