/// The `#if` groups around the place that is being read.
///
/// All branches count. Where a branch opens or closes brackets that it does not match (`#if A  if (x) {  #else  if (y) {
/// #endif`), reading both would tangle the file, so only the first is kept.
struct ObjectiveCConditionals {
  /// What a condition says about the build.
  enum Condition {
    /// Only debug builds.
    case debug
    /// Only builds that are not for debugging.
    case release
    /// Never: `#if 0`.
    case never
    /// Only C++.
    case plusPlus
    /// Anything else.
    case other
  }

  /// How many brackets are open.
  struct Balance: Equatable {
    var braces = 0
    var parens = 0
    var brackets = 0

    mutating func count(_ kind: ObjectiveCToken.Kind) {
      switch kind {
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .leftParen: parens += 1
      case .rightParen: parens -= 1
      case .leftBracket: brackets += 1
      case .rightBracket: brackets -= 1
      default: break
      }
    }

    mutating func add(_ other: Balance, less start: Balance) {
      braces += other.braces - start.braces
      parens += other.parens - start.parens
      brackets += other.brackets - start.brackets
    }
  }

  private struct Branch {
    var condition: Condition
    var isDebugOnly: Bool
    var start: Int
    var balance: Balance
  }

  private var groups: [[Branch]] = []
  private var debugGroups = 0
  /// The brackets that are open here.
  var balance = Balance()

  /// Whether only a debug build reads this place.
  var isDebugOnly: Bool { debugGroups > 0 }

  /// `#if`, `#ifdef`, `#ifndef`.
  mutating func begin(_ condition: Condition, tokenCount: Int) {
    groups.append([])
    append(condition, isDebugOnly: condition == .debug, tokenCount)
  }

  /// `#elif`, or `#else` without a condition.
  mutating func next(_ condition: Condition?, tokenCount: Int) {
    guard let branches = groups.last, let last = branches.last else { return }
    if last.isDebugOnly { debugGroups -= 1 }
    let isAfterRelease = branches.contains { $0.condition == .release }
    append(condition ?? .other, isDebugOnly: condition == .debug || isAfterRelease, tokenCount)
  }

  private mutating func append(_ condition: Condition, isDebugOnly: Bool, _ tokenCount: Int) {
    if isDebugOnly { debugGroups += 1 }
    groups[groups.count - 1].append(
      Branch(condition: condition, isDebugOnly: isDebugOnly, start: tokenCount, balance: balance))
  }

  /// `#endif`: takes the tokens of the branches that do not count.
  mutating func finish(_ tokens: inout [ObjectiveCToken]) {
    guard let branches = groups.popLast(), let first = branches.first else { return }
    if branches[branches.count - 1].isDebugOnly { debugGroups -= 1 }
    var ends = branches.dropFirst().map { (start: $0.start, balance: $0.balance) }
    ends.append((start: tokens.count, balance: balance))
    var kept = branches.indices.filter { branches[$0].condition != .never }
    func isTangled(_ index: Int) -> Bool { branches[index].balance != ends[index].balance }
    if kept.contains(where: isTangled) {
      kept.removeAll { branches[$0].condition == .plusPlus && isTangled($0) }
      if kept.contains(where: isTangled), let first = kept.first(where: { !branches[$0].isDebugOnly }) ?? kept.first {
        kept = [first]
      }
    }
    guard kept.count < branches.count else { return }
    var result: [ObjectiveCToken] = []
    balance = first.balance
    for index in kept {
      result += tokens[branches[index].start..<ends[index].start]
      balance.add(ends[index].balance, less: branches[index].balance)
    }
    tokens.replaceSubrange(first.start..., with: result)
  }
}

extension ObjectiveCConditionals.Condition {
  /// Reads a condition as it is written.
  init(_ text: String) {
    let alternatives = ObjectiveCConditionals.Condition.split(text, at: "|")
    if !alternatives.isEmpty, alternatives.allSatisfy({ $0.contains(.debug) }) {
      self = .debug
    } else if alternatives.contains(where: { $0 == [.release] }) {
      self = .release
    } else if alternatives.count == 1, let only = alternatives.first {
      self = only.contains(.never) ? .never : only.contains(.plusPlus) ? .plusPlus : .other
    } else {
      self = .other
    }
  }

  private static func split(_ text: String, at separator: Character) -> [[ObjectiveCConditionals.Condition]] {
    text.split(separator: separator).map { alternative in
      alternative.split(separator: "&").map { atom(String($0)) }
    }
  }

  private static func atom(_ text: String) -> ObjectiveCConditionals.Condition {
    var atom = text
    for comment in ["//", "/*"] {
      guard let end = atom.firstRange(of: comment)?.lowerBound else { continue }
      atom = String(atom[..<end])
    }
    atom.removeAll { $0.isWhitespace || "()\\".contains($0) }
    if let defined = atom.firstRange(of: "defined") { atom.removeSubrange(defined) }
    return switch atom {
    case "DEBUG", "DEBUG==1", "DEBUG!=0", "DEBUG>0", "DEBUG>=1", "!NDEBUG": .debug
    case "!DEBUG", "DEBUG==0", "DEBUG!=1", "NDEBUG": .release
    case "0", "NO", "FALSE", "false": .never
    case "__cplusplus": .plusPlus
    default: .other
    }
  }
}
