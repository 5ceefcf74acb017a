import Foundation

/// The tool: one command in, one exit status out.
enum Tool {
  static let name = "keyboard-replay"
  static let version = "1.0.0"

  @MainActor static func run(arguments: [String]) -> ExitStatus {
    // A reader that has seen enough is no fault: writing then fails, and the tool ends.
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    do {
      let status = try perform(try Command(arguments: arguments), output: output)
      try output.flush()
      return status
    } catch is BrokenPipe {
      return .success
    } catch let error as ToolError {
      // What was found before the fault comes first.
      try? output.flush()
      complain(error.message)
      return error.status
    } catch {
      try? output.flush()
      complain("\(error)")
      return .unreadable
    }
  }

  /// Says on standard error, in one line, what is wrong.
  static func complain(_ message: String) {
    let errors = Output(descriptor: STDERR_FILENO)
    try? errors.write("\(name): \(Printable.text(message))\n")
    try? errors.flush()
  }

  @MainActor private static func perform(
    _ command: Command,
    output: Output
  ) throws -> ExitStatus {
    switch command {
    case .play(let files, let format, let reading):
      try PlayVerb(files: files, format: format, reading: reading, output: output).run()
    case .check(let files, let reading):
      return try CheckVerb(files: files, reading: reading, output: output).run()
    case .report(let files, let format, let destination, let reading):
      try ReportVerb(
        files: files,
        format: format,
        destination: destination,
        reading: reading,
        output: output
      ).run()
    case .diff(let left, let right, let format, let reading):
      return try DiffVerb(
        left: left,
        right: right,
        format: format,
        reading: reading,
        output: output
      ).run()
    case .importLog(let file, let destination, let screen):
      try ImportVerb(file: file, destination: destination, screen: screen, output: output).run()
    case .samples(let sample, let directory):
      try SamplesVerb(sample: sample, directory: directory, output: output).run()
    case .help(let verb): try output.write(Help.text(for: verb))
    case .version: try output.write("\(name) \(version)\n")
    }
    return .success
  }
}
