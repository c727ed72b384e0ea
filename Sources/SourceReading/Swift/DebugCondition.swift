internal import SwiftSyntax

/// What `#if` says about debug builds.
struct DebugCondition {
  /// A clause that some build has, and whether only debug builds have it.
  struct Clause {
    let syntax: IfConfigClauseSyntax
    let isDebugOnly: Bool
  }

  /// Whether the condition holds in debug builds only.
  private let needsDebug: Bool
  /// Whether the condition holds in every build that is not for debugging.
  private let coversRelease: Bool

  /// The clauses of `#if` … `#endif`; those that no build has (`#if false`) are left out.
  static func clauses(of config: IfConfigDeclSyntax) -> [Clause] {
    var clauses: [Clause] = []
    var isReleaseCovered = false
    for clause in config.clauses {
      let words = clause.condition.map { $0.sourceTokens.map(\.text) }
      let condition = words.map { DebugCondition($0) }
      if words != ["false"] {
        clauses.append(Clause(syntax: clause, isDebugOnly: isReleaseCovered || condition?.needsDebug == true))
      }
      if condition?.coversRelease == true { isReleaseCovered = true }
    }
    return clauses
  }

  private init(_ words: [String]) {
    let alternatives = words.split(separator: "||").map { Array($0.split(separator: "&&").map(Array.init)) }
    if words.contains("(") {
      // Calls such as `os(iOS)` do no harm in a chain of `&&`; for anything with more structure nothing is claimed.
      let isNegated = zip(words, words.dropFirst()).contains { $0 == "!" && $1 == "(" }
      needsDebug = alternatives.count == 1 && !isNegated && alternatives[0].contains(["DEBUG"])
      coversRelease = false
    } else {
      needsDebug = !alternatives.isEmpty && alternatives.allSatisfy { $0.contains(["DEBUG"]) }
      coversRelease = alternatives.contains([["!", "DEBUG"]])
    }
  }
}
