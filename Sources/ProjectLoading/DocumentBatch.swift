import Dispatch
import Glibc
import InterfaceBuilder
import NavigationModel
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

  /// Reads all documents; the outcomes stand in the order of ``paths`` whatever the number of threads.
  ///
  /// - Parameter progress: Called from any thread with the number of documents read so far.
  func read(progress: @Sendable (Int) -> Void) -> [Outcome] {
    let outcomes = Mutex<[Outcome?]>(Array(repeating: nil, count: paths.count))
    let next = Atomic<Int>(0)
    let workers = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), paths.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < paths.count else { return }
        let outcome = read(paths[index])
        outcomes.withLock { $0[index] = outcome }
        progress(index + 1)
      }
    }
    return outcomes.withLock { $0.compactMap { $0 } }
  }

  private func read(_ path: String) -> Outcome {
    do throws(FileReadingError) {
      let bytes = try readRegularFile(root + "/" + path, atMost: InterfaceDocumentReader.largestSize)
      return parse(bytes, path)
    } catch {
      return .failed(
        Diagnostic(severity: .error, message: "cannot be read: \(error.reason)", location: SourceLocation(file: path)))
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
