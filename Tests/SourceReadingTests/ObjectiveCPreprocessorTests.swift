import Testing

@testable import SourceReading

@Suite struct ObjectiveCPreprocessorTests {
  @Test func keepsConstantMacros() {
    #expect(
      ObjectiveCFactsText.text(
        """
        #define kSegue @"show" // to the list
        #  define kCount (-3)
        #define kBoard \\
          [UIStoryboard storyboardWithName:@"Main" bundle:nil]
        #define ALIAS kSegue
        #define MAX2(a, b) ((a) > (b) ? (a) : (b))
        #define EMPTY
        #define BODY if (x) { return; }
        #define EXPORT extern
        #undef kSegue
        #pragma mark - Macros
        """, positions: true) == """
          var kSegue = "show" [define] @1:9
          var kCount = -3 [define] @2:11
          var kBoard = UIStoryboard.storyboardWithName:bundle: @4:17("Main", nil) [define] @3:9
          var ALIAS = kSegue [define] @5:9
          var EXPORT = extern [define] @9:9
          """)
  }

  @Test func marksDebugCode() {
    #expect(
      ObjectiveCFactsText.text(
        """
        #ifdef DEBUG
        #define kName @"debug"
        static NSString *kHost = @"local";
        #else
        #define kName @"release"
        #endif
        @implementation A
        #if DEBUG && TARGET_OS_IOS
        - (void)shake { [self menu]; }
        #endif
        - (void)f {
        #if defined(DEBUG) // only here
          [self a]; [self b];
        #elif OTHER
          [self c];
        #endif
        #ifndef DEBUG
          [self d];
        #else
          [self e];
        #endif
        #if DEBUG || BETA
          [self g];
        #endif
        #if !DEBUG
          [self h];
        #endif
        }
        @end
        #if DEBUG
        @implementation B
        @end
        #endif
        """) == """
          implementation A
            debug - shake () {}
              self.menu()
            - f () {}
              debug
                self.a()
                self.b()
              self.c()
              self.d()
              debug
                self.e()
              self.g()
              self.h()
          debug implementation B
          debug var kHost: NSString = "local" [static]
          debug var kName = "debug" [define]
          var kName = "release" [define]
          """)
  }

  @Test func readsAllBranches() {
    #expect(
      ObjectiveCFactsText.body(
        """
        #if TARGET_OS_TV
          [self tv];
        #else
          [self phone];
        #endif
        #if 0
          [self never];
        #else
          [self always];
        #endif
        """) == """
          self.tv()
          self.phone()
          self.always()
          """)
  }

  @Test func keepsTheFirstOfTangledBranches() {
    #expect(
      ObjectiveCFactsText.body(
        """
        #if NEW
          if (@available(iOS 13, *)) {
        #else
          if (old) {
        #endif
            [self a];
          }
        #ifdef EXTRA
          else {
            [self b];
        #endif
        #ifdef EXTRA
          }
        #endif
        """) == """
          branch ()
          -
            self.a()
          -
            self.b()
          """)
  }

  @Test func toleratesMacros() {
    #expect(
      ObjectiveCFactsText.text(
        """
        DEFINE_STORE(Editor)
        EXPORT_API @interface A : B
        OBJC_PROPERTY(name)
        - (void)a DEPRECATED_MSG("no");
        @end
        @implementation A
        SYNTHESIZE_SINGLETON(A);
        - (void)a {
          TRACE
          LOG(@"x")
          [self b];
        }
        @end
        """) == """
          class A: B
            - a ()
          implementation A
            - a () {}
              LOG(_:)("x")
              self.b()
          """)
  }
}
