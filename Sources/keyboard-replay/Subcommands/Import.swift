import Foundation
import KeyboardTesting

/// Makes a trace of notifications that were printed to a console.
struct Import: Subcommand {
  static let name = "import"
  static let options = ["--output", "--screen", "--safe-area"]
  static let flags = ["--expect"]

  static let help = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [-o FILE] [--screen WxH] [--safe-area POINTS]
                                  [--expect] [FILE|-]

    -o, --output FILE   write the trace to a file instead of standard output
    --screen WxH        the screen's size in points; without it, the size comes from
                        the notes, the notifications or the frames
    --safe-area POINTS  the height of the bottom safe area, which no log contains,
                        such as 34 for the home indicator of an iPhone in portrait
    --expect            add what the package makes of the notifications as
                        expectations, for you to correct where it is wrong

    The log may come from NSLog, print, po notification, log stream, Xcode, a
    device's console, or React Native's Keyboard events. Other lines are skipped.
    Lines that begin with # are notes: the first is the title, and Source:, Device:
    and System: go to the header. A terminal may cut long lines that are pasted;
    on a Mac, pbpaste | keyboard-replay import reads all that was copied.

    A notification is worth most with its name and its whole user info. Without a
    name it is read as a change of frame. A frame alone, such as {{0, 508}, {390,
    336}}, is no notification, and is skipped; with a name beside it, as in a React
    Native event, it is one without an animation, and --screen makes it useful.

    Standard error has the number of notifications, their screen, what was guessed
    or left out, and where --screen does not fit the log.

    Exit status: 0 fine, 64 wrong usage, 65 a log without a notification, 66 a file
    that cannot be read or written.

    """

  var file = "-"
  var destination: String?
  var screen: CGSize?
  var safeAreaBottom: CGFloat?
  var addsExpectations = false

  func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: [file]) }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    let path = destination == "-" ? nil : destination
    let trace = try read(handle, name: name)
    let records = addsExpectations ? Self.expecting(trace.records) : trace.records
    let written = try path.map { try OutputFile.create($0) } ?? output
    for record in [KeyboardTrace.Record(.header(trace.header))] + records {
      try written.write(record.jsonLine + "\n")
    }
    try written.flush()
    for note in notes(on: trace) { Tool.note("\(name): \(note)") }
    let count = NumberFormat.count(records.count - trace.records.count, "expectation")
    if let path { Tool.note("wrote \(path)\(addsExpectations ? ", with \(count)" : "")") }
    return .success
  }

  private func read(_ handle: FileHandle, name: String) throws(ToolError) -> KeyboardTrace {
    var importer = KeyboardLogImporter(file: name, screen: screen, safeAreaBottom: safeAreaBottom)
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    var beginning = Data()
    do throws(KeyboardTraceError) {
      while true {
        let bytes = try FileBytes.next(of: handle, file: name)
        guard !bytes.isEmpty else { return try importer.finish() }
        if beginning.isEmpty { beginning = bytes }
        importer.feed(bytes)
        progress.advance(bytes: bytes.count)
      }
    } catch {
      throw ToolError(error, beginning: beginning, ofLog: true)
    }
  }
}

// MARK: - Expectations

extension Import {
  /// Returns the records with the state after each notification that changes it, as expectations.
  @MainActor private static func expecting(
    _ records: [KeyboardTrace.Record]
  ) -> [KeyboardTrace.Record] {
    let replay = Replay()
    var expected: KeyboardTraceResult?
    return records.flatMap { record in
      let result = replay.play(record)?.result
      guard case .notification = record.content, let result, result != expected else {
        return [record]
      }
      expected = result
      let expectation = KeyboardTraceExpectation(
        visibility: result.visibility,
        placement: result.placement,
        covered: result.covered,
        inset: result.inset
      )
      return [record, KeyboardTrace.Record(.expectation(expectation))]
    }
  }
}

// MARK: - Notes

extension Import {
  /// Returns the notes that standard error has on a trace.
  private func notes(on trace: KeyboardTrace) -> [String] {
    let screens = trace.records.compactMap { record in
      if case .screen(let frame, _, _) = record.content { frame.size } else { nil }
    }
    let notifications = trace.records.count { record in
      if case .notification = record.content { true } else { false }
    }
    let count = NumberFormat.count(notifications, "notification")
    // The first note is about the screen, and is part of the summary.
    let (screenNote, others) = (trace.importNotes.first ?? "", trace.importNotes.dropFirst())
    guard let first = screens.first ?? screen else {
      return ["\(count); \(screenNote); --screen WxH gives one"] + others
    }
    let source = screenNote.components(separatedBy: ", ").last ?? ""
    let turns = screens.count > 1 ? ", which turns" : ""
    let size = NumberFormat.size(first)
    let notes = ["\(count) on a screen of \(size) points\(turns), \(source)"] + others
    guard addsExpectations, safeAreaBottom == nil else { return notes }
    let advice = "--safe-area 34 gives that of the home indicator of an iPhone in portrait"
    return notes + ["no safe area is known, so that each inset is the covered height; \(advice)"]
  }
}

extension Import {
  init(_ arguments: Arguments) throws(ToolError) {
    try arguments.limitOperands(to: 1)
    file = arguments.operands.first ?? "-"
    destination = arguments.values["--output"]
    screen = try arguments.size("--screen")
    safeAreaBottom = try arguments.height("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }
}
