import Foundation
import KeyboardTesting

/// One run of the subcommand `import`, which makes a trace of a console log, or a test of a trace.
@MainActor struct Import {
  private let file: InputFile
  /// The file to write; `nil` for standard output.
  private let outputPath: String?
  private let screen: CGSize?
  /// The bottom safe areas that are given for portrait and landscape.
  private let safeAreas: (CGFloat, landscape: CGFloat?)?
  private let addsExpectations: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    file = try arguments.singleOperand().map(InputFile.init) ?? .standardInput
    outputPath = arguments.outputPath
    screen = try arguments.size("--screen")
    safeAreas = try arguments.heights("--safe-area")
    addsExpectations = arguments.flags.contains("--expect")
  }

  func run(_ standardOutput: Output) throws(ToolError) -> ExitStatus {
    try OutputFile.check(outputPath, isNoneOf: [file.path])
    let data = try file.read()
    let log = TraceInput.isTrace(data) ? nil : try readLog(data)
    var trace = if let log { log.trace } else { try readTrace(data) }
    let doubts: [[String]]
    (trace.records, doubts) = records(of: trace, importedFrom: log)
    try OutputFile.write(trace.jsonLines, to: outputPath, or: standardOutput)

    let count = trace.records.count(where: \.isNotification).counting("notification")
    let notes = notes(on: trace, isLog: log != nil, doubts)
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
    for screen in log.trace.records.compactMap(\.screen) {
      guard let height = safeArea(on: screen, of: log.trace), height > screen.height else {
        continue
      }
      let limit = "the height of the screen, \(NumberFormat.text(Double(screen.height))) points"
      let orientation = screen.isPortrait ? "portrait" : "landscape"
      throw ToolError(.usage, "--safe-area should be at most \(limit) in \(orientation)")
    }
    return log
  }

  private func readTrace(_ data: Data) throws(ToolError) -> KeyboardTrace {
    guard screen == nil, safeAreas == nil else {
      let message = "--screen and --safe-area are for logs; a trace contains its screen and view"
      throw ToolError(.usage, message)
    }
    return try TraceInput.trace(data, name: file.name)
  }

  /// Returns the records, with those that the options of the command add.
  ///
  /// `--safe-area` adds a view after each screen. A view whose safe area is not given has none, and
  /// the results on that screen are in doubt. `--expect` adds what the package makes of each
  /// notification. It replaces the expectations that are marked as written, and keeps any other. If
  /// the result of a notification is in doubt, none is written, and `doubts` has the reasons.
  private func records(
    of trace: KeyboardTrace,
    importedFrom log: ImportedLog?
  ) -> (records: [KeyboardTrace.Record], doubts: [[String]]) {
    let kept = trace.records.filter { !addsExpectations || $0.expectation?.isWritten != true }
    let replay = Replay()
    var records: [KeyboardTrace.Record] = []
    var doubts: [[String]] = []
    // A recording that continues another one has its keyboard, which is unknown until it moves.
    var isKeyboardUnknown = trace.continuesKeyboard
    var isSafeAreaUnknown = false
    for (index, record) in kept.enumerated() {
      records.append(record)
      let step = replay.play(record)
      if let screen = record.screen, safeAreas != nil {
        let frame = CGRect(origin: .zero, size: screen)
        let safeArea = safeArea(on: screen, of: trace)
        isSafeAreaUnknown = safeArea == nil
        let view = KeyboardTrace.Record(
          time: record.time,
          .view(frame, safeAreaBottom: safeArea ?? 0)
        )
        records.append(view)
        _ = replay.play(view)
      }
      guard addsExpectations, let step, step.isNotification else { continue }
      if let type = step.type, type.isShow || type.isHide { isKeyboardUnknown = false }
      let hasOwnExpectation = kept.dropFirst(index + 1).first?.expectation != nil
      if hasOwnExpectation { continue }
      // A log's keyboard was on some screen, so to count it as docked is a guess if none is known.
      // A trace without a screen says that it is docked.
      let isScreenUnknown = log != nil && replay.player.environment.screenBounds == nil
      let reasons =
        (isScreenUnknown ? ["no screen is known"] : [])
        + (isKeyboardUnknown ? ["the keyboard before this recording is unknown"] : [])
        + (isSafeAreaUnknown ? ["the safe area of the rotated screen is unknown"] : [])
        + (log?.doubts[index] ?? [])
      guard reasons.isEmpty else {
        doubts.append(reasons)
        continue
      }
      var expectation = step.result
      expectation.isWritten = true
      records.append(KeyboardTrace.Record(.expectation(expectation)))
    }
    return (records, doubts)
  }

  /// Returns the notes on a trace or a log, and on what the options of the command add or would
  /// add.
  private func notes(
    on trace: KeyboardTrace,
    isLog: Bool,
    _ doubts: [[String]]
  ) -> [String] {
    var notes = trace.importNotes
    let screens = trace.records.compactMap(\.screen)
    let screen = screens.first
    if safeAreas != nil, screens.contains(where: { safeArea(on: $0, of: trace) == nil }) {
      notes.append(
        "the screen rotates, and --safe-area has one height, that of the first screen; give two, such "
          + "as --safe-area 34,21 for portrait and landscape"
      )
    }
    if screen == nil, isLog {
      notes[0] += "; import with --screen WxH"
      if safeAreas != nil {
        notes.append("--safe-area has no effect, because no screen is known")
      }
    }
    if !doubts.isEmpty {
      let results = doubts.count == 1 ? "its result is" : "their results are"
      var reasons: [String] = []
      for reason in doubts.joined() where !reasons.contains(reason) { reasons.append(reason) }
      notes.append(
        "no expectation was written after \(doubts.count.counting("notification")), because \(results) "
          + "in doubt: \(reasons.joined(separator: "; "))"
      )
    }
    if addsExpectations, isLog, safeAreas == nil, let advice = screen.flatMap(safeAreaAdvice) {
      notes.append("no safe area is known, so each inset is the covered height; \(advice)")
    }
    return notes
  }

  /// Returns the bottom safe area that is given for a screen of a log.
  ///
  /// A single height is that of the orientation in which the log begins.
  private func safeArea(on screen: CGSize, of log: KeyboardTrace) -> CGFloat? {
    guard let safeAreas else { return nil }
    if let landscape = safeAreas.landscape { return screen.isPortrait ? safeAreas.0 : landscape }
    let first = log.records.lazy.compactMap(\.screen).first
    return screen.isPortrait == first?.isPortrait ? safeAreas.0 : nil
  }

  /// Returns advice on the bottom safe areas of a device; `nil` for a device with a home button.
  ///
  /// An iPhone with a home button has sides of 3 to 2 or 16 to 9, and others are longer. An iPad
  /// with one has sides of 4 to 3, and of 1024 points the shorter side is that of either kind:
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  private func safeAreaAdvice(on screen: CGSize) -> String? {
    let sides = [screen.width, screen.height].sorted()
    let isPhone = sides[0] < 500
    let hasHomeButton =
      isPhone ? sides[1] < 2 * sides[0] : sides[0] < 1_000 && 3 * sides[1] == 4 * sides[0]
    guard !hasHomeButton else { return nil }
    let (values, device) = isPhone ? ("34,21", "an iPhone") : ("20,20", "an iPad")
    return "--safe-area \(values) is that of \(device) without a home button"
  }
}

extension CGSize {
  fileprivate var isPortrait: Bool { width < height }
}

extension KeyboardTrace.Record {
  /// The size of the screen, if the record gives one.
  var screen: CGSize? {
    if case .screen(let frame, _, _) = content { frame.size } else { nil }
  }

  fileprivate var isNotification: Bool {
    if case .notification = content { true } else { false }
  }

  fileprivate var expectation: KeyboardTraceExpectation? {
    if case .expectation(let expectation) = content { expectation } else { nil }
  }
}
