import Testing

@testable import SourceReading

@Suite struct ObjectiveCStatementTests {
  @Test func keepsAllBranches() {
    #expect(
      ObjectiveCFactsText.body(
        """
        if (a == b && [self ready]) [self one];
        else if (!c) { [self two]; }
        else [self three];
        switch (mode) {
          case ModeA: [self a]; break;
          case ModeB:
          case 'x': { [self b]; return; }
          default: [self c];
        }
        while ([e next]) { }
        do [self again]; while (more);
        """, positions: true) == """
          branch (a, b, self.ready @3:21()), (c)
          -
            self.one @3:35()
          -
            self.two @4:22()
          -
            self.three @5:12()
          branch mode
          -
            self.a @7:21()
          -
            self.b @9:21()
            return @9:25
          -
            self.c @10:18()
          branch e.next @12:11()
          -
          branch more
          -
            self.again @13:10()
          """)
  }

  /// What a condition asks for holds where it is taken.
  @Test func narrowsWhatAConditionAsksFor() {
    #expect(
      ObjectiveCFactsText.body(
        "id t = (self.last && [self.last isKindOfClass:[UINavigationController class]]) ? self.last : [self other];")
          == """
          (self.last, self.last.isKindOfClass:(UINavigationController.self))
          let t: id = any(self.last as UINavigationController, self.other())
          """)
  }

  @Test func bindsInLoops() {
    #expect(
      ObjectiveCFactsText.body(
        """
        for (UIViewController *child in self.childViewControllers) [child close];
        for (item in items) { }
        for (int i = 0, n = list.count; i < n; i++) { [list[i] show]; }
        for (;;) { break; }
        """) == """
          branch
          -
            let child: UIViewController = self.childViewControllers[]
            child.close()
          branch
          -
            item = items[]
          let i: int = 0
          let n: int = list.count
          branch (i, n)
          -
            list[i].show()
          branch
          -
          """)
  }

  @Test func liftsAssignmentsOutOfExpressions() {
    #expect(
      ObjectiveCFactsText.body(
        """
        if ((self = [super init])) { _a = _b = [X new]; }
        while ((view = view.superview)) { }
        count += 2;
        [self show:(last = [Y new])];
        *error = nil;
        """) == """
          self = super.init()
          branch self
          -
            _b = X.new()
            _a = X.new()
          view = view.superview
          branch view
          -
          last = Y.new()
          self.show:(last)
          (error) = nil
          """)
  }

  @Test func readsDeclarations() {
    #expect(
      ObjectiveCFactsText.body(
        """
        __block UIViewController *a, *b = nil;
        static NSString *const kCell = @"Cell";
        void (^done)(BOOL) = ^(BOOL ok) { [self end]; };
        NSArray<NSArray<X *> *> *grid = @[@[x]];
        const NSUInteger n __unused = 3;
        a * b;
        Class class = [self class];
        id<P> p, q;
        typeof(x) y = x;
        struct Point point = { .x = 1, .y = [self y] };
        CGRect frame = (CGRect){ CGPointZero, size };
        """, positions: true) == """
          let a: UIViewController @3:27
          let b: UIViewController = nil @3:31
          let kCell: NSString = "Cell" @4:24
          let done: -><BOOL, void> = { ok: BOOL in self.end @5:41() } @5:8
          let grid: NSArray<NSArray<X>> = [[x]] @6:26
          let n: NSUInteger = 3 @7:18
          let b: a @8:5
          let class: Class.Type = self.class @9:21() @9:7
          let p: id<P> @10:7
          let q: id<P> @10:10
          let y = x @11:11
          let point: Point = (1, self.y @12:43()) @12:14
          let frame: CGRect = (CGPointZero, size) @13:8
          """)
  }

  @Test func readsExpressions() {
    #expect(
      ObjectiveCFactsText.body(
        """
        x = flag ? a : b ?: c;
        x = [flag ?: other value];
        x = @{@"a": @1, kKey: @(2 + n)};
        x = @[@YES, @-3, @'c', @"t", @(NO)];
        x = (UIView *)[y view];
        x = (NSInteger)y, z = (__bridge id)ref;
        x = (a) - b;
        x = (y)[0];
        x = ((X *)y).z->w;
        x = ({ UIView *v = [UIView new]; v; });
        x = @selector(show:animated:);
        x = [NSArray<X *> array];
        x = [NSArray arrayWithObjects:a, b, nil];
        x = [self a:1 :2];
        x = sizeof(y) + [self f];
        x = va_arg(list, char *);
        x = @keypath(self.name);
        x = NSClassFromString(name);
        """) == """
          x = any(a, b, c)
          x = any(flag, other).value()
          x = {"a", 1, kKey, (2, n)}
          x = [YES, -3, 'c', "t", NO]
          x = y.view() as UIView
          x = y as NSInteger
          z = ref as id
          x = (a, b)
          x = y[0]
          x = y as X.z.w
          let v: UIView = UIView.new()
          x = v
          x = #show:animated:
          x = NSArray.array()
          x = NSArray.arrayWithObjects:(a, b, nil)
          x = self.a::(1, 2)
          x = ((), self.f())
          x = va_arg(_:_:)(list, (char))
          x = ()
          x = NSClassFromString(_:)(name)
          """)
  }

  @Test func labelsArguments() {
    let source = "@implementation A\n- (void)f { [x add:a, b to:c :d]; }\n@end"
    let facts = ObjectiveCReader(path: "A.m").read(Array(source.utf8))
    guard case .expression(.call(let call))? = facts.types.first?.functions.first?.body.first else {
      Issue.record("no call")
      return
    }
    #expect(call.function == "add:to::")
    #expect(call.arguments.map(\.label) == ["add", nil, "to", nil])
    #expect(call.position == Position(line: 2, column: 16))
  }

  @Test func readsGuardedStatements() {
    #expect(
      ObjectiveCFactsText.body(
        """
        @try { [self a]; } @catch (NSException *e) { [self b:e]; } @finally { [self c]; }
        @synchronized (self) { [self d]; }
        @autoreleasepool { [self e]; }
        @throw [X new];
        again:
        goto again;
        @weakify(self);
        @strongify(self)
        require(text) else { return; }
        each(item, list) { [item show]; }
        """) == """
          branch
          -
            self.a()
          -
            let e: NSException
            self.b:(e)
          -
            self.c()
          self.d()
          self.e()
          X.new()
          branch require(_:)(text)
          -
            return
          branch each(_:_:)(item, list)
          -
            item.show()
          """)
  }

  @Test func readsMacrosThatTakeAnything() {
    #expect(
      ObjectiveCFactsText.body(
        """
        WeakTypeOf(self) weakSelf = self;
        WITHOUT_WARNINGS([target performSelector:action]; [self next];);
        x = @MAX_WIDTH;
        COMPARE(a, ==, [self b]);
        x = @{ENTRY(name, NSString *), @"k": @"v"};
        x >>= 1;
        if ((class != nil) && (x != y)) { }
        """) == """
          let weakSelf = self
          target.performSelector:(action)
          self.next()
          WITHOUT_WARNINGS(_:)(())
          x = MAX_WIDTH
          COMPARE(_:_:_:)(a, (), self.b())
          x = {"k", "v"}
          branch ((class, nil), (x, y))
          -
          """)
  }

  @Test func countsColumnsInBytes() {
    #expect(
      ObjectiveCFactsText.body("NSLog(@\"zürich\"); [self zürich]; /* \u{1F600} */ [self b];", positions: true) == """
        NSLog(_:) @3:1("zürich")
        self.zürich @3:26()
        self.b @3:53()
        """)
  }
}
