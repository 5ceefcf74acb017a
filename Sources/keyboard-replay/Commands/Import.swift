import Foundation
import KeyboardTesting

/// One run of the subcommand `import`, which makes a trace of a console log, or a test of a trace.
@MainActor struct Import {
  private let file: InputFile
  /// The file to write; `nil` for standard output.
  private let outputPath: String?
  private let screen: CGSize?
  private let safeAreaBottom: CGFloat?
  private let addsExpectations: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    file = try arguments.singleOperand().map(InputFile.init) ?? .standardInput
    outputPath = arguments.outputPath
    screen = try arguments.size("--screen")
    safeAreaBottom = try arguments.height("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }

  func run(_ standardOutput: Output) throws(ToolError) -> ExitStatus {
    try OutputFile.check(outputPath, isNoneOf: [file.path])
    let data = try file.read()
    let log = TraceInput.isTrace(data) ? nil : try readLog(data)
    var trace = if let log { log.trace } else { try readTrace(data) }
    let doubtCount: Int
    (trace.records, doubtCount) = records(of: trace, importedFrom: log)
    try OutputFile.write(trace.jsonLines, to: outputPath, or: standardOutput)

    let count = trace.records.count(where: \.isNotification).counting("notification")
    let notes = notes(on: trace, isLog: log != nil, doubtCount: doubtCount)
    // The first note of a log is on its screen.
    Tool.note("\(file.name): \(([count] + notes.prefix(1)).joined(separator: "; "))")
    for note in notes.dropFirst() { Tool.note("\(file.name): \(note)") }
    if let outputPath {
      let count = trace.records.count { $0.expectation?.isWritten == true }
      let expectations = addsExpectations ? ", with \(count.counting("expectation"))" : ""
      Tool.note("wrote \(outputPath)\(expectations)")
    }
    return .success
  }

  private func readLog(_ data: Data) throws(ToolError) -> ImportedLog {
    let log: ImportedLog
    do throws(KeyboardTraceError) {
      log = try ImportedLog(String(decoding: data, as: UTF8.self), screen: screen, file: file.name)
    } catch {
      throw ToolError(error, inLog: data)
    }
    let height = log.trace.records.compactMap(\.screen?.height).min()
    if let safeAreaBottom, let height, safeAreaBottom > height {
      let limit = "the height of the screen, \(NumberFormat.text(Double(height))) points"
      throw ToolError(.usage, "--safe-area should be at most \(limit)")
    }
    return log
  }

  private func readTrace(_ data: Data) throws(ToolError) -> KeyboardTrace {
    guard screen == nil, safeAreaBottom == nil else {
      let message = "a trace has its screen and its view; --screen and --safe-area are for logs"
      throw ToolError(.usage, message)
    }
    return try TraceInput.trace(data, name: file.name)
  }

  /// Returns the records with the view that `--safe-area` describes after each screen, and after
  /// each notification what the package makes of it.
  ///
  /// With `--expect`, expectations that are marked as written are written anew. Any other is kept in
  /// place of one.
  /// Where the result is in doubt, none is written, and `doubtCount` counts the notification.
  private func records(
    of trace: KeyboardTrace,
    importedFrom log: ImportedLog?
  ) -> (records: [KeyboardTrace.Record], doubtCount: Int) {
    let kept = trace.records.filter { !addsExpectations || $0.expectation?.isWritten != true }
    let replay = Replay()
    var records: [KeyboardTrace.Record] = []
    var doubtCount = 0
    // A recording that continues another one has its keyboard, which is unknown until it moves.
    var isKeyboardUnknown = trace.continuesKeyboard
    for (index, record) in kept.enumerated() {
      records.append(record)
      let step = replay.play(record)
      if let screen = record.screen, let safeAreaBottom {
        let frame = CGRect(origin: .zero, size: screen)
        let view = KeyboardTrace.Record(
          time: record.time,
          .view(frame, safeAreaBottom: safeAreaBottom)
        )
        records.append(view)
        _ = replay.play(view)
      }
      guard addsExpectations, let step, step.isNotification else { continue }
      if let type = step.type, type.isShow || type.isHide { isKeyboardUnknown = false }
      let hasOwnExpectation = kept.dropFirst(index + 1).first?.expectation != nil
      if hasOwnExpectation { continue }
      // A log's keyboard was on a screen, so it is a guess to count it as docked without one. In a
      // trace it is what no screen means.
      let isScreenUnknown = log != nil && replay.player.environment.screenBounds == nil
      let isDoubtful = log?.doubtfulRecords.contains(index) == true
      if isScreenUnknown || isKeyboardUnknown || isDoubtful {
        doubtCount += 1
        continue
      }
      var expectation = step.result
      expectation.isWritten = true
      records.append(KeyboardTrace.Record(.expectation(expectation)))
    }
    return (records, doubtCount)
  }

  /// Returns the notes on a trace or a log, with those on what the options of the command add, or
  /// would add.
  private func notes(on trace: KeyboardTrace, isLog: Bool, doubtCount: Int) -> [String] {
    var notes = trace.importNotes
    let screen = trace.records.lazy.compactMap(\.screen).first
    if screen == nil, isLog {
      notes[0] += "; --screen WxH gives one"
      if safeAreaBottom != nil {
        notes.append("the safe area is left out, since no screen is known")
      }
    }
    if doubtCount > 0 {
      notes.append(
        "no expectation is written after \(doubtCount.counting("notification")) in doubt"
      )
    }
    if addsExpectations, isLog, safeAreaBottom == nil, let screen, !hasHomeButton(screen) {
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

  fileprivate var isNotification: Bool {
    if case .notification = content { true } else { false }
  }

  fileprivate var expectation: KeyboardTraceExpectation? {
    if case .expectation(let expectation) = content { expectation } else { nil }
  }
}
