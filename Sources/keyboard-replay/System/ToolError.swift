import KeyboardTesting

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

/// An early end of the tool: its reason, in one line, and its status.
struct ToolError: Error, Equatable {
  var status: ExitStatus
  var message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: KeyboardTraceError) {
    switch error.reason {
    case .malformed, .unmet: self.init(.malformed, error.description)
    case .unreadable: self.init(.unreadable, "cannot read \(error.file): \(error.found)")
    }
  }
}
