import KeyboardTesting

/// Writes a trace, and after each notification its result as an expectation.
@MainActor struct ExpectationWriter {
  private(set) var notificationCount = 0
  private(set) var expectationCount = 0
  private let output: Output
  private let addsExpectations: Bool
  private let replay = Replay()
  /// The result of the last notification, if it is known and not written yet.
  private var result: KeyboardTraceExpectation?

  init(output: Output, addsExpectations: Bool) {
    self.output = output
    self.addsExpectations = addsExpectations
  }

  mutating func write(_ log: ImportedLog) throws {
    try write(KeyboardTrace.Record(.header(log.header)))
    for (index, record) in log.records.enumerated() {
      // An expectation of the trace itself is kept in place of the result.
      if case .expectation = record.content { result = nil }
      try writeResult()
      try write(record)
      let step = addsExpectations ? replay.play(record) : nil
      guard case .notification = record.content else { continue }
      notificationCount += 1
      // The result is not known if the notification is incomplete or the screen is in doubt.
      let isKnown = !log.isScreenUncertain && !log.incompleteRecords.contains(index)
      if isKnown { result = step?.result }
    }
    try writeResult()
  }

  private mutating func writeResult() throws {
    guard var expectation = result else { return }
    result = nil
    expectation.isWritten = true
    // mutant: swap, because the count is not used after an error
    expectationCount += 1
    try write(KeyboardTrace.Record(.expectation(expectation)))
  }

  private func write(_ record: KeyboardTrace.Record) throws {
    try output.write(record.jsonLine + "\n")
  }
}
