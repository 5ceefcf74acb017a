import Foundation

/// What is known of the terminal, if there is one.
enum Terminal {
  /// Whether standard output may be coloured: see https://no-color.org.
  static var hasColor: Bool {
    hasColor(isTerminal: isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment)
  }

  static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
