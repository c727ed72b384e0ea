import NavigationModel

/// What tables and lists of attributes say about scenes and transitions: a value or nothing for each column.
enum GraphTable {
  /// The type of a column, by its name in GraphML.
  enum ColumnType: String {
    case string, int, boolean
  }

  /// A column.
  struct Column {
    var name: String
    var type = ColumnType.string
  }

  private static let placeColumns = [
    Column(name: "file"), Column(name: "line", type: .int), Column(name: "column", type: .int),
  ]

  /// The columns of scenes.
  static let sceneColumns =
    [
      Column(name: "id"), Column(name: "label"), Column(name: "kind"), Column(name: "class"), Column(name: "module"),
      Column(name: "title"), Column(name: "storyboard"), Column(name: "storyboardIdentifier"),
      Column(name: "objectID"), Column(name: "isInitial", type: .boolean),
      Column(name: "isEntryPoint", type: .boolean),
    ] + placeColumns

  /// The columns of transitions, without those about their ends.
  static let transitionColumns =
    [
      Column(name: "id"), Column(name: "kind"), Column(name: "origin"), Column(name: "identifier"),
      Column(name: "relationship"), Column(name: "presentationStyle"), Column(name: "transitionStyle"),
      Column(name: "segueClass"), Column(name: "unwindAction"), Column(name: "via"), Column(name: "trigger"),
      Column(name: "triggerLabel"), Column(name: "triggerEvent"), Column(name: "confidence"),
    ] + placeColumns

  /// What the columns of scenes say about one.
  static func row(_ scene: Scene, isEntry: Bool) -> [(column: String, value: String?)] {
    named(
      sceneColumns,
      [
        scene.id.rawValue, scene.label, scene.kind.rawValue, scene.className, scene.module, scene.title,
        scene.storyboard, scene.storyboardIdentifier, scene.objectID, String(scene.isInitial), String(isEntry),
      ] + place(scene.location))
  }

  /// What the columns of transitions say about one.
  static func row(_ transition: Transition) -> [(column: String, value: String?)] {
    named(
      transitionColumns,
      [
        transition.id, transition.kind.rawValue, transition.origin.rawValue, transition.identifier,
        transition.relationship, transition.presentationStyle?.rawValue, transition.transitionStyle,
        transition.segueClass, transition.unwindAction, transition.via, transition.trigger?.element,
        transition.trigger?.label, transition.trigger?.event, transition.confidence.rawValue,
      ] + place(transition.location))
  }

  private static func place(_ location: SourceLocation?) -> [String?] {
    [location?.file, location?.line.map(String.init), location?.column.map(String.init)]
  }

  private static func named(_ columns: [Column], _ values: [String?]) -> [(column: String, value: String?)] {
    zip(columns, values).map { ($0.name, $1) }
  }
}
