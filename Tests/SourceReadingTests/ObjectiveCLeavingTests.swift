import Testing

@testable import SourceReading

/// The ways of leaving a screen in Objective-C.
@Suite struct ObjectiveCLeavingTests {
  @Test func dismissesInAnAction() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @implementation NoteController
        - (IBAction)close:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
        @end
        """, positions: true) == """
          implementation NoteController @1:17
            - close: (sender: id) [IBAction] {} @2:13
              self.dismissViewControllerAnimated:completion: @2:38(YES, nil)
          """)
  }

  @Test func dismissesThroughOthers() {
    #expect(
      ObjectiveCFactsText.body(
        """
        [self.presentingViewController dismissViewControllerAnimated:YES completion:nil];
        [self.navigationController dismissViewControllerAnimated:YES completion:^{ [weakSelf save]; }];
        [[self parentViewController] dismissViewControllerAnimated:NO completion:NULL];
        """) == """
          self.presentingViewController.dismissViewControllerAnimated:completion:(YES, nil)
          self.navigationController.dismissViewControllerAnimated:completion:(YES, {  in weakSelf.save() })
          self.parentViewController().dismissViewControllerAnimated:completion:(NO, nil)
          """)
  }

  @Test func popsAndUsesOldNames() {
    #expect(
      ObjectiveCFactsText.body(
        """
        [self.navigationController popViewControllerAnimated:YES];
        (void)[self.navigationController popToRootViewControllerAnimated:YES];
        [self dismissModalViewControllerAnimated:YES];   [self.popover dismissPopoverAnimated:YES];
        """) == """
          self.navigationController.popViewControllerAnimated:(YES)
          self.navigationController.popToRootViewControllerAnimated:(YES)
          self.dismissModalViewControllerAnimated:(YES)
          self.popover.dismissPopoverAnimated:(YES)
          """)
  }

  @Test func tellsADelegate() {
    #expect(
      ObjectiveCFactsText.body(
        """
        if ([self.delegate respondsToSelector:@selector(pickerDidCancel:)]) [self.delegate pickerDidCancel:self];
        [(id<PickerDelegate>)_owner pickerDidCancel:self];
        """) == """
          branch self.delegate.respondsToSelector:(#pickerDidCancel:)
          -
            self.delegate.pickerDidCancel:(self)
          _owner as id<PickerDelegate>.pickerDidCancel:(self)
          """)
  }

  @Test func callsABlock() {
    #expect(
      ObjectiveCFactsText.body(
        """
        __weak typeof(self) weakSelf = self;
        editor.completion = ^(BOOL saved) { [weakSelf dismissViewControllerAnimated:YES completion:nil]; };
        [editor setCompletion:^BOOL(NSString *text, id<Store> store) { return YES; }];
        if (self.completion) self.completion(YES);
        !_onClose ?: _onClose();
        handlers[0](text);
        """) == """
          let weakSelf = self
          editor.completion = { saved: BOOL in weakSelf.dismissViewControllerAnimated:completion:(YES, nil) }
          editor.setCompletion:({ text: NSString, store: id<Store> in return YES })
          branch self.completion
          -
            self.completion(_:)(YES)
          any((_onClose), _onClose()())
          handlers[0].(_:)(text)
          """)
  }

  @Test func unwinds() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @implementation Start
        - (IBAction)unwindToStart:(UIStoryboardSegue *)segue { }
        - (void)back { [self performSegueWithIdentifier:@"back" sender:self]; }
        @end
        """) == """
          implementation Start
            - unwindToStart: (segue: UIStoryboardSegue) [IBAction] {}
            - back () {}
              self.performSegueWithIdentifier:sender:("back", self)
          """)
  }

  @Test func buildsControlsAndTargets() {
    #expect(
      ObjectiveCFactsText.body(
        """
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
          initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(close:)];
        [button addTarget:nil action:@selector(close:) forControlEvents:UIControlEventTouchUpInside];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(close:) name:@"AppDidLock" object:nil];
        [self performSelector:@selector(close:) withObject:nil afterDelay:1.0];
        [self performSelector:NSSelectorFromString(@"close:")];
        [view addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(a:b:)]];
        """, positions: true) == """
          self.navigationItem @3:6.leftBarButtonItem @3:21 = \
          UIBarButtonItem.alloc @3:59().initWithBarButtonSystemItem:target:action: @4:3\
          (UIBarButtonSystemItemCancel, self, #close:) @3:21
          button.addTarget:action:forControlEvents: @5:9(nil, #close:, UIControlEventTouchUpInside)
          NSNotificationCenter.defaultCenter @6:24().addObserver:selector:name:object: @6:39\
          (self, #close:, "AppDidLock", nil)
          self.performSelector:withObject:afterDelay: @7:7(#close:, nil, 1.0)
          self.performSelector: @8:7(#close:)
          view.addGestureRecognizer: @9:7(UITapGestureRecognizer.alloc @9:53().initWithTarget:action: @9:60\
          (self, #a:b:))
          """)
  }

  @Test func leavesFromACategory() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @interface UIViewController (Leaving)
        - (IBAction)leave:(id)sender;
        @end
        @implementation UIViewController (Leaving)  - (IBAction)leave:(id)s { [super close]; }  @end
        """) == """
          extension UIViewController
            - leave: (sender: id) [IBAction]
          extension UIViewController
            - leave: (s: id) [IBAction] {}
              super.close()
          """)
  }
}
