/// Why a text is no snapshot that can be used.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It does not start as one.
  case noSnapshot
  /// It was written in a form that this program does not know.
  case otherVersion(String)
  /// A line is not as it should be.
  case damaged(line: Int)
  /// A line is about a scene of which no line, or more than one, says what it is.
  case unknownScene(line: Int, String)
  /// A line says what a scene is, and another one did so already.
  case repeatedScene(line: Int, String)
  /// A line is a mark of git: a merge was not ended.
  case unmerged(line: Int)
}
