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
    openStandardStreams()
    // Writing to a closed pipe then returns an error, and does not end the tool.
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    do throws(ToolError) {
      let status = try run(Arguments(arguments), output)
      try output.flush()
      return status
    } catch {
      // The results before the error are printed before its message.
      try? output.flush()
      note(error.message)
      return error.status
    }
  }

  @MainActor static func run(
    _ arguments: Arguments,
    _ output: Output
  ) throws(ToolError) -> ExitStatus {
    if arguments.flags.contains("--version") {
      try output.write("\(name) \(version)\n")
      return .success
    }
    if arguments.flags.contains("--help") {
      try output.write(Arguments.help(of: arguments.subcommand))
      return .success
    }
    switch arguments.subcommand {
    case .overview: return try Overview.run(output)
    case .play:
      let style = try arguments.word("--format", of: [Play.Style.table, .jsonl])
      return try Play(style ?? .table, output).run(arguments.operands)
    case .check: return try Play(.verdict, output).run(arguments.operands)
    case .report: return try Report.run(arguments, output)
    case .import: return try Import(arguments).run(output)
    case .traces: return try TraceList.run(arguments.singleOperand(), output)
    }
  }

  /// Opens the null device for each standard stream that the caller has closed.
  ///
  /// Otherwise a file that is opened later would get the stream's number.
  private static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
    }
  }

  /// Waits until the other end of a pipe has read or written.
  ///
  /// A caller such as Node may open a standard stream so that no system call waits.
  static func wait(for descriptor: Int32, _ event: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Prints a line on standard error.
  static func note(_ message: String) {
    Output.writeError("\(name): \(Printable.text(message))\n")
  }
}

/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// Success.
  case success = 0
  /// An expectation failed, or a trace that was checked has none.
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
