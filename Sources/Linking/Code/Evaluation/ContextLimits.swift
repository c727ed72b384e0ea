/// How many runs of one function are told apart by what they are given.
struct ContextLimits {
  /// Where controllers are among it.
  var controllers = 128
  /// Where the function leads to a scene or segue by its name.
  var naming = 512
  /// Of all other functions.
  var others = 16
  /// How many runs there may be of all functions together; `nil` where that is not limited.
  var runs: Int?

  /// What is enough for nearly every project: apps of 4,000 files need 30 runs a file, those of coordinators and generic
  /// view models up to 90.
  static func most(files: Int) -> ContextLimits { ContextLimits(runs: 20_000 + 120 * files) }

  /// For a project in which everything is handed to everything: few enough to come to an end.
  static let few = ContextLimits(controllers: 16, naming: 16)
}
