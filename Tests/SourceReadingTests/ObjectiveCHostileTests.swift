import Testing

@testable import SourceReading

@Suite struct ObjectiveCHostileTests {
  private func read(_ source: String, path: String = "File.m") -> SourceFacts {
    ObjectiveCReader(path: path).read(Array(source.utf8))
  }

  @Test func readsNothing() {
    #expect(read("") == SourceFacts(path: "File.m", language: .objectiveC))
    #expect(read("\u{FEFF}\r\n// nothing") == SourceFacts(path: "File.m", language: .objectiveC))
  }

  @Test func goesOnAfterAStatement() {
    #expect(
      ObjectiveCFactsText.body("[self a];\nx = = 3 ) + ;\nif ([self b] { [self c]; }\n[self d];") == """
        problem 4:5 unexpected '='
        self.a()
        branch self.b()
        -
          self.c()
        self.d()
        """)
  }

  @Test func goesOnAfterAMethodWithoutEnd() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @implementation A
        - (void)a {
          if (x) { [self b];
        }

        - (void)c { [self d]; }
        - (void { }
        - (void)e { [self f }
        - (void)g { [self h]; }
        @implementation B
        - (void)i { }
        """) == """
          problem 2:11 no partner for '{'
          implementation A
            - a () {}
              branch x
              -
                self.b()
            - c () {}
              self.d()
            - e () {}
              self.f()
            - g () {}
              self.h()
          implementation B
            - i () {}
          """)
  }

  @Test func toleratesBytesThatAreNoText() {
    var source = Array("@implementation A\n- (void)a { [self b:@\"x".utf8)
    source += [0xFF, 0xFE, 0x00]
    source += Array("\"]; }\n@end".utf8)
    let facts = ObjectiveCReader(path: "A.m").read(source)
    #expect(facts.problem == nil)
    #expect(
      ObjectiveCFactsText().lines(facts) == [
        "implementation A", "  - a () {}", "    self.b:(\"x\u{FFFD}\u{FFFD}\0\")",
      ])
    #expect(ObjectiveCReader(path: "A.m").read((0...255).map { UInt8($0) } + [0x40, 0x22, 0x5C]).types.isEmpty)
  }

  @Test(arguments: [
    "[", "(", "{", "^{", "@[", "!(", "x(", "[a b:", "if (x) ", "(X *)", "f(^{ ", "a ? (", "@{a:", "x[", "-",
  ])
  func survivesDeepNesting(_ opening: String) {
    let closers: [Character: String] = ["[": "]", "(": ")", "{": "}"]
    let closing = opening.reversed().compactMap { closers[$0] }.joined()
    let deep = String(repeating: opening, count: 5_000)
    let balanced = opening == "(X *)" || opening == "if (x) " ? "" : String(repeating: closing, count: 5_000)
    for body in [deep, deep + "x" + balanced + ";"] {
      let facts = read("@implementation A\n- (void)a { \(body) }\n- (void)b { [self c]; }\n@end\n")
      #expect(facts.types.first?.functions.map(\.name).contains("a") == true)
    }
    let balancedFacts = read("@implementation A\n- (void)a { \(deep)x\(balanced); }\n- (void)b { [self c]; }\n@end\n")
    #expect(balancedFacts.types.first?.functions.map(\.name) == ["a", "b"])
  }

  @Test(arguments: [".a", "[0]", "()", "->b", " + 1", " ? 1 : 2", " = a", ", a", "++"])
  func survivesLongChains(_ link: String) {
    let chain = "a" + String(repeating: link, count: 20_000)
    let facts = read("@implementation A\n- (void)a { \(chain); }\n- (void)b { }\n@end\n")
    #expect(facts.types.first?.functions.map(\.name) == ["a", "b"])
  }

  @Test func survivesDeepTypesAndConditionals() {
    let generics = String(repeating: "A<", count: 5_000) + "B" + String(repeating: ">", count: 5_000)
    #expect(read("@interface A : B\n@property \(generics) *x;\n- (void)a;\n@end").types.first?.functions.count == 1)
    let blocks = String(repeating: "void (^", count: 5_000) + "x" + String(repeating: ")(void)", count: 5_000)
    #expect(read("\(blocks);\n@protocol P\n- (void)a;\n@end").types.first?.functions.count == 1)
    let branches = String(repeating: "#if A\n[self x];\n", count: 5_000) + String(repeating: "#endif\n", count: 5_000)
    #expect(
      read("@implementation A\n- (void)a {\n\(branches)}\n@end").types.first?.functions.first?.body.count == 5_000)
    let elses = String(repeating: "if (a) { [self x]; } else ", count: 5_000)
    #expect(
      read("@implementation A\n- (void)a { \(elses) { } }\n- (void)b { }\n@end").types.first?.functions.count == 2)
    let chains = String(repeating: "[a b:c.d.e.f.g.h.i.j.k.l.m", count: 60) + String(repeating: "].n.o.p.q", count: 60)
    #expect(read("@implementation A\n- (void)a { \(chains); }\n@end").types.first?.functions.count == 1)
  }

  @Test func readsALongFile() {
    let method = "- (void)show:(id)sender {\n  [self.nav pushViewController:[[X alloc] init] animated:YES];\n}\n\n"
    let facts = read("@implementation A\n" + String(repeating: method, count: 12_500) + "@end\n")
    #expect(facts.problem == nil)
    #expect(facts.types.first?.functions.count == 12_500)
    #expect(facts.types.first?.functions.last?.position == Position(line: 49_998, column: 9))
  }

  @Test func leavesOutHeadersOfCPlusPlus() {
    let source = """
      #include <vector>
      namespace app {
      template <typename T> class Stack : public Base<T> {
      public:
        explicit Stack(int n) : size_(n) {}
        std::vector<T> items() const { return items_; }
      };
      }
      """
    #expect(read(source, path: "Stack.h") == SourceFacts(path: "Stack.h", language: .objectiveC))
  }

  @Test func readsObjectiveCPlusPlus() {
    #expect(
      ObjectiveCFactsText.text(
        """
        #include <memory>
        using namespace std;
        namespace { static NSString *const kName = @"n"; }
        template <class T> T twice(T x) { return x + x; }
        class Engine : public Base { public: Engine() : x(1) {} void run() { } private: int x; };
        void Engine::stop() { }
        @implementation Player {
          std::unique_ptr<Engine> _engine;
        }
        - (void)play {
          auto engine = std::make_unique<Engine>(kName);
          std::vector<int> list{1, 2};
          const Engine &other = *engine;
          for (auto &item : list) { item->run(); }
          X *x = static_cast<X *>(self.delegate);
          run([&](int n) { [self show:n]; });
          try { Engine::go(); } catch (const std::exception &e) { [self fail]; }
          Engine *raw = new Engine(1);
          delete raw;
        }
        @end
        """, path: "Player.mm") == """
          implementation Player
            var _engine: std::unique_ptr<Engine>
            - play () {}
              let engine = std::make_unique(_:)(kName)
              let list: std::vector<int> = (1, 2)
              let other: Engine = (engine)
              branch
              -
                let item = list[]
                item.run()()
              let x: X = self.delegate as X
              run(_:)({ n: int in self.show:(n) })
              branch
              -
                Engine::go()()
              -
                let e: std::exception
                self.fail()
              let raw: Engine = Engine(_:)(1)
          var kName: NSString = "n" [static const]
          """)
  }
}
