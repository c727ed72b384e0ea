/// All rules, one line each.
public enum RuleCatalogue {
  /// The rules, sorted by id.
  public static let all: [any Rule.Type] = []

  /// The rule with an id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }
}
