import Dispatch
import Glibc
import Synchronization

/// One line on a terminal that says how far the work is; it appears only where the work takes longer than a second.
///
/// A class, because the threads that read and the timer share it.
final class ProgressLine: Sendable {
  private struct State {
    var text = ""
    var isVisible = false
    var isFinished = false
    var lastDrawn: ContinuousClock.Instant?
  }

  private static let delay = 1.0
  private static let interval = Duration.milliseconds(100)

  private let isEnabled: Bool
  private let state = Mutex(State())

  /// Makes the line; where nobody looks it stays silent.
  init(isQuiet: Bool) {
    isEnabled = !isQuiet && StandardStream.error.isTerminal && EnvironmentVariable.value("TERM") != "dumb"
    guard isEnabled else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay) { [self] in
      state.withLock { state in
        state.isVisible = !state.isFinished
        draw(&state)
      }
    }
  }

  /// Says what is going on now.
  func show(_ text: String) {
    guard isEnabled else { return }
    state.withLock { state in
      state.text = text
      if let last = state.lastDrawn, ContinuousClock.now - last < Self.interval { return }
      draw(&state)
    }
  }

  /// Takes the line away, for good.
  func finish() {
    guard isEnabled else { return }
    state.withLock { state in
      state.text = ""
      draw(&state)
      state.isFinished = true
      state.isVisible = false
    }
  }

  private func draw(_ state: inout State) {
    guard state.isVisible, !state.isFinished else { return }
    let bytes = Array("\r\u{1B}[K\(state.text)".utf8)
    _ = write(StandardStream.error.rawValue, bytes, bytes.count)
    state.lastDrawn = .now
  }
}
