import Foundation
import KeyboardTesting

/// Reads a command line, runs it, and exits with its status.
@main enum Tool {
  static let name = "keyboard-replay"
  static let version = "unreleased"

  @MainActor static func main() {
    exit(run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  @MainActor private static func run(arguments: [String]) -> ExitStatus {
    openStandardStreams()
    // A reader that has seen enough is no fault: writing then fails, and the tool goes on.
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    do {
      let status =
        try arguments.isEmpty
        ? Overview.run(output) : Command(arguments: arguments).run(output)
      try output.flush()
      return status
    } catch {
      // Results before the fault come first.
      try? output.flush()
      let fault = error as? ToolError ?? ToolError(.unreadable, "\(error)")
      note(fault.message)
      return fault.status
    }
  }

  /// Opens those of the three standard streams that the caller has closed, so that no file that is
  /// opened later is given the number of one.
  private static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints a line on standard error.
  static func note(_ message: String) {
    Output.writeError("\(name): \(Printable.text(message))\n")
  }

  /// Prints once a note that holds for some traces.
  static func note(_ names: [String], _ text: String) {
    guard let first = names.first else { return }
    let others = names.count > 1 ? " and \((names.count - 1).counting("other"))" : ""
    note("\(InputFile.name(of: first))\(others): \(text)")
  }
}
