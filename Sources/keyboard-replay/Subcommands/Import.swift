import Foundation
import KeyboardTesting

extension Subcommand {
  /// Makes a trace of notifications that were printed to a console, or a test of a recording.
  static let importLog = Subcommand(
    name: "import",
    options: ["--output", "--screen", "--safe-area"],
    flags: ["--expect"],
    help: """
      Makes a trace of notifications that were printed to a console, or a test of a
      recording.

      usage: keyboard-replay import [-o FILE] [--screen WxH] [--safe-area POINTS]
                                    [--expect] [FILE|-]

      -o, --output FILE   write the trace to a file instead of standard output
      --screen WxH        the screen's size in points; without it, the size comes from
                          the comments, the notifications or the frames
      --safe-area POINTS  the height of the bottom safe area, which no log contains,
                          such as 34 for the home indicator of an iPhone in portrait
      --expect            add what the package makes of each notification as an
                          expectation, marked "written", for you to correct where it
                          is wrong

      A trace, such as a recording, is taken too; expectations that are marked as
      written are written anew, and others stay.

      The log has notifications as print(notification), NSLog("%@", notification) or
      po notification prints them, or their user infos alone, each with its name on its
      line or on the line above. Without a name it is read as a change of frame. A date
      and time such as 2026-01-01 12:00:00.123, or a time, at the beginning of its line
      dates it. Other lines are skipped. Lines that begin with # are comments: the first
      is the title, and Source:, Device: and System: go to the header. A terminal may
      cut long lines that are pasted; on a Mac, pbpaste | keyboard-replay import reads
      all that was copied.

      Standard error has the number of notifications, their screen, what was guessed
      or left out, and where --screen does not fit the log.

      Exit status: 0 fine, 64 wrong usage, 65 a log without a notification or a
      malformed trace, 66 a file that cannot be read or written.

      """
  ) { arguments, output in
    try Import(arguments).run(output)
  }
}

/// One run of the subcommand `import`.
private struct Import {
  private let file: String
  /// The file's name in messages.
  private let name: String
  /// The file to write; `nil` for standard output.
  private let outputPath: String?
  private let screen: CGSize?
  private let safeAreaBottom: CGFloat?
  private let addsExpectations: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    file = try arguments.singleOperand() ?? "-"
    name = InputFile.name(of: file)
    let output = arguments.values["--output"]
    outputPath = output == "-" ? nil : output
    screen = try arguments.size("--screen")
    safeAreaBottom = try arguments.height("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }

  @MainActor func run(_ standardOutput: Output) throws -> ExitStatus {
    if let outputPath { try OutputFile.check(outputPath, isNoneOf: [file]) }
    let input = try InputFile.open(file)
    let beginning = try readBeginning(input)
    let isTrace = TraceInput.isTrace(beginning)
    let trace: KeyboardTrace
    var doubtfulRecords: Set<Int> = []
    if isTrace {
      trace = try readTrace(input, beginning)
    } else {
      let log = try readLog(input, beginning)
      (trace, doubtfulRecords) = (log.trace, log.doubtfulRecords)
    }
    try checkSafeArea(on: trace)
    let output = try outputPath.map { try OutputFile.create($0) } ?? standardOutput
    var writer = ExpectationWriter(output: output, addsExpectations: addsExpectations)
    try writer.write(trace, doubtfulRecords: doubtfulRecords, safeAreaBottom: safeAreaBottom)
    try output.flush()
    let notes = isTrace ? trace.importNotes : self.notes(on: trace, doubts: doubtfulRecords.count)
    let count = writer.notificationCount.counting("notification")
    // The first note of a log is on its screen.
    Tool.note("\(name): \(([count] + notes.prefix(1)).joined(separator: "; "))")
    for note in notes.dropFirst() { Tool.note("\(name): \(note)") }
    if let outputPath {
      let expectations = writer.expectationCount.counting("expectation")
      Tool.note("wrote \(outputPath)\(addsExpectations ? ", with \(expectations)" : "")")
    }
    return .success
  }

  private func readBeginning(_ input: FileHandle) throws(ToolError) -> Data {
    do throws(KeyboardTraceError) {
      return try input.nextBytes(of: name)
    } catch {
      throw ToolError(error)
    }
  }

  private func readTrace(_ input: FileHandle, _ beginning: Data) throws(ToolError) -> KeyboardTrace
  {
    guard screen == nil, safeAreaBottom == nil else {
      throw ToolError(
        .usage,
        "a trace has its screen and its view; --screen and --safe-area are for logs"
      )
    }
    do throws(KeyboardTraceError) {
      var data = beginning
      var bytes = beginning
      while !bytes.isEmpty {
        bytes = try input.nextBytes(of: name)
        data += bytes
      }
      return try KeyboardTrace(data, file: name, mayBreakOff: true)
    } catch {
      throw ToolError(error, inTrace: beginning)
    }
  }

  private func readLog(_ input: FileHandle, _ beginning: Data) throws(ToolError) -> ImportedLog {
    do throws(KeyboardTraceError) {
      var text = beginning
      var bytes = beginning
      while !bytes.isEmpty {
        bytes = try input.nextBytes(of: name)
        text += bytes
      }
      return try ImportedLog(String(decoding: text, as: UTF8.self), screen: screen, file: name)
    } catch {
      throw ToolError(error, inLog: beginning)
    }
  }

  private func checkSafeArea(on trace: KeyboardTrace) throws(ToolError) {
    let height = trace.records.compactMap(\.screen?.height).min()
    guard let safeAreaBottom, let height, safeAreaBottom > height else { return }
    let limit = "the height of the screen, \(NumberFormat.text(Double(height))) points"
    throw ToolError(.usage, "--safe-area should be at most \(limit)")
  }

  /// Returns the notes on a log, with those on what the options of the command would add.
  private func notes(on trace: KeyboardTrace, doubts: Int) -> [String] {
    var notes = trace.importNotes
    let screens = trace.records.compactMap(\.screen)
    if screens.isEmpty {
      notes[0] += "; --screen WxH gives one"
      if safeAreaBottom != nil {
        notes.append("the safe area is left out, since no screen is known")
      }
    }
    guard addsExpectations else { return notes }
    if doubts > 0 {
      notes.append("no expectation is written after \(doubts.counting("notification")) in doubt")
    }
    if safeAreaBottom == nil, let screen = screens.first, !hasHomeButton(screen) {
      notes.append(
        "no safe area is known, so that each inset is the covered height; --safe-area 34 gives "
          + "that of the home indicator of an iPhone in portrait"
      )
    }
    return notes
  }

  /// Returns true for the screen of an iPhone with a home button, which has no bottom safe area.
  ///
  /// Its sides are 3 to 2 or 16 to 9. An iPad is wider, and other iPhones are longer:
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  private func hasHomeButton(_ screen: CGSize) -> Bool {
    let shorter = min(screen.width, screen.height)
    let longer = max(screen.width, screen.height)
    return shorter < 500 && longer / shorter < 2
  }
}

extension KeyboardTrace.Record {
  /// The size of the screen, if the record gives one.
  fileprivate var screen: CGSize? {
    if case .screen(let frame, _, _) = content { frame.size } else { nil }
  }
}
