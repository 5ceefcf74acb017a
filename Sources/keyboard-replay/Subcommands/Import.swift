import Foundation
import KeyboardTesting

/// Makes a trace of notifications that were printed to a console.
struct Import: Subcommand {
  static let name = "import"
  static let synopsis = "import [FILE|-] [-o FILE] [--screen WxH] [--expect]"
  static let summary = "make a trace of notifications that were printed to a console"
  static let options = ["--output", "--screen"]
  static let flags = ["--expect"]

  static let help = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [FILE|-] [-o FILE] [--screen WxH] [--expect]

    -o, --output FILE   write the trace to a file instead of standard output
    --screen WxH        the screen's size in points; without it, it is taken from
                        the notes or told from the frames
    --expect            write what the package makes of the notifications as
                        expectations, for you to correct where it is wrong

    The log may come from NSLog, print, log stream, Xcode, a device's console, or
    React Native's Keyboard events. Other lines are skipped. Lines that begin with #
    are notes: the first is the title, and Source:, Device: and System: go to the
    header.

    Standard error says how many notifications there were, on which screen, and what
    was guessed or left out.

    Exit status: 0 fine, 64 wrong usage, 65 a log without a notification, 66 a file
    that cannot be read or written.

    """

  var file = "-"
  var destination: String?
  var screen: CGSize?
  var addsExpectations = false

  func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: [file]) }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    var importer = KeyboardLogImporter(file: name, screen: screen)
    let path = destination == "-" ? nil : destination
    let writer = ImportWriter(path, output, addsExpectations: addsExpectations)
    var progress = Progress(whileWriting: path == nil)
    defer { progress.finish() }
    var (beginning, isAtEnd) = (Data(), false)
    do {
      while true {
        while let record = try importer.next() {
          try writer.write(record)
          progress.advance()
        }
        guard !isAtEnd else { break }
        let bytes = try FileBytes.next(of: handle, file: name)
        isAtEnd = bytes.isEmpty
        if beginning.isEmpty { beginning = bytes }
        if isAtEnd { importer.finish() } else { importer.feed(bytes) }
      }
    } catch let error as KeyboardTraceError {
      throw ToolError(error, beginning: beginning)
    }
    try writer.flush()
    progress.finish()
    Tool.note("\(name): \(writer.summary(isScreenGiven: screen != nil))")
    return .success
  }
}

/// Writes the records of an import, and counts what they are.
@MainActor private final class ImportWriter {
  private let path: String?
  private var output: Output?
  private let replay: Replay?
  private var expected: KeyboardTraceResult?
  private var line = 0
  private var notifications = 0
  private var screens: [CGSize] = []

  /// Makes a writer; a file is made when there is something to write to it.
  init(_ path: String?, _ output: Output, addsExpectations: Bool) {
    self.path = path
    self.output = path == nil ? output : nil
    replay = addsExpectations ? Replay() : nil
  }

  func write(_ record: KeyboardTraceRecord) throws {
    try add(record)
    line += 1
    switch record.content {
    case .notification: notifications += 1
    case .screen(let frame): screens.append(frame.size)
    default: break
    }
    guard let replay,
      replay.play(KeyboardTraceEntry(line: line, time: record.time ?? 0, record: record)) != nil,
      case .notification = record.content, replay.result != expected
    else { return }
    let result = replay.result
    expected = result
    let expectation = KeyboardTraceExpectation(
      visibility: result.visibility,
      placement: result.placement,
      covered: result.covered,
      inset: result.inset
    )
    try add(KeyboardTraceRecord(.expectation(expectation)))
  }

  private func add(_ record: KeyboardTraceRecord) throws {
    let output = try self.output ?? OutputFile.create(path ?? "-")
    self.output = output
    try output.write(record.jsonLine + "\n")
  }

  func flush() throws {
    try output?.flush()
  }

  /// What was imported, in one line.
  func summary(isScreenGiven: Bool) -> String {
    let count = NumberFormat.count(notifications, "notification")
    guard let first = screens.first else {
      return "\(count); no screen is known, and --screen WxH gives one"
    }
    let source = isScreenGiven ? "as given" : "as the log says or its frames tell"
    let turns = screens.count > 1 ? ", which turns" : ""
    return "\(count) on a screen of \(NumberFormat.size(first)) points\(turns), \(source)"
  }
}

extension Import {
  init(_ arguments: Arguments) throws(ToolError) {
    try arguments.limitOperands(to: 1)
    file = arguments.operands.first ?? "-"
    destination = arguments.values["--output"]
    screen = try arguments.size("--screen")
    addsExpectations = arguments.flags.contains("--expect")
  }
}
