import Glibc

/// The streams that the shell hands over.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Makes the streams safe to use: call it before anything is opened.
  ///
  /// A closed pipe becomes an error of the write instead of a signal. A stream that the shell closed gets a place holder, else
  /// the first file that is opened would take its number and receive what is meant for the stream.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [input, output, error].map(\.rawValue) where fcntl(descriptor, F_GETFD) == -1 {
      // Writing to it must still fail, except for messages, which then have nowhere to go.
      _ = open("/dev/null", descriptor == error.rawValue ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether it shows colours: a capable terminal, and nobody objects (no-color.org).
  var showsColor: Bool {
    isTerminal && EnvironmentVariable.value("NO_COLOR") == nil && EnvironmentVariable.value("TERM") != "dumb"
  }
}

/// The variables that the shell hands over.
enum EnvironmentVariable {
  /// The value of a variable; `nil` where it is empty or not set.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
}
