import UIKit

/// The one setting there is.
final class SettingsViewController: UIViewController {
  @IBOutlet private var sortingSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    sortingSwitch.isOn = NoteStore.shared.newestFirst
  }

  @IBAction private func sortingChanged(_ sender: UISwitch) {
    NoteStore.shared.newestFirst = sender.isOn
  }
}
