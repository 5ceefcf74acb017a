import Foundation
import KeyboardTesting

/// Makes a trace of notifications that were printed to a console.
struct Import: Subcommand {
  static let name = "import"
  static let synopsis = "import [FILE|-] [-o FILE] [--screen WxH]"
  static let summary = "make a trace of notifications that were printed to a console"
  static let options = ["--output", "--screen"]

  static let help = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [FILE|-] [-o FILE] [--screen WxH]

    -o, --output FILE   write the trace to a file instead of standard output
    --screen WxH        the screen's size in points; without it, it is taken from
                        the notes or told from the frames

    The log may come from NSLog, print, log stream, Xcode, a device's console, or
    React Native's Keyboard events. Other lines are skipped. Lines that begin with #
    are notes: the first is the title, and Source:, Device: and System: go to the
    header.

    Exit status: 0 fine, 64 wrong usage, 65 a log without a notification, 66 a file
    that cannot be read or written.

    """

  var file = "-"
  var destination: String?
  var screen: CGSize?

  func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: [file]) }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    var importer = KeyboardLogImporter(file: name, screen: screen)
    var writer = destination == nil || destination == "-" ? output : nil
    var progress = Progress(whileWriting: writer != nil)
    defer { progress.finish() }
    var isAtEnd = false
    while true {
      while let record = try next(of: &importer) {
        // The file is made when there is something to write to it.
        let open = try writer ?? OutputFile.create(destination ?? "-")
        writer = open
        try open.write(record.jsonLine + "\n")
        progress.advance()
      }
      if isAtEnd { break }
      isAtEnd = try feed(&importer, from: handle, name: name)
    }
    try writer?.flush()
    return .success
  }

  private func next(of importer: inout KeyboardLogImporter) throws -> KeyboardTraceRecord? {
    do {
      return try importer.next()
    } catch {
      throw ToolError(error)
    }
  }

  /// Reads a piece of the log; returns whether it was the last.
  private func feed(
    _ importer: inout KeyboardLogImporter,
    from handle: FileHandle,
    name: String
  ) throws -> Bool {
    do {
      let bytes = try FileBytes.next(of: handle, file: name)
      guard bytes.isEmpty else {
        importer.feed(bytes)
        return false
      }
      importer.finish()
      return true
    } catch {
      throw ToolError(error)
    }
  }
}

extension Import {
  init(_ arguments: Arguments) throws(ToolError) {
    try arguments.limitOperands(to: 1)
    file = arguments.operands.first ?? "-"
    destination = arguments.values["--output"]
    screen = try arguments.size("--screen")
  }
}
