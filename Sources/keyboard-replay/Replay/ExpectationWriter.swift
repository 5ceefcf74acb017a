import Foundation
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

  /// Writes a trace, without the expectations that are marked as written.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - doubtfulRecords: The indices of the records after which no expectation is written.
  ///   - safeAreaBottom: The height of the bottom safe area of a view that is written after each
  ///     screen.
  /// - Throws: An error if the output cannot be written.
  mutating func write(
    _ trace: KeyboardTrace,
    doubtfulRecords: Set<Int>,
    safeAreaBottom: CGFloat?
  ) throws {
    try output.write(trace.headerLine + "\n")
    // A recording that continues another one has its keyboard, which is unknown until it moves.
    var waits = trace.continuesKeyboard
    for (index, record) in trace.records.enumerated() {
      // An expectation of the trace itself is kept in place of the result.
      if case .expectation(let expectation) = record.content {
        if expectation.isWritten { continue }
        result = nil
      }
      try writeResult()
      let step = try play(record)
      if case .screen(let frame, _, _) = record.content, let safeAreaBottom {
        let view = KeyboardTraceContent.view(frame, safeAreaBottom: safeAreaBottom)
        _ = try play(KeyboardTrace.Record(time: record.time, view))
      }
      guard case .notification(let name, _, _) = record.content else { continue }
      if name.hasSuffix("ShowNotification") || name.hasSuffix("HideNotification") { waits = false }
      notificationCount += 1
      if addsExpectations, !waits, !doubtfulRecords.contains(index) { result = step?.result }
    }
    try writeResult()
  }

  private func play(_ record: KeyboardTrace.Record) throws -> ReplayStep? {
    try write(record)
    return replay.play(record)
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
