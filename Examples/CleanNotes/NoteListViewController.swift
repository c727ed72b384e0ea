import UIKit

/// All notes.
final class NoteListViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let note = segue.destination as? NoteViewController, let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    note.index = indexPath.row
  }

  @IBAction private func cancelEditing(_ segue: UIStoryboardSegue) {}

  // The list stays visible behind the editor's sheet, so it does not appear again and has to be reloaded here.
  @IBAction private func saveNote(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? NoteEditorViewController else { return }
    NoteStore.shared.add(editor.text)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    NoteStore.shared.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = NoteStore.shared.note(at: indexPath.row)
    return cell
  }
}
