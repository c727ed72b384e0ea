/// Options that several commands share.
enum CommonOptions {
  static let help = OptionSpecification(name: "help", letter: "h", help: "Print this help.")

  static let output = OptionSpecification(
    name: "output", letter: "o", argument: .file("FILE"),
    help: "Write to FILE, whole or not at all. Default, and -: standard output.")

  static let keepGoing = OptionSpecification(
    name: "keep-going", help: "Do not fail because of inputs that cannot be read; they are still reported.")

  static let cachePath = OptionSpecification(
    name: "cache-path", argument: .folder("DIR"),
    help: "Keep what was read of source files in DIR. Default: 'seguegraph' in the cache folder of the user.")

  static let noCache = OptionSpecification(
    name: "no-cache", help: "Read all source files anew, and keep nothing for the next run.")

  static let quiet = OptionSpecification(name: "quiet", letter: "q", help: "No progress and no warnings.")

  /// What every command that reads a project takes.
  static let reading = [output] + ConfigurationOptions.all + [keepGoing, cachePath, noCache, quiet, help]

  /// The operands of every command that reads a project.
  static let pathOperands = "[PATH...]"

  /// What the help text says about them.
  static let pathDiscussion =
    "PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the current folder is read."
}
