import Foundation
import KeyboardTesting

/// The command-line tool, which reads a command line and runs it.
@main enum Tool {
  static let name = "keyboard-replay"
  static let version = "unreleased"

  @MainActor static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  @MainActor private static func run(_ arguments: [String]) -> ExitStatus {
    // mutant: swap, because neither depends on the other
    openStandardStreams()
    // Writing to a closed pipe then returns an error, and does not end the tool.
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    do {
      let status =
        try arguments.isEmpty
        ? Overview.run(output) : Command(arguments: arguments).run(output)
      try output.flush()
      return status
    } catch {
      // The results before the error are printed before its message.
      try? output.flush()
      // Only the encoder of a report has errors of another type.
      let toolError = error as? ToolError ?? ToolError(.unreadable, "\(error)")
      note(toolError.message)
      return toolError.status
    }
  }

  /// Opens the null device for each standard stream that the caller has closed.
  ///
  /// Otherwise a file that is opened later would get the stream's number.
  private static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      // mutant: 0 to 1, because a further descriptor of the null device is never used
      if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
    }
  }

  /// Prints a line on standard error.
  static func note(_ message: String) {
    Output.writeError("\(name): \(Printable.text(message))\n")
  }

  /// Prints a note on several traces as one line: it names the first trace, and counts the others.
  static func note(_ text: String, onTraces names: [String]) {
    guard let first = names.first else { return }
    let others = names.count > 1 ? " and \((names.count - 1).counting("other"))" : ""
    note("\(InputFile.name(of: first))\(others): \(text)")
  }
}
