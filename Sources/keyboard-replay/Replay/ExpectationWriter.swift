import KeyboardTesting

/// Writes a trace, and after each notification its result as an expectation.
@MainActor struct ExpectationWriter {
  let output: Output
  let addsExpectations: Bool
  private(set) var notificationCount = 0
  private(set) var expectationCount = 0
  private let replay = Replay()
  /// The result of the last notification, unless its expectation follows in the trace.
  private var result: KeyboardTraceExpectation?

  init(output: Output, addsExpectations: Bool) {
    self.output = output
    self.addsExpectations = addsExpectations
  }

  mutating func write(_ log: ImportedLog) throws {
    try write(KeyboardTrace.Record(.header(log.header)))
    for (index, record) in log.records.enumerated() {
      let isExpectation = if case .expectation = record.content { true } else { false }
      if !isExpectation { try writeResult() }
      result = nil
      try write(record)
      guard addsExpectations else {
        if case .notification = record.content { notificationCount += 1 }
        continue
      }
      let step = replay.play(record)
      guard case .notification = record.content else { continue }
      notificationCount += 1
      // The result of an incomplete notification, or on another screen, is not known.
      let isKnown = !log.isScreenInDoubt && !log.incompleteRecords.contains(index)
      result = isKnown ? step?.result : nil
    }
    try writeResult()
  }

  private mutating func writeResult() throws {
    guard var expectation = result else { return }
    expectation.isWritten = true
    expectationCount += 1
    try write(KeyboardTrace.Record(.expectation(expectation)))
  }

  private func write(_ record: KeyboardTrace.Record) throws {
    try output.write(record.jsonLine + "\n")
  }
}
