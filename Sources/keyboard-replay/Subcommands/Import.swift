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

      The log may come from NSLog, print, po notification, log stream, Xcode, a
      device's console, or React Native's Keyboard events. Other lines are skipped.
      Lines that begin with # are comments: the first is the title, and Source:,
      Device: and System: go to the header. A terminal may cut long lines that are
      pasted; on a Mac, pbpaste | keyboard-replay import reads all that was copied.

      A notification is worth most with its name and its whole user info. Without a
      name it is read as a change of frame. A frame alone, such as {{0, 508}, {390,
      336}}, is no notification, and is skipped; behind a name it is one without an
      animation where the screen is known. Of several frames on a line one must be
      labelled "end" or "to". A hide needs no more than its name.

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
    let log = isTrace ? try readTrace(input, beginning) : try readLog(input, beginning)
    let output = try outputPath.map { try OutputFile.create($0) } ?? standardOutput
    var writer = ExpectationWriter(output: output, addsExpectations: addsExpectations)
    try writer.write(log)
    try output.flush()
    printNotes(on: log, isTrace: isTrace, writer)
    return .success
  }

  private func readBeginning(_ input: FileHandle) throws(ToolError) -> Data {
    do throws(KeyboardTraceError) {
      return try input.nextBytes(of: name)
    } catch {
      throw ToolError(error)
    }
  }

  /// Reads a trace as a log, without the expectations that are marked as written.
  private func readTrace(
    _ input: FileHandle,
    _ beginning: Data
  ) throws(ToolError) -> ImportedLog {
    guard screen == nil, safeAreaBottom == nil else {
      throw ToolError(
        .usage,
        "a trace has its screen and its view; --screen and --safe-area are for logs"
      )
    }
    do throws(KeyboardTraceError) {
      let reader = KeyboardTraceReader(input, file: name, beginning: beginning)
      return ImportedLog(try KeyboardTrace(reader))
    } catch {
      throw ToolError(error, inTrace: beginning)
    }
  }

  private func readLog(_ input: FileHandle, _ beginning: Data) throws(ToolError) -> ImportedLog {
    var importer = KeyboardLogImporter(file: name, screen: screen, safeAreaBottom: safeAreaBottom)
    do throws(KeyboardTraceError) {
      var bytes = beginning
      while !bytes.isEmpty {
        importer.feed(bytes)
        bytes = try input.nextBytes(of: name)
      }
      return try importer.finish()
    } catch {
      throw ToolError(error, inLog: beginning)
    }
  }
}

// MARK: - Notes

extension Import {
  @MainActor private func printNotes(
    on log: ImportedLog,
    isTrace: Bool,
    _ writer: ExpectationWriter
  ) {
    let count = writer.notificationCount.counting("notification")
    let notes = isTrace ? [count] + log.notes : self.notes(on: log, count: count)
    for note in notes { Tool.note("\(name): \(note)") }
    guard let outputPath else { return }
    let expectations = writer.expectationCount.counting("expectation")
    Tool.note("wrote \(outputPath)\(addsExpectations ? ", with \(expectations)" : "")")
  }

  /// Returns the notes on a log: the first names the screen, the last the missing safe area.
  private func notes(on log: ImportedLog, count: String) -> [String] {
    // Such as "as given", or "the frames do not show it" without a screen.
    let origin = log.screenOrigin.rawValue
    guard let first = log.screens.first else {
      let note = "no screen is known, since \(origin); --screen WxH gives one"
      return ["\(count); \(note)"] + log.notes
    }
    let screens = description(of: first, and: log.screens.dropFirst())
    let notes = ["\(count) \(screens), \(origin)"] + log.notes
    guard addsExpectations else { return notes }
    if log.isScreenUncertain {
      return notes + ["no expectations are written, since the screen is in doubt"]
    }
    guard safeAreaBottom == nil, !hasHomeButton(first) else { return notes }
    let advice = "--safe-area 34 gives that of the home indicator of an iPhone in portrait"
    return notes + ["no safe area is known, so that each inset is the covered height; \(advice)"]
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

  /// Returns the sizes of screens in words, without the first screen's size after a rotation.
  private func description(of first: CGSize, and others: ArraySlice<CGSize>) -> String {
    let rotated = CGSize(width: first.height, height: first.width)
    let otherScreens = others.filter { $0 != rotated }
    let sizes = ([first] + otherScreens).map(NumberFormat.size).joined(separator: " and ")
    guard otherScreens.isEmpty else { return "on screens of \(sizes) points" }
    let turns = !others.isEmpty
    return "on a screen of \(sizes) points\(turns ? ", which turns" : "")"
  }
}
