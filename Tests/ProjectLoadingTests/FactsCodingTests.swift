import Foundation
import NavigationModel
import SourceReading
import Testing

@testable import ProjectLoading

@Suite struct FactsCodingTests {
  private static let swift = """
    import UIKit
    typealias Done = (Int, [String: UIViewController?]) throws -> Void
    let shared = "shared \\(1 + 2) text"
    enum Segue: String { case edit, close = "close-it" }
    protocol Shows where Self: UIViewController { func show<T: UIViewController>(_ type: T.Type) -> T? }
    #if DEBUG
    extension Home { @objc static func debug() { print(#function) } }
    #endif
    class Home: UIViewController, Shows {
      @IBOutlet weak var button: UIButton!
      lazy var detail: Detail = { let made = Detail(); made.items = [1, true, nil]; return made }()
      var title2: String { get { "a" } set { items["k"] = newValue } }
      @IBAction func tap(_ sender: Any?) throws {
        guard let next = storyboard?.instantiateViewController(withIdentifier: Segue.edit.rawValue) as? Detail else { return }
        next.onDone = { [weak self] in self?.dismiss(animated: true) }
        next.modalPresentationStyle = flag ? .fullScreen : .pageSheet
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        observe(\\.title, #keyPath(Home.title)) { (a: Home, _) in func inner() { } ; inner() }
        switch (a, b) { case (1, let x): list[x, 2] = x; default: break }
        present(next, animated: true, completion: nil)
      }
    }
    Home.debug()
    // seguegraph:disable all, dead_exit -- why
    // seguegraph:enable dead_segue
    // seguegraph:enable dead_exit
    // seguegraph:enabl
    func broken( {
    """

  private static let objectiveC = """
    #define kEdit @"edit"
    typedef void (^Done)(NSArray<NSString *> *items);
    @protocol Shows <NSObject>
    - (void)show:(UIViewController *)controller sender:(id)sender;
    @end
    @interface Home : UIViewController <Shows> { int count; }
    @property (nonatomic, copy) void (^onDone)(BOOL finished);
    @end
    @implementation Home
    - (IBAction)tap:(id)sender {
      Detail *detail = [[Detail alloc] initWithNibName:nil bundle:nil];
      detail.items = @[ @1, @{ @"a": @YES } ];
      [self presentViewController:(UIViewController *)detail animated:YES completion:^{ self.onDone(YES); }];
      if ([detail isKindOfClass:[Detail class]] && !x) { [b addTarget:self action:@selector(tap:) forControlEvents:1]; }
    }
    @end
    """

  private func roundTrip(_ facts: SourceFacts) throws -> SourceFacts {
    try facts.encoded.withUnsafeBytes { try SourceFacts(decoding: $0, path: facts.path) }
  }

  @Test func givesBackWhatWasWritten() throws {
    let swift = SwiftReader(path: "Home.swift").read(Array(Self.swift.utf8))
    #expect(swift.problem != nil)
    #expect(try roundTrip(swift) == swift)
    let objectiveC = ObjectiveCReader(path: "Home.m").read(Array(Self.objectiveC.utf8))
    #expect(try roundTrip(objectiveC) == objectiveC)
  }

  @Test func givesBackEveryKindOfExpressionAndStatement() throws {
    let position = Position(line: 7, column: 300)
    let expressions: [SourceReading.Expression] = [
      .name("a", position), .member(nil, "b", position), .member(.name("a", position), "b", position),
      .call(Call(receiver: .none, function: "f(_:)", arguments: [.init(label: "x", value: .none)], position: position)),
      .string("täxt\0\n"), .interpolation([.string("a")]), .literal("1"), .none, .array([.none]), .dictionary([.none]),
      .element(.none, [.none]), .closure(Closure(body: [.result(nil, position)], position: position)),
      .cast(.none, TypeName("T", isMeta: true)), .either([.none, .none]),
      .given(ValueGuard(name: "flag", values: ["a"]), .none), .selector("s:", position), .keyPath("\\.a"),
      .type(TypeName("[]", arguments: [TypeName("A")]), Position(line: 1, column: 1)), .tuple([.none]), .other([]),
    ]
    let statements: [SourceReading.Statement] = [
      .expression(.array(expressions)), .assign(target: .none, value: .none, position),
      .declare(name: "d", type: TypeName("A"), value: .none, position), .result(.none, position),
      .branch(conditions: [.none], bodies: [[], [.result(nil, position)]]),
      .function(FunctionFacts(name: "f", position: position)), .debugOnly([.result(nil, position)]),
      .guarded(ValueGuard(name: "flag", values: ["true", "false"], isNegated: true)),
    ]
    let facts = SourceFacts(
      path: "a.m", language: .objectiveC, statements: statements, suppressions: SuppressionSample.all)
    #expect(try roundTrip(facts) == facts)
  }

  /// A property that is added to the facts and not to the coding would get lost without anybody seeing it.
  @Test func knowsEveryProperty() {
    let position = Position(line: 1, column: 1)
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(SourceFacts(path: "", language: .swift)) == 9)
    #expect(count(SourceFacts.Problem(message: "", position: position)) == 2)
    #expect(count(TypeFacts(kind: .class, name: "", position: position)) == 10)
    #expect(count(TypeName("")) == 3)
    #expect(count(GenericConstraint(parameter: "", bound: TypeName(""))) == 2)
    #expect(count(CaseFacts(name: "")) == 2)
    #expect(count(AliasFacts(name: "", type: TypeName(""))) == 2)
    #expect(count(VariableFacts(name: "", position: position)) == 9)
    #expect(count(FunctionFacts(name: "", position: position)) == 11)
    #expect(count(ParameterFacts(label: nil, name: "", type: nil)) == 3)
    #expect(count(Call(receiver: nil, function: "", arguments: [], position: position)) == 4)
    #expect(count(Call.Argument(label: nil, value: .none)) == 2)
    #expect(count(Closure(body: [], position: position)) == 3)
    #expect(count(position) == 2)
    #expect(count(SuppressionSample.all) == 4)
    #expect(count(SuppressionSample.all.suppressions[0]) == 4)
    #expect(count(Suppression.Part(start: TextPosition(line: 1, column: 1))) == 2)
  }

  @Test func refusesEveryBeginning() {
    let bytes = ObjectiveCReader(path: "Home.m").read(Array(Self.objectiveC.utf8)).encoded
    for count in 0..<bytes.count {
      #expect(throws: FactsDamage.self) {
        try Array(bytes[..<count]).withUnsafeBytes { try SourceFacts(decoding: $0, path: "") }
      }
    }
  }

  @Test func survivesEveryWrongByte() {
    let bytes = SwiftReader(path: "Home.swift").read(Array(Self.swift.utf8)).encoded
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        _ = damaged.withUnsafeBytes { try? SourceFacts(decoding: $0, path: "") }
      }
    }
  }

  @Test func refusesWhatIsNestedTooDeeply() {
    // A list of one statement, and arrays of one array of one array…
    let bytes = [0, 5] + Array("swift".utf8) + [0, 0, 0, 0, 1, 0] + Array(repeating: [8, 1], count: 100_000).joined()
    #expect(throws: FactsDamage.self) { try bytes.withUnsafeBytes { try SourceFacts(decoding: $0, path: "") } }
  }
}
