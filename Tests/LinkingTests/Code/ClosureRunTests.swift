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
}
