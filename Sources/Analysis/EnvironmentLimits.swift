import NavigationModel

/// The environments and generations of the system that count, of those that an app runs in.
public struct EnvironmentLimits: Hashable, Sendable {
  private let environments: [Environment]
  private let generations: [OSGeneration]

  /// Makes limits; without any, all count.
  public init(environments: [Environment] = [], generations: [OSGeneration] = []) {
    self.environments = environments
    self.generations = generations
  }

  /// Those that count; all where none would be left, because what runs somewhere is judged somewhere.
  func environments(among all: [Environment]) -> [Environment] {
    let counting = all.filter(environments.contains)
    return counting.isEmpty ? all : counting
  }

  /// Those that count; all where none would be left.
  func generations(among all: [OSGeneration]) -> [OSGeneration] {
    let counting = all.filter(generations.contains)
    return counting.isEmpty ? all : counting
  }
}
