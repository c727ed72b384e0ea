import Testing

@Suite struct SwiftDeclarationTests {
  @Test func namesNestedTypes() {
    let text = FactsText.file(
      """
      class Outer { struct Inner { enum Deep { case a } } }
      extension Outer.Inner: Sendable { class More {} }
      actor Worker { func run() {} }
      func f() { class Local: UIViewController {} }
      """)
    #expect(
      text == """
        class Outer
        struct Outer.Inner
        enum Outer.Inner.Deep
          case a
        extension Outer.Inner: Sendable
        class Outer.Inner.More
        actor Worker
          func run() [run]
        class Local: UIViewController
        func f()
        """)
  }

  @Test func reducesTypes() {
    let text = FactsText.file(
      """
      var a: UIViewController?, b: [String: Weak<Page>]!
      var c: (any Router & AnyObject)?, d: (Int, Page) -> Void
      var e: UIViewController.Type, f: @escaping (_ page: Page) -> some View, g: Optional<Page>
      var h: (page: Page, Int), i: [Page], j: Swift.Array<Page>, k: A<B>.C, l: ()
      var m, n: Int
      typealias Handler = (Page) -> ()
      """)
    #expect(
      text == """
        typealias Handler = -><Page, Void>
        var a: UIViewController
        var b: [:]<String, Weak<Page>>
        var c: &<Router, AnyObject>
        var d: -><Int, Page, Void>
        var e: UIViewController.Type
        var f: -><Page, View>
        var g: Page
        var h: ()<Page, Int>
        var i: []<Page>
        var j: Swift.Array<Page>
        var k: A.C
        var l: Void
        var m: Int
        var n: Int
        """)
  }

  @Test func readsConstraints() {
    let text = FactsText.file(
      """
      class Box<T: UIViewController & Named, U> where U == T.Item {}
      protocol Flow { associatedtype Screen: UIViewController; associatedtype Other }
      extension Array where Element == Page {}
      extension Box<Page> {}
      """)
    #expect(
      text == """
        class Box where T: UIViewController, T: Named, U: T.Item
        protocol Flow where Screen: UIViewController
        extension Array where Element: Page
        extension Box where Box: Page
        """)
  }

  @Test func readsProperties() {
    let text = FactsText.file(
      """
      class Home {
        @IBOutlet private(set) weak var box: UIView!
        lazy var nav: UINavigationController = { let n = UINavigationController(); return n }()
        static let shared = Home()
        class var identifier: String { "home" }
        var page: Page { return pages[0].make() }
        var count = 0 { willSet { prepare(newValue) } didSet(before) { update(before) } }
        var both: Page { get { stored } set(value) { stored = value } }
        let (left, right) = (Page(), Panel())
        let (first, second) = pair()
        @Published var state: State?
        subscript(index: Int, name n: String) -> Page { pages[index] }
      }
      """)
    #expect(
      text == """
        class Home
          IBOutlet private(set) weak var box: UIView
          lazy var nav: UINavigationController
            get
              let n = UINavigationController()
              return n
          static let var shared = Home()
          static var identifier: String = "home"
            get
              return "home"
          var page: Page
            get
              return pages[0].make()
          var count = 0
            set
              prepare(newValue)
              let before = oldValue
              update(before)
          var both: Page = stored
            get
              return stored
            set
              let value = newValue
              stored = value
          let var left = Page()
          let var right = Panel()
          let var $10:7 = pair()
          let var first = $10:7.0
          let var second = $10:7.1
          Published var state: State
          func subscript(_:name:) (_ index: Int, name n: String) -> Page
            return pages[index]
        """)
  }

  @Test func readsInitializersAndDefaults() {
    let text = FactsText.file(
      """
      class Home: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(item: Item, router: Router = AppRouter(), title: String = "Home", count: Int = 0, at: Side = .left) {
          self.init(nibName: nil, bundle: nil)
        }
        deinit { timer.invalidate() }
        func show(pages: Page..., done: (() -> Void)? = nil) { done?() }
      }
      """)
    #expect(
      text == """
        class Home: UIViewController
          required func init(coder:) (coder: NSCoder) [initWithCoder:]
            super.init(coder: coder)
          convenience func init(item:router:title:count:at:) (item: Item, router: Router, title: String, count: Int, \
        at: Side) [initWithItem:router:title:count:at:]
            router = AppRouter()
            title = "Home"
            self.init(nibName: nil, bundle: nil)
          func deinit
            timer.invalidate()
          func show(pages:done:) (pages: []<Page>, done: -><Void>) [showWithPages:done:]
            done()
        """)
  }

  @Test func knowsObjectiveCNamesOfTypes() {
    let text = FactsText.file("@objc(OBAHome) class Home: UIViewController {}\n@objcMembers class Other {}")
    #expect(
      text == """
        class Home: UIViewController
        class Other
        typealias OBAHome = Home
        """)
  }

  @Test func marksWhatOnlyDebugBuildsHave() {
    let text = FactsText.file(
      """
      #if DEBUG
      class Menu {}
      #elseif os(iOS)
      class Plain {}
      #endif
      class Home {
        #if !DEBUG && os(iOS)
        var a = 1
        #else
        var b = 2
        #endif
        #if DEBUG || BETA
        func c() {}
        #endif
        #if canImport(UIKit) && DEBUG
        func d() {}
        #endif
        func e() {
          #if !DEBUG
          release()
          #else
          debug()
          #endif
          #if false
          never()
          #endif
          switch x {
          #if DEBUG
          case .a: a()
          #endif
          default: b()
          }
        }
      }
      """)
    #expect(
      text == """
        debug class Menu
        class Plain
        class Home
          var a = 1
          var b = 2
          func c() [c]
          debug func d() [d]
          func e() [e]
            release()
            debug
              debug()
            branch x
              {
                debug
                  a()
              }
              {
                b()
              }
        """)
  }

  @Test func readsTopLevelCode() {
    let text = FactsText.file(
      """
      let window = UIWindow()
      window.rootViewController = Home()
      if let scene = scene { show(scene) }
      func helper(_ x: Int) -> Int { x }
      #Preview { Home() }
      """)
    #expect(
      text == """
        let var window = UIWindow()
        func helper(_:) (_ x: Int) -> Int
          return x
        window.rootViewController = Home()
        branch
          {
            let scene = scene
            show(scene)
          }
        """)
  }
}
