import NavigationModel
import Testing

/// Helper objects that hold what several scenes show.
@Suite struct JoinedTransitionsTests {
  private static let form = """
    class Row { var next: UIViewController.Type? }
    class Form: UITableViewController {
      var rows: [Row] = []
      func add(_ next: UIViewController.Type) {
        let row = Row()
        row.next = next
        rows.append(row)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let next = rows[path.row].next!
        navigationController?.①pushViewController(next.init(), animated: true)
      }
    }
    """

  private func screens(_ letters: String) -> String {
    letters.map { "class Screen\($0): UIViewController {}" }.joined(separator: "\n")
  }

  @Test func aSceneShowsWhatItsOwnCodeNames() throws {
    let app = try CodeApp(
      """
      \(Self.form)
      class First: Form {
        override func viewDidLoad() { add(ScreenA.self); add(ScreenB.self); add(ScreenC.self) }
      }
      class Second: Form {
        override func viewDidLoad() { add(ScreenD.self); add(ScreenE.self) }
      }
      \(screens("ABCDE"))
      """, "First", "Second")
    #expect(
      app.transitions == [
        "First -> ScreenA push [tableViewCell] ①", "First -> ScreenB push [tableViewCell] ①",
        "First -> ScreenC push [tableViewCell] ①", "Second -> ScreenD push [tableViewCell] ①",
        "Second -> ScreenE push [tableViewCell] ①",
      ])
  }

  @Test func whatNobodyNamesIsShownByTheSharedObject() throws {
    let app = try CodeApp(
      """
      \(Self.form)
      class First: Form { override func viewDidLoad() { Filler().fill(self) } }
      class Second: Form { override func viewDidLoad() { Filler().fill(self) } }
      class Filler {
        func fill(_ form: Form) {
          form.add(ScreenA.self); form.add(ScreenB.self); form.add(ScreenC.self); form.add(ScreenD.self)
          form.add(ScreenE.self)
        }
      }
      \(screens("ABCDE"))
      """, "First", "Second")
    #expect(
      app.transitions == [
        "First -> Form flow [tableViewCell] ①", "Form -> ScreenA push [tableViewCell] ① ?",
        "Form -> ScreenB push [tableViewCell] ① ?", "Form -> ScreenC push [tableViewCell] ① ?",
        "Form -> ScreenD push [tableViewCell] ① ?", "Form -> ScreenE push [tableViewCell] ① ?",
        "Second -> Form flow [tableViewCell] ①",
      ])
  }

  @Test func oneSceneWithManyTargetsKeepsThem() throws {
    let app = try CodeApp(
      """
      \(Self.form)
      class First: Form { override func viewDidLoad() { Filler().fill(self) } }
      class Filler {
        func fill(_ form: Form) {
          form.add(ScreenA.self); form.add(ScreenB.self); form.add(ScreenC.self); form.add(ScreenD.self)
          form.add(ScreenE.self)
        }
      }
      \(screens("ABCDE"))
      """, "First")
    #expect(app.transitions.count == 5)
    #expect(app.transitions.allSatisfy { $0.hasPrefix("First -> Screen") })
  }

  @Test func aSceneThatShowsCanBeShownAsWell() throws {
    let app = try CodeApp(
      """
      \(Self.form)
      class First: Form { override func viewDidLoad() { Filler().fill(self) } }
      class Second: Form { override func viewDidLoad() { Filler().fill(self) } }
      class Filler {
        func fill(_ form: Form) {
          form.add(ScreenA.self); form.add(ScreenB.self); form.add(ScreenC.self); form.add(ScreenD.self)
          form.add(Second.self)
        }
      }
      \(screens("ABCD"))
      """, "First", "Second")
    #expect(app.transitions.filter { $0.hasPrefix("Form -> ") }.count == 5)
  }
}
