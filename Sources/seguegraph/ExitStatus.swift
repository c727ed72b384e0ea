/// How the program ends; the numbers are part of the contract with CI systems.
enum ExitStatus: Int32 {
  /// Nothing at or above the failing level.
  case success = 0
  /// Findings at or above the failing level.
  case findings = 1
  /// The command line or an input is wrong, or something could not be read or written.
  case failure = 2
}
