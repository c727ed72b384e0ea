import Analysis
import NavigationModel

/// Graphs made in code, for drawings and exports.
enum SampleGraphs {
  /// A scene of a storyboard at the top of the project.
  static func scene(
    _ id: String, _ kind: SceneKind = .viewController, _ label: String, in storyboard: String = "Main",
    class className: String? = nil, identifier: String? = nil, isInitial: Bool = false, line: Int = 10
  ) -> Scene {
    let path = "\(storyboard).storyboard"
    return Scene(
      id: SceneID(document: path, objectID: id), kind: kind, className: className, title: label, label: label,
      storyboard: storyboard, document: path, storyboardIdentifier: identifier, objectID: id, isInitial: isInitial,
      location: SourceLocation(file: path, line: line))
  }

  /// A segue between two scenes, written as `Storyboard.objectID`.
  static func segue(
    _ id: String, _ source: String, _ target: String?, _ kind: TransitionKind, identifier: String? = nil,
    relationship: String? = nil, style: PresentationStyle? = nil, unwindAction: String? = nil,
    trigger: Trigger? = nil, origin: TransitionOrigin = .interfaceBuilder, line: Int = 20, order: Int = 0
  ) -> Transition {
    let file = source.split(separator: ".")[0] + ".storyboard"
    return Transition(
      id: "\(file)#\(id)", source: self.id(source), target: target.map(self.id), kind: kind, origin: origin,
      identifier: identifier, relationship: relationship, presentationStyle: style, unwindAction: unwindAction,
      trigger: trigger, location: SourceLocation(file: String(file), line: line), order: order)
  }

  /// The id of `Storyboard.objectID`; a text with a colon is an id as it is.
  static func id(_ text: String) -> SceneID {
    if text.contains(":") { return SceneID(rawValue: text) }
    let parts = text.split(separator: ".", maxSplits: 1)
    return SceneID(document: parts[0] + ".storyboard", objectID: String(parts[1]))
  }

  /// Documents for the storyboards of scenes.
  static func documents(_ scenes: [Scene]) -> [Document] {
    Dictionary(grouping: scenes.filter { $0.document != nil }, by: { $0.document ?? "" }).map { path, scenes in
      Document(
        path: path, name: scenes[0].storyboard ?? "", initialScene: scenes.first(where: \.isInitial)?.id,
        scenes: scenes.map(\.id))
    }
  }

  /// One of everything: a shop with tabs, a split view, modals, popovers, unwinds, code, system controllers and findings.
  static var shop: NavigationGraph {
    let scenes = shopScenes
    return NavigationGraph(
      entryPoints: [
        EntryPoint(
          scene: id("Main.tabs"), via: .mainStoryboard, location: SourceLocation(file: "Info.plist", line: 12))
      ],
      scenes: scenes, transitions: shopTransitions,
      exits: [
        Exit(
          scene: id("Main.edit"), kind: .dismiss, trigger: Trigger(element: "barButtonItem", label: "Done"),
          location: SourceLocation(file: "Edit.swift", line: 9, column: 5))
      ],
      documents: documents(scenes),
      diagnostics: [
        Diagnostic(
          severity: .warning, message: "Something was assumed.",
          location: SourceLocation(file: "Old.storyboard", line: 3))
      ])
  }

  private static var shopScenes: [Scene] {
    [
      scene("tabs", .tabBarController, "Shop", class: "ShopTabBarController", isInitial: true),
      scene("nav1", .navigationController, "Catalogue navigation"),
      scene("list", .tableViewController, "Catalogue", class: "CatalogueViewController", identifier: "catalogue"),
      scene("item", .viewController, "Item", class: "ItemViewController", identifier: "item"),
      scene("zoom", .viewController, "Photo", class: "PhotoViewController"),
      scene("edit", .tableViewController, "Edit", class: "EditViewController"),
      scene("editNav", .navigationController, "Navigation"),
      scene("grid", .collectionViewController, "Favourites", class: "FavouritesViewController"),
      scene("nav2", .navigationController, "Favourites navigation"),
      scene("cart", .tableViewController, "Cart", in: "Checkout", class: "CartViewController", isInitial: true),
      scene("pay", .viewController, "Payment", in: "Checkout", class: "PaymentViewController"),
      scene("done", .viewController, "Thank you", in: "Checkout"),
      scene("filter", .viewController, "Filter", in: "Checkout", class: "FilterViewController"),
      scene("help", .viewController, "Help", in: "Checkout", class: "HelpViewController", identifier: "help"),
      scene("split", .splitViewController, "Settings", in: "Settings", isInitial: true),
      scene("master", .tableViewController, "Sections", in: "Settings", class: "SectionsViewController"),
      scene("detail", .viewController, "Detail", in: "Settings", class: "DetailViewController"),
      scene("pages", .pageViewController, "Tour", in: "Settings", class: "TourViewController"),
      Scene(
        id: SceneID(rawValue: "class:LoginViewController"), kind: .codeOnly, className: "LoginViewController",
        label: "Login", location: SourceLocation(file: "Login.swift", line: 4)),
      Scene(
        id: SceneID(rawValue: "flow:AppCoordinator"), kind: .flow, className: "AppCoordinator", label: "AppCoordinator",
        location: SourceLocation(file: "AppCoordinator.swift", line: 4)),
      Scene(
        id: SceneID(rawValue: "system:UIAlertController"), kind: .system, className: "UIAlertController",
        label: "Alert"),
      Scene(
        id: SceneID.unresolved("Extras/bonus"), kind: .unresolved, label: "Extras/bonus",
        location: SourceLocation(file: "Settings.storyboard", line: 30)),
    ]
  }

  private static var shopTransitions: [Transition] {
    let row = Trigger(element: "tableViewCell", objectID: "cell")
    let edit = Trigger(element: "barButtonItem", label: "Edit", objectID: "q1")
    return [
      segue("r1", "Main.tabs", "Main.nav1", .relationship, relationship: "viewControllers", order: 0),
      segue("r2", "Main.tabs", "Main.nav2", .relationship, relationship: "viewControllers", order: 1),
      segue("r3", "Main.tabs", "Checkout.cart", .relationship, relationship: "viewControllers", order: 2),
      segue("r4", "Main.tabs", "Settings.split", .relationship, relationship: "viewControllers", order: 3),
      segue("r5", "Main.nav1", "Main.list", .relationship, relationship: "rootViewController"),
      segue("r6", "Main.nav2", "Main.grid", .relationship, relationship: "rootViewController"),
      segue("r7", "Main.editNav", "Main.edit", .relationship, relationship: "rootViewController"),
      segue("s1", "Main.list", "Main.item", .show, identifier: "showItem", trigger: row),
      segue("s2", "Main.grid", "Main.item", .show, trigger: Trigger(element: "collectionViewCell")),
      segue("s3", "Main.item", "Main.zoom", .custom, identifier: "zoom"),
      segue("s4", "Main.item", "Main.editNav", .present, style: .pageSheet, trigger: edit),
      segue("s5", "Main.edit", "Main.item", .unwind, unwindAction: "closeEdit:"),
      segue("s6", "Main.zoom", nil, .unwind, unwindAction: "unwindToList:"),
      segue("s7", "Checkout.cart", "Checkout.filter", .popover, trigger: Trigger(element: "button", label: "Filter")),
      segue("s8", "Checkout.cart", "Checkout.pay", .push, identifier: "pay"),
      segue("s9", "Checkout.cart", "Checkout.pay", .push, identifier: "payAgain"),
      segue("s10", "Checkout.pay", "Checkout.done", .present, style: .fullScreen),
      segue("s11", "Checkout.pay", "Gone.gone", .show, identifier: "lost"),
      segue("r8", "Settings.split", "Settings.master", .relationship, relationship: "masterViewController"),
      segue("r9", "Settings.split", "Settings.detail", .relationship, relationship: "detailViewController", order: 1),
      segue("s12", "Settings.master", "Settings.detail", .showDetail, trigger: row),
      segue("s13", "Settings.detail", "Settings.pages", .embed),
      segue("s14", "Settings.master", "unresolved:Extras/bonus", .show, identifier: "bonus"),
      segue("c1", "Main.item", "system:UIAlertController", .present, origin: .swift),
      segue("c2", "Checkout.pay", "system:UIAlertController", .present, origin: .swift),
      segue("c3", "Main.list", "flow:AppCoordinator", .flow, origin: .swift),
      segue("c4", "flow:AppCoordinator", "class:LoginViewController", .present, style: .formSheet, origin: .swift),
    ]
  }

  /// An app that only code makes: a coordinator, containers, system controllers, something that nobody could tell.
  static var code: NavigationGraph {
    func made(_ id: String, _ kind: SceneKind = .codeOnly, _ label: String, _ className: String? = nil) -> Scene {
      Scene(
        id: SceneID(rawValue: id), kind: kind, className: className, label: label,
        location: SourceLocation(file: "\(label).swift", line: 4))
    }
    let alert = "system:UIAlertController"
    let tap = Trigger(element: "button", label: "Open")
    let scenes = [
      made("flow:AppDelegate", .flow, "AppDelegate", "AppDelegate"),
      made("flow:AppCoordinator", .flow, "AppCoordinator", "AppCoordinator"),
      made("class:UITabBarController(Feed,Profile)", .tabBarController, "Tab Bar Controller"),
      made("class:UINavigationController(Feed)", .navigationController, "Navigation Controller"),
      made("class:FeedViewController", .codeOnly, "Feed", "FeedViewController"),
      made("class:ProfileViewController", .codeOnly, "Profile", "ProfileViewController"),
      made("class:PostViewController", .codeOnly, "Post", "PostViewController"),
      made("class:ComposeViewController", .codeOnly, "Compose", "ComposeViewController"),
      made("class:UINavigationController(Compose)", .navigationController, "Navigation Controller"),
      made(alert, .system, "Alert", "UIAlertController"),
      made("system:UIImagePickerController", .system, "Image Picker", "UIImagePickerController"),
      made("unresolved:factory.make()", .unresolved, "factory.make()"),
    ]
    var line = 0
    func go(
      _ source: String, _ kind: TransitionKind, _ target: String, _ trigger: Trigger? = nil,
      _ confidence: Confidence = .certain
    ) -> Transition {
      line += 7
      return Transition(
        id: "App.swift:\(line):5", source: SceneID(rawValue: source), target: SceneID(rawValue: target), kind: kind,
        origin: .swift, trigger: trigger, confidence: confidence,
        location: SourceLocation(file: "App.swift", line: line, column: 5), order: line)
    }
    let tabs = "class:UITabBarController(Feed,Profile)"
    let feed = "class:UINavigationController(Feed)"
    let compose = "class:UINavigationController(Compose)"
    let transitions = [
      go("flow:AppDelegate", .flow, "flow:AppCoordinator", Trigger(element: "launch")),
      go("flow:AppCoordinator", .root, tabs), go(tabs, .child, feed), go(tabs, .child, "class:ProfileViewController"),
      go(feed, .child, "class:FeedViewController"),
      go("class:FeedViewController", .push, "class:PostViewController", Trigger(element: "tableViewCell")),
      go("class:FeedViewController", .flow, "flow:AppCoordinator", tap),
      go("flow:AppCoordinator", .present, compose), go(compose, .child, "class:ComposeViewController"),
      go("class:ComposeViewController", .present, alert, Trigger(element: "callback", event: "didFail(_:)")),
      go("class:ComposeViewController", .present, alert, tap),
      go("class:ComposeViewController", .present, "system:UIImagePickerController", tap),
      go("class:PostViewController", .present, alert, tap), go("class:ProfileViewController", .present, alert, tap),
      go("class:ProfileViewController", .present, "unresolved:factory.make()", nil, .possible),
    ]
    return NavigationGraph(
      entryPoints: [
        EntryPoint(
          scene: SceneID(rawValue: "flow:AppDelegate"), via: .application,
          location: SourceLocation(file: "AppDelegate.swift", line: 3))
      ], scenes: scenes, transitions: transitions, isCodeRead: true)
  }

  /// What rules could say about ``shop``.
  static var shopFindings: [Finding] {
    let checkout = SourceLocation(file: "Checkout.storyboard", line: 44)
    return [
      Finding(
        rule: "missing_dismissal", severity: .error, message: "Nothing in 'Thank you' closes it.", location: checkout,
        scene: id("Checkout.done")),
      Finding(
        rule: "unreachable_scene", severity: .warning, message: "No path leads to 'Help'.", location: checkout,
        scene: id("Checkout.help")),
      Finding(
        rule: "compact_modal_without_close", severity: .warning, message: "The popover covers the screen on iPhone.",
        location: checkout, scene: id("Checkout.filter"), transition: "Checkout.storyboard#s7"),
      Finding(
        rule: "dangling_connection", severity: .error, message: "The destination 'gone' is not there.",
        location: checkout, transition: "Checkout.storyboard#s11"),
      Finding(
        rule: "presentation_never_shown", severity: .note, confidence: .possible, message: "May never be shown.",
        location: checkout, scene: id("Settings.pages")),
    ]
  }

  /// Many small storyboards that have nothing to do with each other, as in a collection of samples.
  static func islands(_ count: Int) -> NavigationGraph {
    var scenes: [Scene] = []
    var transitions: [Transition] = []
    for index in 0..<count {
      let board = "Sample\(index)"
      scenes.append(scene("nav", .navigationController, "Navigation", in: board, isInitial: true))
      scenes.append(scene("list", .tableViewController, "List", in: board, class: "ListViewController"))
      transitions.append(
        segue("r", "\(board).nav", "\(board).list", .relationship, relationship: "rootViewController"))
      for step in 0..<(index % 4) {
        scenes.append(scene("d\(step)", .viewController, "Detail \(step)", in: board))
        let source = step % 2 == 0 ? "\(board).list" : "\(board).d\(step - 1)"
        transitions.append(segue("s\(step)", source, "\(board).d\(step)", .show, identifier: "detail"))
      }
    }
    let entries = scenes.filter(\.isInitial).map {
      EntryPoint(
        scene: $0.id, via: .initialScene, confidence: .possible,
        location: $0.location ?? SourceLocation(file: "Sample.storyboard"))
    }
    return NavigationGraph(
      entryPoints: entries, scenes: scenes, transitions: transitions, documents: documents(scenes))
  }

  /// A made-up app of many storyboards, the same for the same seed.
  static func generated(scenes count: Int, storyboards: Int, seed: UInt64, edgesPerScene: Double = 1.4)
    -> NavigationGraph
  {
    var random = SeededGenerator(state: seed)
    let kinds: [SceneKind] = [
      .viewController, .viewController, .tableViewController, .collectionViewController, .navigationController,
    ]
    let words = ["Home", "Profile", "Settings", "Detail", "Photo", "Search", "Comments", "Login", "Map", "Order"]
    var scenes: [Scene] = []
    for index in 0..<count {
      let word = words.randomElement(using: &random) ?? ""
      scenes.append(
        scene(
          "s\(index)", kinds.randomElement(using: &random) ?? .viewController, "\(word) \(index)",
          in: "Board\(index * storyboards / max(count, 1))", class: "\(word)\(index)ViewController"))
    }
    let transitionKinds: [TransitionKind] = [.show, .show, .show, .present, .relationship, .popover, .embed, .unwind]
    var transitions: [Transition] = []
    for index in 0..<Int(Double(count) * edgesPerScene) {
      let source = index < count ? index : Int.random(in: 0..<count, using: &random)
      // Mostly to a near scene: apps are made of chains and fans, not of noise.
      let reach = Double.random(in: 0..<1, using: &random) < 0.85 ? 8 : count
      let target = min(count - 1, max(0, source + Int.random(in: 1...reach, using: &random)))
      let isLabelled = Bool.random(using: &random)
      transitions.append(
        Transition(
          id: "Board.storyboard#t\(index)", source: scenes[source].id, target: scenes[target].id,
          kind: transitionKinds.randomElement(using: &random) ?? .show,
          identifier: isLabelled ? "show\(words.randomElement(using: &random) ?? "")" : nil,
          location: SourceLocation(file: "Board.storyboard", line: index + 1)))
    }
    let entry = scenes.first.map {
      EntryPoint(scene: $0.id, via: .mainStoryboard, location: SourceLocation(file: "Info.plist", line: 1))
    }
    return NavigationGraph(
      entryPoints: entry.map { [$0] } ?? [], scenes: scenes, transitions: transitions, documents: documents(scenes))
  }
}

/// SplitMix64: small, and the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
