import Foundation

/// The notes, newest first or oldest first.
@MainActor
final class NoteStore {
  static let shared = NoteStore()

  var newestFirst = true
  private var notes = ["Water the plants", "Call the plumber"]

  var count: Int { notes.count }

  func note(at index: Int) -> String {
    notes[position(of: index)]
  }

  func replaceNote(at index: Int, with text: String) {
    notes[position(of: index)] = text
  }

  func add(_ text: String) {
    notes.append(text)
  }

  private func position(of index: Int) -> Int {
    newestFirst ? notes.count - 1 - index : index
  }
}
