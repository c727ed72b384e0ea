extension RuleExample {
  /// A scene of an example's storyboard, laid out like Interface Builder does it.
  ///
  /// An example writes out only what it is about; the builders add the rest. Object ids that they make up start with the
  /// controller's id (`home-view`, `home-button`), so they are unique where those are.
  struct Scene: Sendable {
    /// The XML of the controller and of the objects beside it, with the markers.
    var xml: String

    /// The scene with the marker before its controller.
    var reported: Self { Self(xml: "\(RuleExample.marker)\(xml)") }

    /// A view controller.
    ///
    /// - Parameters:
    ///   - id: The object id.
    ///   - class: The custom class.
    ///   - title: The title.
    ///   - identifier: The storyboard identifier.
    ///   - button: The connections of a button `ID-button` in the view.
    ///   - view: What is in the view `ID-view`, where a button alone does not do.
    ///   - navigationItem: What is in the navigation item `ID-item`.
    ///   - connections: The connections of the controller itself, such as manual segues.
    ///   - others: Objects beside the controller.
    static func viewController(
      _ id: String, class: String? = nil, title: String? = nil, identifier: String? = nil, button: String? = nil,
      view: String? = nil, navigationItem: String? = nil, connections: String? = nil, others: String? = nil
    ) -> Self {
      let contents = view ?? button.map { element("subviews", [self.button("\(id)-button", $0)]) }
      let controller = element(
        "viewController",
        [
          ("storyboardIdentifier", identifier), ("title", title), ("id", id), ("customClass", `class`),
          ("sceneMemberID", "viewController"),
        ],
        [
          contents.map { element("view", [("key", "view"), ("id", "\(id)-view")], [$0]) },
          navigationItem.map {
            element("navigationItem", [("key", "navigationItem"), ("id", "\(id)-item")], [$0])
          },
          connections.map { element("connections", [$0]) },
        ])
      return Self(xml: [controller, others].compactMap { $0 }.joined(separator: "\n"))
    }

    /// A view controller that unwinds from a bar button item `ID-close`, over the exit `ID-exit`.
    ///
    /// - Parameters:
    ///   - id: The object id.
    ///   - class: The custom class.
    ///   - title: The title.
    ///   - item: The system item, such as `cancel`.
    ///   - isReported: Whether the marker stands before the bar button item.
    static func unwindingViewController(
      _ id: String, class: String? = nil, title: String? = nil, item: String, isReported: Bool = false
    ) -> Self {
      let segue = #"<segue destination="\#(id)-exit" kind="unwind" unwindAction="unwindToHome:" id="\#(id)-unwind"/>"#
      let closeItem = element(
        "barButtonItem", [("key", "leftBarButtonItem"), ("systemItem", item), ("id", "\(id)-close")],
        [element("connections", [segue])])
      return viewController(
        id, class: `class`, title: title, navigationItem: (isReported ? "\(RuleExample.marker)" : "") + closeItem,
        others: #"<exit id="\#(id)-exit" userLabel="Exit" sceneMemberID="exit"/>"#)
    }

    /// A navigation controller, empty where it has no root.
    static func navigationController(_ id: String, class: String? = nil, root: String? = nil) -> Self {
      container("navigationController", id, `class`, relationship: "rootViewController", to: root)
    }

    /// A tab bar controller with one tab, or none.
    static func tabBarController(_ id: String, tab: String? = nil) -> Self {
      container("tabBarController", id, nil, relationship: "viewControllers", to: tab)
    }

    /// A storyboard reference.
    ///
    /// - Parameters:
    ///   - id: The object id.
    ///   - storyboard: The storyboard; its own where it names none.
    ///   - identifier: The storyboard identifier of the scene that is meant; the initial one where it names none.
    ///   - bundle: The bundle of the storyboard.
    static func reference(
      _ id: String, storyboard: String? = nil, identifier: String? = nil, bundle: String? = nil
    ) -> Self {
      Self(
        xml: element(
          "viewControllerPlaceholder",
          [
            ("storyboardName", storyboard), ("referencedIdentifier", identifier), ("bundleIdentifier", bundle),
            ("id", id), ("sceneMemberID", "viewController"),
          ]))
    }

    private static func container(
      _ name: String, _ id: String, _ class: String?, relationship: String, to child: String?
    ) -> Self {
      let segue = child.map {
        #"<segue destination="\#($0)" kind="relationship" relationship="\#(relationship)" id="\#(id)-\#($0)"/>"#
      }
      return Self(
        xml: element(
          name, [("id", id), ("customClass", `class`), ("sceneMemberID", "viewController")],
          [segue.map { element("connections", [$0]) }]))
    }

    private static func button(_ id: String, _ connections: String) -> String {
      element("button", [("id", id)], [element("connections", [connections])])
    }

    private static func element(_ name: String, _ children: [String?]) -> String { element(name, [], children) }

    /// An element with the attributes and children that there are, these indented.
    private static func element(
      _ name: String, _ attributes: [(name: String, value: String?)], _ children: [String?] = []
    ) -> String {
      let tag = attributes.reduce(into: name) { tag, attribute in
        if let value = attribute.value { tag += " \(attribute.name)=\"\(value)\"" }
      }
      let contents = children.compactMap { $0.map { RuleExample.indented($0, by: 2) } }
      return contents.isEmpty ? "<\(tag)/>" : "<\(tag)>\n\(contents.joined(separator: "\n"))\n</\(name)>"
    }
  }
}
