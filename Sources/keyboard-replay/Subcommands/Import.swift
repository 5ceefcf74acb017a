import Foundation
import KeyboardTesting

extension Subcommand {
  /// Makes a trace of notifications that were printed to a console.
  static let importLog = Subcommand(
    name: "import",
    options: ["--output", "--screen", "--safe-area"],
    flags: ["--expect"],
    help: """
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
  ) { arguments, output in
    try Import(arguments).run(output)
  }
}

/// One run of the subcommand `import`.
private struct Import {
  private let file: String
  private let destination: String?
  private let screen: CGSize?
  private let safeAreaBottom: CGFloat?
  private let addsExpectations: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    file = try arguments.operand() ?? "-"
    destination = arguments.values["--output"]
    screen = try arguments.size("--screen")
    safeAreaBottom = try arguments.height("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }

  @MainActor func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: [file]) }
    let handle = try InputFile.open(file)
    let name = InputFile.name(of: file)
    let path = destination == "-" ? nil : destination
    let log = try read(handle, name: name)
    let written = try path.map { try OutputFile.create($0) } ?? output
    let counts = try write(log, to: written)
    try written.flush()
    for note in notes(on: log, notifications: counts.notifications) {
      Tool.note("\(name): \(note)")
    }
    let count = NumberFormat.count(counts.expectations, "expectation")
    if let path { Tool.note("wrote \(path)\(addsExpectations ? ", with \(count)" : "")") }
    return .success
  }

  private func read(_ handle: FileHandle, name: String) throws(ToolError) -> ImportedLog {
    var importer = KeyboardLogImporter(file: name, screen: screen, safeAreaBottom: safeAreaBottom)
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    var beginning = Data()
    do throws(KeyboardTraceError) {
      while true {
        let bytes = try handle.nextBytes(of: name)
        guard !bytes.isEmpty else { return try importer.finish() }
        if beginning.isEmpty { beginning = bytes }
        importer.feed(bytes)
        progress.advance(bytes: bytes.count)
      }
    } catch {
      throw ToolError(error, beginning: beginning, ofLog: true)
    }
  }

  /// Writes the records as they come; where expectations are requested, one after each notification
  /// that changes the state.
  @MainActor private func write(
    _ log: ImportedLog,
    to output: Output
  ) throws -> (notifications: Int, expectations: Int) {
    try output.write(KeyboardTrace.Record(.header(log.header)).jsonLine + "\n")
    let replay = Replay()
    var expected: KeyboardTraceExpectation?
    var counts = (notifications: 0, expectations: 0)
    for (index, record) in log.records.enumerated() {
      try output.write(record.jsonLine + "\n")
      let result = addsExpectations ? replay.play(record)?.result : nil
      guard case .notification = record.content else { continue }
      counts.notifications += 1
      // Of a notification that is not whole nobody knows what must follow.
      guard let result, result != expected, !log.incompleteRecords.contains(index) else { continue }
      expected = result
      counts.expectations += 1
      try output.write(KeyboardTrace.Record(.expectation(result)).jsonLine + "\n")
    }
    return counts
  }

  /// Returns the notes that standard error has on a log.
  private func notes(on log: ImportedLog, notifications: Int) -> [String] {
    let count = NumberFormat.count(notifications, "notification")
    guard let first = log.screens.first ?? screen else {
      let note = "no screen is known, since \(log.screenOrigin.rawValue); --screen WxH gives one"
      return ["\(count); \(note)"] + log.notes
    }
    let place = "\(words(for: first, and: log.screens.dropFirst())), \(log.screenOrigin.rawValue)"
    let notes = ["\(count) \(place)"] + log.notes
    guard addsExpectations, safeAreaBottom == nil else { return notes }
    let advice = "--safe-area 34 gives that of the home indicator of an iPhone in portrait"
    return notes + ["no safe area is known, so that each inset is the covered height; \(advice)"]
  }

  /// Returns the sizes of screens in words; a second one with the same sides is the first, turned.
  private func words(for first: CGSize, and others: ArraySlice<CGSize>) -> String {
    let turned = CGSize(width: first.height, height: first.width)
    let sizes = [first] + others.filter { $0 != turned }
    let text = sizes.map(NumberFormat.size).joined(separator: " and ")
    guard sizes.count == 1 else { return "on screens of \(text) points" }
    return "on a screen of \(text) points\(others.isEmpty ? "" : ", which turns")"
  }
}
