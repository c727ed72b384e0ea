import NavigationModel

/// What the cache knows of one project: its graph, if nothing has changed since, and the facts of its source files.
struct ProjectMemory: Sendable {
  private let project: String
  private let facts: FactsCache
  private let graphs: GraphCache
  private let inputs: ProjectInputs
  /// The keys of the inputs as they are before anything of them is read.
  private let keys: ProjectInputs.Keys

  /// What a folder keeps of a project; `nil` where the build has no identity. Reads all files of the project.
  init?(folder: String, inputs: ProjectInputs?) {
    guard let inputs, let facts = FactsCache(folder: folder), let graphs = GraphCache(folder: folder) else {
      return nil
    }
    project = inputs.root + "\0" + inputs.name
    self.facts = facts
    self.graphs = graphs
    self.inputs = inputs
    keys = inputs.keys()
  }

  /// The graph of the last run, if it was made of the same inputs; the facts then count as used, too.
  func graph() -> NavigationGraph? {
    guard let graph = graphs.graph(of: project, inputs: keys.all) else { return nil }
    graphs.touch(project)
    facts.touch(project)
    return graph
  }

  /// The graph of the last run, if source files that have changed since still say the same: after a change in a comment, in
  /// a number, in the last lines of a file. Then it is kept for the inputs as they are now.
  func graph(of batch: SourceBatch.Outcome) -> NavigationGraph? {
    guard let graph = graphs.graph(of: project, meaning: meaning(of: batch)) else { return nil }
    _ = keep(graph, of: batch)
    return graph
  }

  private func meaning(of batch: SourceBatch.Outcome) -> ContentHash {
    ContentHash(of: [keys.frame] + batch.meanings)
  }

  /// The facts of the last run.
  func pack() -> FactsPack { facts.pack(of: project) }

  /// Keeps the graph; gives the reason where that is not possible.
  func keep(_ graph: NavigationGraph, of batch: SourceBatch.Outcome) -> String? {
    // Files that were edited meanwhile may be in the graph with what they say now, or with what they said before.
    guard inputs.keys() == keys else { return nil }
    do throws(FileReadingError) {
      try graphs.store(graph, of: project, inputs: keys.all, meaning: meaning(of: batch))
      return nil
    } catch {
      return error.reason
    }
  }

  /// Keeps what was read of source files; gives the reason where that is not possible.
  func keep(_ batch: SourceBatch.Outcome) -> String? {
    if batch.isPackCurrent {
      facts.touch(project)
      return nil
    }
    do throws(FileReadingError) {
      try facts.store(batch.contents, of: project)
      return nil
    } catch {
      return error.reason
    }
  }
}
