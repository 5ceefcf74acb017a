import KeyboardTesting

/// Why the tool ends early, in one line, and with which status.
struct ToolError: Error, Equatable {
  var status: ExitStatus
  var message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: KeyboardTraceError) {
    switch error.reason {
    case .malformed: self.init(.malformed, error.description)
    case .unreadable: self.init(.unreadable, "cannot read \(error.file): \(error.found)")
    }
  }
}
