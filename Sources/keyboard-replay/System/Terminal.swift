import Foundation

/// The terminal that standard output leads to, if there is one.
enum Terminal {
  /// True if standard output is a terminal.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The number of columns; `nil` if standard output is no terminal.
  static var width: Int? {
    guard isOutput else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// True if standard output may be coloured: see https://no-color.org.
  static var hasColor: Bool {
    hasColor(isTerminal: isOutput, ProcessInfo.processInfo.environment)
  }

  static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
