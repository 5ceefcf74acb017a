import Foundation
import KeyboardTesting

/// One run of the subcommand `import`, which makes a trace of a console log, or a test of a trace.
@MainActor struct Import {
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
    outputPath = arguments.outputPath
    screen = try arguments.size("--screen")
    safeAreaBottom = try arguments.height("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }

  func run(_ standardOutput: Output) throws(ToolError) -> ExitStatus {
    try OutputFile.check(outputPath, isNoneOf: [file])
    let data = try InputFile.read(file)
    let notes: [String]
    var trace: KeyboardTrace
    var doubtfulRecords: Set<Int> = []
    if TraceInput.isTrace(data) {
      guard screen == nil, safeAreaBottom == nil else {
        let message = "a trace has its screen and its view; --screen and --safe-area are for logs"
        throw ToolError(.usage, message)
      }
      trace = try TraceInput.trace(data, name: name)
      notes = trace.importNotes
    } else {
      let log = try readLog(data)
      try checkSafeArea(on: log.trace)
      (trace, doubtfulRecords) = (log.trace, log.doubtfulRecords)
      notes = self.notes(on: log)
    }
    trace.records = records(of: trace, doubtfulRecords: doubtfulRecords)

    try OutputFile.write(trace.jsonLines, to: outputPath, or: standardOutput)
    let count = trace.records.count(where: \.isNotification).counting("notification")
    // The first note of a log is on its screen.
    Tool.note("\(name): \(([count] + notes.prefix(1)).joined(separator: "; "))")
    for note in notes.dropFirst() { Tool.note("\(name): \(note)") }
    if let outputPath {
      let count = trace.records.count { $0.expectation?.isWritten == true }
      let expectations = addsExpectations ? ", with \(count.counting("expectation"))" : ""
      Tool.note("wrote \(outputPath)\(expectations)")
    }
    return .success
  }

  private func readLog(_ data: Data) throws(ToolError) -> ImportedLog {
    do throws(KeyboardTraceError) {
      return try ImportedLog(String(decoding: data, as: UTF8.self), screen: screen, file: name)
    } catch {
      throw ToolError(error, inLog: data)
    }
  }

  private func checkSafeArea(on trace: KeyboardTrace) throws(ToolError) {
    let height = trace.records.compactMap(\.screen?.height).min()
    guard let safeAreaBottom, let height, safeAreaBottom > height else { return }
    let limit = "the height of the screen, \(NumberFormat.text(Double(height))) points"
    throw ToolError(.usage, "--safe-area should be at most \(limit)")
  }

  /// Returns the records with the view that `--safe-area` describes after each screen, and after
  /// each notification what the package makes of it.
  ///
  /// Expectations that are marked as written are written anew. Any other is kept in place of one.
  private func records(
    of trace: KeyboardTrace,
    doubtfulRecords: Set<Int>
  ) -> [KeyboardTrace.Record] {
    let replay = Replay()
    var records: [KeyboardTrace.Record] = []
    /// The result of the last notification, if it is known and not written yet.
    var result: KeyboardTraceExpectation?
    func writeResult() {
      guard var expectation = result else { return }
      expectation.isWritten = true
      records.append(KeyboardTrace.Record(.expectation(expectation)))
      result = nil
    }
    // A recording that continues another one has its keyboard, which is unknown until it moves.
    var isUnknown = trace.continuesKeyboard
    for (index, record) in trace.records.enumerated() {
      if let expectation = record.expectation {
        if expectation.isWritten { continue }
        result = nil
      }
      writeResult()
      records.append(record)
      let step = replay.play(record)
      if let screen = record.screen, let safeAreaBottom {
        let frame = CGRect(origin: .zero, size: screen)
        let view = KeyboardTraceContent.view(frame, safeAreaBottom: safeAreaBottom)
        records.append(KeyboardTrace.Record(time: record.time, view))
        _ = replay.play(KeyboardTrace.Record(time: record.time, view))
      }
      guard record.isNotification else { continue }
      if let type = step?.type, type.isShow || type.isHide { isUnknown = false }
      let isDoubtful = isUnknown || doubtfulRecords.contains(index)
      if addsExpectations, !isDoubtful { result = step?.result }
    }
    writeResult()
    return records
  }

  /// Returns the notes on a log, with those on what the options of the command would add.
  private func notes(on log: ImportedLog) -> [String] {
    var notes = log.trace.importNotes
    let screen = log.trace.records.lazy.compactMap(\.screen).first
    if screen == nil {
      notes[0] += "; --screen WxH gives one"
      if safeAreaBottom != nil {
        notes.append("the safe area is left out, since no screen is known")
      }
    }
    guard addsExpectations else { return notes }
    if !log.doubtfulRecords.isEmpty {
      let count = log.doubtfulRecords.count.counting("notification")
      notes.append("no expectation is written after \(count) in doubt")
    }
    if safeAreaBottom == nil, let screen, !hasHomeButton(screen) {
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
