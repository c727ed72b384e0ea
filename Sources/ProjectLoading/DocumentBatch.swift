import InterfaceBuilder
import NavigationModel
import ParallelMap
import Synchronization

/// Reads many documents on all cores.
struct DocumentBatch {
  /// The folder that paths are relative to, absolute.
  let root: String
  /// The documents, relative to the root.
  let paths: [String]

  /// What came of one document.
  enum Outcome: Sendable {
    case read(InterfaceDocument)
    case failed(Diagnostic)
  }

  /// Reads all documents; the outcomes stand in the order of ``paths``.
  ///
  /// - Parameter progress: Called from any thread with the number of documents read so far.
  func read(progress: @Sendable (Int) -> Void) -> [Outcome] {
    let count = Atomic<Int>(0)
    return parallelMap(paths) { path in
      defer { progress(count.add(1, ordering: .relaxed).newValue) }
      return read(path)
    }
  }

  private func read(_ path: String) -> Outcome {
    do throws(FileReadingError) {
      return parse(try readRegularFile(root + "/" + path, atMost: InterfaceDocumentReader.largestSize), path)
    } catch {
      return .failed(
        Diagnostic(
          severity: .error, message: "cannot be read: \(error.reason)", location: SourceLocation(file: path)))
    }
  }

  private func parse(_ bytes: [UInt8], _ path: String) -> Outcome {
    do throws(InterfaceDocumentError) {
      return .read(try InterfaceDocumentReader(path: path).read(bytes))
    } catch {
      return .failed(error.diagnostic(path: path))
    }
  }
}
