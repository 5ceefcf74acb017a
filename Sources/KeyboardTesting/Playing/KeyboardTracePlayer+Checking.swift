public import Foundation
import KeyboardNotifications

/// Checking needs no test framework: expect the failures to be empty in whichever there is.
extension KeyboardTracePlayer {
  /// An expectation of a trace that is not met, or a trace that expects nothing.
  public struct Failure: Sendable, Hashable {
    /// The line of the trace's file, counted from 1; `nil` where the trace was not read.
    public let line: Int?
    let place: String
    let mismatch: KeyboardTraceMismatch
  }

  /// Plays a trace at once, and compares the tracker's state with each of its expectations.
  ///
  /// - Parameter trace: A trace.
  /// - Returns: What does not hold; empty where all is as expected. A trace that expects nothing
  ///   is a failure.
  public func check(_ trace: KeyboardTrace) -> [Failure] {
    check(trace, of: tracker)
  }

  /// Plays a trace at once, and compares a screen's bottom inset with each of its expectations.
  ///
  /// An expectation that names no inset is met by the covered height less the safe area; one that
  /// names neither says nothing of the screen. What else an expectation names is compared with the
  /// tracker's state.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: What does not hold; empty where all is as expected. A trace that expects nothing
  ///   of an inset is a failure.
  public func check(_ trace: KeyboardTrace, inset: @MainActor () -> CGFloat) -> [Failure] {
    var check = TraceCheck(trace, ofScreen: true)
    for record in trace.records {
      play(record)
      guard let expectation = check.expectation(after: record) else { continue }
      let expected = expectation.givingInset(above: safeAreaBottom)
      check.compare(expected, with: result(ofScreenWith: inset()))
    }
    return check.result
  }

  /// Plays a trace record by record, and compares a screen's bottom inset once it has settled.
  ///
  /// Pending tasks run before each comparison, so that a view model that reads `states()` has
  /// changed. What else an expectation names is compared with the tracker's state.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: What does not hold; empty where all is as expected. A trace that expects nothing
  ///   of an inset is a failure.
  public func checkSettled(
    _ trace: KeyboardTrace,
    inset: @MainActor () async -> CGFloat
  ) async -> [Failure] {
    var check = TraceCheck(trace, ofScreen: true)
    await PendingTasks.run()
    for record in trace.records {
      play(record)
      guard let expectation = check.expectation(after: record) else { continue }
      let expected = expectation.givingInset(above: safeAreaBottom)
      await PendingTasks.run()
      // A task that is late has not failed: it is given some more turns before.
      for _ in 0..<50
      where await !expected.mismatches(with: result(ofScreenWith: inset())).isEmpty {
        await PendingTasks.run()
      }
      check.compare(expected, with: result(ofScreenWith: await inset()))
    }
    return check.result
  }

  /// Compares the state of another tracker of the player's centre.
  package func check(_ trace: KeyboardTrace, of tracker: KeyboardTracker) -> [Failure] {
    var check = TraceCheck(trace, ofScreen: false)
    for record in trace.records {
      play(record)
      guard let expected = check.expectation(after: record) else { continue }
      check.compare(expected, with: result(of: tracker.state))
    }
    return check.result
  }

  /// The inset of a screen, and what the tracker knows besides.
  private func result(ofScreenWith inset: CGFloat) -> KeyboardTraceResult {
    var result = result(of: tracker.state)
    result.inset = inset
    return result
  }
}

extension KeyboardTracePlayer.Failure: CustomStringConvertible {
  /// The trace, the line, the time and the notification, and what does not hold: one sentence.
  public var description: String {
    "\(place): \(mismatch)"
  }
}

extension KeyboardTracePlayer.Failure: CustomDebugStringConvertible {
  /// The same on a line of its own: a test framework prints a list of failures by this.
  public var debugDescription: String {
    "\n  \(description)"
  }
}

extension KeyboardTraceExpectation {
  /// The same with an inset, which follows from the covered height; `nil` where neither is named.
  fileprivate func givingInset(above safeAreaBottom: CGFloat) -> KeyboardTraceExpectation {
    var expectation = self
    expectation.inset = inset ?? covered.map { max(0, $0 - safeAreaBottom) }
    return expectation
  }
}

/// A check under way: where in the trace it is, and what did not hold so far.
private struct TraceCheck {
  private let name: String
  private let isOfScreen: Bool
  private var number = 0
  private var line: Int?
  private var time: TimeInterval?
  private var event: String?
  private var comparisons = 0
  private var failures: [KeyboardTracePlayer.Failure] = []

  init(_ trace: KeyboardTrace, ofScreen isOfScreen: Bool) {
    name = trace.file ?? JSONText.string(trace.title)
    self.isOfScreen = isOfScreen
  }

  /// What did not hold; a check without a comparison fails as well.
  var result: [KeyboardTracePlayer.Failure] {
    guard comparisons == 0 else { return failures }
    let mismatch = KeyboardTraceMismatch(
      key: "a record that expects",
      expected: isOfScreen ? "an inset" : "anything",
      found: "none"
    )
    return [KeyboardTracePlayer.Failure(line: nil, place: name, mismatch: mismatch)]
  }

  /// The expectation that a record states, if it is one.
  mutating func expectation(after record: KeyboardTraceRecord) -> KeyboardTraceExpectation? {
    number += 1
    line = record.line
    time = record.time ?? time
    switch record.content {
    case .expectation(let expectation): return expectation
    case .notification(let name, _, _):
      event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
    case .application(let state): event = state.rawValue
    default: break
    }
    return nil
  }

  mutating func compare(_ expected: KeyboardTraceExpectation, with found: KeyboardTraceResult) {
    if !isOfScreen || expected.inset != nil { comparisons += 1 }
    let place = [
      name, line.map { "line \($0)" } ?? "record \(number)",
      time.map { "\(JSONText.number($0)) s" }, event.map { "after \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    failures += expected.mismatches(with: found).map {
      KeyboardTracePlayer.Failure(line: line, place: place, mismatch: $0)
    }
  }
}
