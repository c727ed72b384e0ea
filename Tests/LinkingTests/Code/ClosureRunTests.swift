import NavigationModel
import Testing

/// Closures that are stored, queued or handed on: which of them run (design §8).
@Suite struct ClosureRunTests {
  @Test func aReactiveOperatorInACallbackRunsItsClosure() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController, CLLocationManagerDelegate {
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
          service.nearest(to: locations).subscribe(onNext: { [weak self] place in
            self?.①present(Place(), animated: true)
          })
        }
      }
      class Place: UIViewController {}
      """, "Home")
    #expect(app.lines == ["Home -> Place present ①"])
  }

  @Test func everyCallerOfANetworkFunctionGetsItsAnswer() throws {
    // More than are told apart by their arguments.
    let count = 140
    let scenes = (1...count).map { number in
      """
      class Home\(number): UIViewController {
        @IBAction func go(_ sender: Any) {
          API.load { [weak self] in self?.present(Detail\(number)(), animated: true) }
        }
      }
      class Detail\(number): UIViewController {}
      """
    }
    let app = try CodeApp(
      """
      enum API {
        static func load(completion: @escaping () -> Void) {
          URLSession.shared.dataTask(with: url) { _, _, _ in completion() }.resume()
        }
      }
      \(scenes.joined(separator: "\n"))
      """, (1...count).map { StoryboardScene("Home\($0)", actions: ["go:"]) })
    let found = app.graph.transitions.map { "\(app.name($0.source)) -> \(app.name($0.target))" }
    #expect(found.sorted() == (1...count).map { "Home\($0) -> Detail\($0)" }.sorted())
  }

  @Test func aClosureThatGoesWhereNothingIsFollowedMayRun() throws {
    let app = try CodeApp(
      """
      final class Queue {
        private var work: [String: () -> Void] = [:]
        func add(_ name: String, _ work: @escaping () -> Void) { self.work[name] = work }
      }
      class Home: UIViewController {
        let queue = Queue()
        override func viewDidLoad() {
          super.viewDidLoad()
          queue.add("detail") { [weak self] in
            self?.①present(Detail(), animated: true)
            self?.②dismiss(animated: true)
          }
        }
      }
      class Detail: UIViewController {}
      """, "Home")
    #expect(app.lines == ["Home -> Detail present ①", "Home exit dismiss ② ?"])
  }

  /// A closure that a library keeps runs at some time: what made it, and who called that, does not leave then.
  @Test func aClosureThatALibraryKeeps() throws {
    let app = try CodeApp(
      """
      class Home: UIViewController {
        @IBAction func go(_ sender: Any) { Opener().start(from: self) }
      }
      class Opener {
        let service = WindowService()
        func start(from home: UIViewController) {
          let model = LibraryModel()
          model.cancelled = { self.service.②close() }
          home.present(Help(model), animated: true)
        }
      }
      class WindowService {
        var window: UIWindow!
        func close() { window.rootViewController?.presentedViewController?.①dismiss(animated: true) }
      }
      class Help: UIViewController {
        init(_ model: LibraryModel) { super.init(nibName: nil, bundle: nil) }
      }
      """, StoryboardScene("Home", actions: ["go:"]))
    #expect(app.exits == ["Opener exit dismiss [button] ② via close", "WindowService exit dismiss [button] ①"])
  }
}
