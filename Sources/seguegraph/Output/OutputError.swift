/// Why a result could not be written.
enum OutputError: Error, Hashable {
  case noFolder(file: String, folder: String)
  case isFolder(String)
  case exists(String)
  case failed(String, reason: String)
}

extension OutputError: CustomStringConvertible {
  /// One line that says what to do.
  var description: String {
    switch self {
    case .noFolder(let file, let folder):
      "cannot write '\(file)': the folder '\(folder)' does not exist; create it first"
    case .isFolder(let file):
      "cannot write '\(file)': it is a folder; name a file in it"
    case .exists(let file):
      "'\(file)' is there already, and stays as it is; delete it first to start anew"
    case .failed(let file, let reason):
      "cannot write \(file): \(reason)"
    }
  }
}

/// Whoever reads standard output has gone; carries the status that the run would have had.
struct ClosedPipe: Error {
  var status: ExitStatus
}
