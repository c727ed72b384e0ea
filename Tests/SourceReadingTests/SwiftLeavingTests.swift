import Testing

/// The ways to leave a screen, as facts.
@Suite struct SwiftLeavingTests {
  @Test(arguments: [
    // Plain, and through another controller.
    ("dismiss(animated: true)", "dismiss(animated: true)"),
    ("presentingViewController?.dismiss(animated: true)", "presentingViewController.dismiss(animated: true)"),
    ("parent?.dismiss(animated: true, completion: nil)", "parent.dismiss(animated: true, completion: nil)"),
    (
      "view.window?.rootViewController?.dismiss(animated: false)",
      "view.window.rootViewController.dismiss(animated: false)"
    ),
    ("(parent as? HostController)?.dismiss(animated: true)", "(parent as HostController).dismiss(animated: true)"),
    // Stacks.
    (
      "_ = navigationController?.popToRootViewController(animated: false)",
      "navigationController.popToRootViewController(animated: false)"
    ),
    (
      "navigationController!.popToViewController(list, animated: true)",
      "navigationController.popToViewController(list, animated: true)"
    ),
    ("navigationController?.viewControllers.removeLast()", "navigationController.viewControllers.removeLast()"),
    // Segues, roots.
    (
      "performSegue(withIdentifier: \"backToList\", sender: self)",
      "performSegue(withIdentifier: \"backToList\", sender: self)"
    ),
    ("window.rootViewController = HomeViewController()", "window.rootViewController = HomeViewController()"),
    // Delegates and closures.
    ("delegate?.noteEditorDidFinish(self)", "delegate.noteEditorDidFinish(self)"),
    ("onPick?(items[i.row])", "onPick(items[i.row])"),
    ("self.onPick!(1)", "self.onPick(1)"),
    // Lookalikes stay what they are.
    ("hud.dismiss()", "hud.dismiss()"),
    ("toast.show(in: view)", "toast.show(in: view)"),
    ("progress.addChild(part, withPendingUnitCount: 3)", "progress.addChild(part, withPendingUnitCount: 3)"),
    (
      "super.performSegue(withIdentifier: id, sender: sender)", "super.performSegue(withIdentifier: id, sender: sender)"
    ),
  ])
  func readsCalls(source: String, expected: String) {
    #expect(FactsText.body(source + "\n()") == expected + "\n()")
  }

  @Test func readsClosuresThatLeave() {
    let text = FactsText.body(
      """
      editor.onDone = { [weak self] note in self?.dismiss(animated: true) { self?.save(note) } }
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
      Task { await model.save(); dismiss(animated: true) }
      closeButton.rx.tap.subscribe(onNext: { [weak self] in self?.dismiss(animated: true) }).disposed(by: bag)
      model.finished.sink { [weak self] in self?.dismiss(animated: $0) }.store(in: &bag)
      """)
    #expect(
      text == """
        editor.onDone = {_ note in return self.dismiss(animated: true, {return self.save(note)})}
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive, {_ _ in return self.dismiss(animated: true)}))
        Task({model.save(); dismiss(animated: true)})
        closeButton.rx.tap.subscribe(onNext: {return self.dismiss(animated: true)}).disposed(by: bag)
        model.finished.sink({_ $0 in return self.dismiss(animated: $0)}).store(in: bag)
        """)
  }

  @Test func readsControlsMadeInCode() {
    let text = FactsText.body(
      """
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true)
      })
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
      button.addTarget(nil, action: #selector(NoteEditor.finish(_:)), for: .touchUpInside)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("finish:")))
      NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .sessionEnded, object: nil)
      """)
    #expect(
      text == """
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: \
        UIAction({_ _ in return self.dismiss(animated: true)}))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: \
        #selector(finish))
        button.addTarget(nil, action: #selector(NoteEditor.finish(_:)), for: .touchUpInside)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish:)))
        NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .sessionEnded, object: nil)
        """)
  }

  @Test func readsHelpersAndDelegates() {
    let text = FactsText.file(
      """
      extension UIViewController {
        func leave() {
          if let nav = navigationController, nav.viewControllers.first !== self { nav.popViewController(animated: true) }
          else { dismiss(animated: true) }
        }
      }
      protocol NoteEditorDelegate: AnyObject { func noteEditorDidFinish(_ editor: NoteEditor) }
      final class NoteEditor: UIViewController {
        weak var delegate: NoteEditorDelegate?
        @objc private func done() { delegate?.noteEditorDidFinish(self) }
      }
      extension NoteList: NoteEditorDelegate {
        func noteEditorDidFinish(_ editor: NoteEditor) { editor.dismiss(animated: true) }
      }
      """)
    #expect(
      text == """
        extension UIViewController
          func leave() [leave]
            branch
              {
                let nav = navigationController
                branch other(nav.viewControllers.first, self)
                  {
                    nav.popViewController(animated: true)
                  }
              }
              {
                dismiss(animated: true)
              }
        protocol NoteEditorDelegate: AnyObject
          func noteEditorDidFinish(_:) (_ editor: NoteEditor) ;
        class NoteEditor: UIViewController
          weak var delegate: NoteEditorDelegate
          objc private func done() [done]
            delegate.noteEditorDidFinish(self)
        extension NoteList: NoteEditorDelegate
          func noteEditorDidFinish(_:) (_ editor: NoteEditor) [noteEditorDidFinish:]
            editor.dismiss(animated: true)
        """)
  }

  @Test func readsOverridesThatLeave() {
    let text = FactsText.file(
      """
      class Sheet: UINavigationController {
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(closeAll))]
        }
        override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { dismiss(animated: true) }
        @IBAction func unwindToList(_ segue: UIStoryboardSegue) { }
        func presentationController(
          _ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle
        ) -> UIViewController? { UINavigationController(rootViewController: c.presentedViewController) }
      }
      """)
    #expect(
      text == """
        class Sheet: UINavigationController
          override var keyCommands: []<UIKeyCommand>
            get
              return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(closeAll))]
          override func accessibilityPerformEscape() -> Bool [accessibilityPerformEscape]
            dismiss(animated: true)
            return true
          override func tableView(_:didSelectRowAt:) (_ t: UITableView, didSelectRowAt i: IndexPath) \
        [tableView:didSelectRowAt:]
            dismiss(animated: true)
          IBAction func unwindToList(_:) (_ segue: UIStoryboardSegue) [unwindToList:]
          func presentationController(_:viewControllerForAdaptivePresentationStyle:) (_ c: UIPresentationController, \
        viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle) -> UIViewController \
        [presentationController:viewControllerForAdaptivePresentationStyle:]
            return UINavigationController(rootViewController: c.presentedViewController)
        """)
  }
}
