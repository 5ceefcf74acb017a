/// How the tool ends.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// An expectation failed, or two traces differ.
  case expectationFailed = 1
  /// The command is wrong.
  case usage = 64
  /// A trace or log is malformed.
  case malformed = 65
  /// A file cannot be read, or written.
  case unreadable = 66
}
