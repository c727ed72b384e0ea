/// Options that several commands share.
enum CommonOptions {
  static let help = OptionSpecification(name: "help", letter: "h", help: "Print this help.")

  static let output = OptionSpecification(
    name: "output", letter: "o", argument: .text("FILE"),
    help: "Write to FILE, whole or not at all. Default, and -: standard output.")

  static let keepGoing = OptionSpecification(
    name: "keep-going", help: "Do not fail because of inputs that cannot be read; they are still reported.")

  static let quiet = OptionSpecification(name: "quiet", letter: "q", help: "No progress and no warnings.")

  /// What every command that reads a project takes.
  static let reading = [output, keepGoing, quiet, help]

  /// The operands of every command that reads a project.
  static let pathOperands = "[PATH...]"

  /// What the help text says about them.
  static let pathDiscussion =
    "PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the current folder is read."
}
