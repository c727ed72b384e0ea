import Testing

/// Files in the Swift of 2015.
@Suite struct Swift2Tests {
  @Test func knowsThatFirstParametersHadNoLabel() {
    let text = FactsText.file(
      """
      class Home: UIViewController {
        override func viewDidAppear(animated: Bool) { super.viewDidAppear(animated) }
        @IBAction func close(sender: AnyObject) { dismissViewControllerAnimated(true, completion: nil) }
        func show(page: Page, style: Style) {}
        func open(page page: Page) {}
        @objc(shut:) func shutDown(sender: AnyObject) {}
        init(page: Page) {}
      }
      func helper(var page: Page, inout style: Style) {}
      """)
    #expect(
      text == """
        class Home: UIViewController
          override func viewDidAppear(_:) (_ animated: Bool) [viewDidAppear:]
            super.viewDidAppear(animated)
          IBAction func close(_:) (_ sender: AnyObject) [close:]
            dismissViewControllerAnimated(true, completion: nil)
          func show(_:style:) (_ page: Page, style: Style) [show:style:]
          func open(page:) (page: Page) [openWithPage:]
          objc func shutDown(_:) (_ sender: AnyObject) [shut:]
          func init(page:) (page: Page) [initWithPage:]
        func helper(_:style:) (_ page: Page, style: Style)
        """)
  }

  @Test func keepsLabelsWithoutEvidence() {
    let text = FactsText.file("class Home { func show(page: Page) { present(page, animated: true) } }")
    #expect(text == "class Home\n  func show(page:) (page: Page) [showWithPage:]\n    present(page, animated: true)")
  }

  @Test(arguments: [
    "let a = NSBundle.mainBundle()", "dispatch_async(queue) { }", "performSegueWithIdentifier(\"a\", sender: nil)",
    "let b = UIApplication.sharedApplication()",
  ])
  func findsEvidenceInCalls(statement: String) {
    #expect(FactsText.file("func f(a: Int) { \(statement) }").hasPrefix("func f(_:) (_ a: Int)\n"))
  }

  @Test(arguments: [
    "performSegue(withIdentifier: \"a\", sender: nil)", "present(page, animated: true)",
    "let i = IndexPath(row: 0, section: 0)", "DispatchQueue.main.async { }",
  ])
  func whatIsNewerWeighsMore(statement: String) {
    let source = "func f(a: Int) { performSegueWithIdentifier(a, sender: nil); \(statement) }"
    #expect(FactsText.file(source).hasPrefix("func f(a:) (a: Int)\n"))
  }

  @Test(arguments: [
    "func performSegueWithIdentifier(_ segue: Segue, sender: Any?) {}", "fileprivate func g() {}",
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}",
  ])
  func newerDeclarationsWeighMore(declaration: String) {
    let source = "class C { func f(a: Int) { performSegueWithIdentifier(a, sender: nil) }\n\(declaration) }"
    #expect(FactsText.file(source).hasPrefix("class C\n  func f(a:) (a: Int) "))
  }

  /// A parameter that is not used has no name in any version.
  @Test func anUnusedParameterSaysNothing() {
    let source = "class C { func f(a: Int) { NSBundle.mainBundle() }\nfunc changed(_: NSNotification) {} }"
    #expect(FactsText.file(source).hasPrefix("class C\n  func f(_:) (_ a: Int) "))
  }

  @Test func aCaseIsNoIdentifierOfUIKit() {
    let source = "func f(a: Int) { performSegueWithIdentifier(.detail, sender: nil) }"
    #expect(FactsText.file(source).hasPrefix("func f(a:) (a: Int)\n"))
  }

  @Test func readsOldSpellings() {
    let text = FactsText.body(
      """
      let c = storyboard!.instantiateViewControllerWithIdentifier("Detail") as! Detail
      c.modalPresentationStyle = .Popover
      self.presentViewController(c, animated: true, completion: nil)
      button.addTarget(self, action: "close:", forControlEvents: .TouchUpInside)
      let t = UITapGestureRecognizer(target: self, action: "tap")
      tracker.log(action: "tap")
      """)
    #expect(
      text == """
        let c = (storyboard.instantiateViewControllerWithIdentifier("Detail") as Detail)
        c.modalPresentationStyle = .Popover
        self.presentViewController(c, animated: true, completion: nil)
        button.addTarget(self, action: #selector(close:), forControlEvents: .TouchUpInside)
        let t = UITapGestureRecognizer(target: self, action: #selector(tap))
        tracker.log(action: "tap")
        """)
  }

  @Test func readsOldConditions() {
    let text = FactsText.body(
      """
      if let a = b, c = d as? E, f: G = h where a.ok { show(c) }
      guard let
        x = y,
        z = w()
      else { return }
      let later = z
      """)
    #expect(
      text == """
        branch
          {
            let a = b
            let c = (d as E)
            let f: G = h
            branch a.ok
              {
                show(c)
              }
          }
        let x = y
        let z = w()
        branch
          {
            return
          }
        let later = z
        """)
  }

  @Test func keepsPlacesBehindWordsThatItAdds() {
    let text = FactsText.file("func f() {\n  if let a = b, c = d { e() }; g()\n  h()\n}", positions: true)
    #expect(
      text == """
        func f()@1:6
          branch
            {
              let a@2:10 = b@2:14
              let c@2:17 = d@2:21
              e@2:25()
            }
          g@2:32()
          h@3:3()
        """)
  }

  @Test func readsOldTypesAndLoops() {
    let text = FactsText.file(
      """
      let token: protocol<NSCoding, NSCopying>? = nil
      let parse: NSData -> Page?
      func f() { for var i = 0; i < 3; i++ { g(i) }; i++; h() }
      """)
    #expect(
      text == """
        let var token: &<NSCoding, NSCopying> = nil
        let var parse: -><NSData, Page>
        func f()
          branch
            {
              let i = other()[]
              g(i)
            }
          other(i)
          h()
        problem: 'in' is missing here
        """)
  }
}
