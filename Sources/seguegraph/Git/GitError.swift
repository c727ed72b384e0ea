/// Why a revision cannot be read.
enum GitError: Error, Hashable {
  case noGit
  case noRepository(folder: String)
  case unknownRevision(String)
  case failed(command: String, reason: String)
}

extension GitError: CustomStringConvertible {
  /// One line that says what to do.
  var description: String {
    switch self {
    case .noGit: "git was not found; it is needed to read a revision"
    case .noRepository(let folder): "'\(folder)' is not in a git repository; '--new-since' needs one"
    case .unknownRevision(let revision):
      "git knows no revision '\(revision)'; check its name, or fetch it first ('git fetch origin', without '--depth')"
    case .failed(let command, let reason): "'git \(command)' failed: \(reason)"
    }
  }
}
