import Testing

@testable import SourceReading

/// The ways of showing a screen in Objective-C.
@Suite struct ObjectiveCShowingTests {
  @Test func instantiates() {
    #expect(
      ObjectiveCFactsText.body(
        """
        DetailController *a = [self.storyboard instantiateViewControllerWithIdentifier:@"Detail"];
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle mainBundle]];
        UIViewController<Loading> *b = (id)[board instantiateInitialViewController];
        X *c = [[X alloc] initWithNibName:nil bundle:nil], *d = [X new];
        id<Flow> e = [[[self class] alloc] init];
        UIViewController *f = [[NSClassFromString(@"Hidden") alloc] init];
        Class kind = [DetailController class];
        NSString *name = NSStringFromClass([DetailController class]);
        name = NSStringFromClass(DetailController.class);
        """) == """
          let a: DetailController = self.storyboard.instantiateViewControllerWithIdentifier:("Detail")
          let board: UIStoryboard = UIStoryboard.storyboardWithName:bundle:("Main", NSBundle.mainBundle())
          let b: UIViewController<Loading> = board.instantiateInitialViewController() as id
          let c: X = X.alloc().initWithNibName:bundle:(nil, nil)
          let d: X = X.new()
          let e: id<Flow> = self.class().alloc().init()
          let f: UIViewController = Hidden.self.alloc().init()
          let kind: Class.Type = DetailController.self
          let name: NSString = NSStringFromClass(_:)(DetailController.self)
          name = NSStringFromClass(_:)(DetailController.self)
          """)
  }

  @Test func presentsAndPushes() {
    #expect(
      ObjectiveCFactsText.body(
        """
        [self presentViewController:nav animated:YES completion:^{ }];
        [self presentModalViewController:nav animated:YES];
        [self.navigationController pushViewController:[[X alloc] initWithStyle:UITableViewStylePlain] animated:YES];
        [self.navigationController setViewControllers:@[home, detail] animated:NO];
        [popover presentPopoverFromRect:CGRectMake(0, 0, 1, 1) inView:self.view
               permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES];
        [self addChildViewController:child];
        [self.view addSubview:child.view];
        self.window.rootViewController = tabs;
        self->_window.rootViewController = tabs;
        nav.modalPresentationStyle = UIModalPresentationFormSheet;
        """) == """
          self.presentViewController:animated:completion:(nav, YES, {  in  })
          self.presentModalViewController:animated:(nav, YES)
          self.navigationController.pushViewController:animated:(X.alloc().initWithStyle:(UITableViewStylePlain), YES)
          self.navigationController.setViewControllers:animated:([home, detail], NO)
          popover.presentPopoverFromRect:inView:permittedArrowDirections:animated:\
          (CGRectMake(_:_:_:_:)(0, 0, 1, 1), self.view, UIPopoverArrowDirectionAny, YES)
          self.addChildViewController:(child)
          self.view.addSubview:(child.view)
          self.window.rootViewController = tabs
          self._window.rootViewController = tabs
          nav.modalPresentationStyle = UIModalPresentationFormSheet
          """)
  }

  @Test func passesOnInASegue() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @implementation List
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender {
          if ([segue.identifier isEqualToString:@"show"]) {
            Detail *detail = (Detail *)segue.destinationViewController;
            detail.delegate = self;
          } else if ([[segue identifier] isEqualToString:kEdit]) {
            UINavigationController *nav = [segue destinationViewController];
            [(Editor *)nav.topViewController setDelegate:self];
          }
        }
        @end
        """) == """
          implementation List
            - prepareForSegue:sender: (segue: UIStoryboardSegue, sender: id) {}
              branch segue.identifier.isEqualToString:("show"), segue.identifier().isEqualToString:(kEdit)
              -
                let detail: Detail = segue.destinationViewController as Detail
                detail.delegate = self
              -
                let nav: UINavigationController = segue.destinationViewController()
                nav.topViewController as Editor.setDelegate:(self)
          """)
  }

  @Test func runsLater() {
    #expect(
      ObjectiveCFactsText.body(
        """
        dispatch_async(dispatch_get_main_queue(), ^{ [self performSegueWithIdentifier:@"go" sender:nil]; });
        UIAlertAction *ok = [UIAlertAction actionWithTitle:NSLocalizedString(@"OK", @"button")
          style:UIAlertActionStyleDefault handler:^(UIAlertAction * _Nonnull action) { [self close]; }];
        [UIView animateWithDuration:.3 animations:^{ a.alpha = 0; } completion:^(BOOL f) { [a removeFromSuperview]; }];
        """) == """
          dispatch_async(_:_:)(dispatch_get_main_queue()(), {  in self.performSegueWithIdentifier:sender:("go", nil) })
          let ok: UIAlertAction = UIAlertAction.actionWithTitle:style:handler:(NSLocalizedString(_:_:)("OK", "button"), \
          UIAlertActionStyleDefault, { action: UIAlertAction in self.close() })
          UIView.animateWithDuration:animations:completion:(.3, {  in a.alpha = 0 }, { f: BOOL in a.removeFromSuperview() })
          """)
  }
}
