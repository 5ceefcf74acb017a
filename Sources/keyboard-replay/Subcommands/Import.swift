import Foundation
import KeyboardTesting

/// Makes a trace of notifications that were printed to a console.
struct Import: Subcommand {
  static let name = "import"
  static let synopsis = "import [FILE|-] [-o FILE] [--screen WxH] [--expect]"
  static let summary = "make a trace of notifications that were printed to a console"
  static let options = ["--output", "--screen"]
  static let flags = ["--expect", "--force"]

  static let help = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [FILE|-] [-o FILE] [--force] [--screen WxH]
                                  [--expect]

    -o, --output FILE   write the trace to a file instead of standard output
    --force             write over a trace that holds expectations
    --screen WxH        the screen's size in points; without it, it is taken from
                        the notes or told from the frames
    --expect            write what the package makes of the notifications as
                        expectations, for you to correct where it is wrong

    The log may come from NSLog, print, po notification, log stream, Xcode, a
    device's console, or React Native's Keyboard events. Other lines are skipped.
    Lines that begin with # are notes: the first is the title, and Source:, Device:
    and System: go to the header. A terminal may cut long lines that are pasted;
    on a Mac, pbpaste | keyboard-replay import reads all that was copied.

    Standard error says how many notifications there were, on which screen, and what
    was guessed or left out.

    Exit status: 0 fine, 64 wrong usage, 65 a log without a notification, 66 a file
    that cannot be read or written.

    """

  var file = "-"
  var destination: String?
  var screen: CGSize?
  var addsExpectations = false
  var isForced = false

  func run(_ output: Output) throws -> ExitStatus {
    if let destination {
      try OutputFile.refuse(destination, from: [file])
      if !isForced { try OutputFile.protect(destination) }
    }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    let path = destination == "-" ? nil : destination
    let writer = ImportWriter(path, output, addsExpectations: addsExpectations)
    let trace = try read(handle, name: name)
    try writer.write(KeyboardTrace.Record(.header(trace.header)))
    for record in trace.records { try writer.write(record) }
    try writer.flush()
    // The first note is about the screen, and the summary says it.
    let notes = trace.importNotes
    Tool.note("\(name): \(writer.summary(screenNote: notes.first ?? "", isGiven: screen != nil))")
    for note in notes.dropFirst() { Tool.note("\(name): \(note)") }
    if let path { Tool.note("wrote \(path)\(writer.expectationsText)") }
    return .success
  }

  private func read(_ handle: FileHandle, name: String) throws(ToolError) -> KeyboardTrace {
    var importer = KeyboardLogImporter(file: name, screen: screen)
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    var beginning = Data()
    do throws(KeyboardTraceError) {
      while true {
        let bytes = try FileBytes.next(of: handle, file: name)
        guard !bytes.isEmpty else { return try importer.finish() }
        if beginning.isEmpty { beginning = bytes }
        importer.feed(bytes)
        progress.advance()
      }
    } catch {
      throw ToolError(error, beginning: beginning, ofLog: true)
    }
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
  private var expectations = 0
  private var screens: [CGSize] = []
  private var isInferred = false

  /// Makes a writer; a file is made when there is something to write to it.
  init(_ path: String?, _ output: Output, addsExpectations: Bool) {
    self.path = path
    self.output = path == nil ? output : nil
    replay = addsExpectations ? Replay() : nil
  }

  func write(_ record: KeyboardTrace.Record) throws {
    try add(record)
    line += 1
    var record = record
    record.line = line
    switch record.content {
    case .notification: notifications += 1
    case .screen(let frame, _, let isInferred):
      screens.append(frame.size)
      self.isInferred = isInferred
    default: break
    }
    guard let replay, replay.play(record) != nil, case .notification = record.content,
      replay.result != expected
    else { return }
    let result = replay.result
    expected = result
    expectations += 1
    let expectation = KeyboardTraceExpectation(
      visibility: result.visibility,
      placement: result.placement,
      covered: result.covered,
      inset: result.inset
    )
    try add(KeyboardTrace.Record(.expectation(expectation)))
  }

  private func add(_ record: KeyboardTrace.Record) throws {
    let output = try self.output ?? OutputFile.create(path ?? "-")
    self.output = output
    try output.write(record.jsonLine + "\n")
  }

  func flush() throws {
    try output?.flush()
  }

  /// How many expectations were added, if any were to be.
  var expectationsText: String {
    replay == nil ? "" : ", with \(NumberFormat.count(expectations, "expectation"))"
  }

  /// What was imported, in one line.
  func summary(screenNote: String, isGiven: Bool) -> String {
    let count = NumberFormat.count(notifications, "notification")
    guard let first = screens.first else {
      return "\(count); \(screenNote); --screen WxH gives one"
    }
    let origin = isInferred ? "inferred from the frames" : "as the log says"
    let source = isGiven ? "as given" : origin
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
    isForced = arguments.flags.contains("--force")
  }
}
