import Foundation

/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// Success.
  case success = 0
  /// An expectation failed.
  case expectationFailed = 1
  /// The command is wrong.
  case usage = 64
  /// A trace or log is malformed.
  case malformed = 65
  /// A file cannot be read, or written.
  case unreadable = 66
}

/// An error that ends the tool, with its message in one line and the exit status.
struct ToolError: Error, Equatable {
  var status: ExitStatus
  var message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The reason why the last call of the system has failed, in lower case.
  static var systemReason: String {
    String(cString: strerror(errno)).lowercased()
  }
}
