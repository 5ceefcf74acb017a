public import Foundation
import KeyboardNotifications

/// Checks for any test framework: expect their failures to be empty.
extension KeyboardTracePlayer {
  /// Expectation of a trace that does not hold.
  ///
  /// Its description is one sentence with the place in the trace, and the expected and the found
  /// value.
  public struct Failure: Sendable, Hashable {
    /// The line of the expectation, counted from 1; `nil` if the trace was not read.
    package let line: Int?
    /// The file, the line, the time and the event before the expectation.
    private let place: String
    private let mismatch: String

    fileprivate init(line: Int?, place: String, _ mismatch: String) {
      self.line = line
      self.place = place
      self.mismatch = mismatch
    }
  }

  /// Plays a trace at once, and compares the tracker's state with each of the expectations.
  ///
  /// It tests this package. A test of an app compares the inset of its screen as well.
  ///
  /// - Parameter trace: A trace.
  /// - Returns: The failures; empty if all expectations are met. A trace without expectations is a
  ///   failure.
  package func check(_ trace: KeyboardTrace) -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self, comparesInset: false)
    while check.advance() { check.failures += check.compare() }
    return check.allFailures
  }

  /// Plays a trace at once, and compares a screen's bottom inset with each of the expectations.
  ///
  /// ```swift
  /// #expect(player.check(trace) { screen.bottomInset } == [])
  /// ```
  ///
  /// If an expectation has no inset, the covered height minus the safe area is expected. If it has
  /// no covered height either, the inset is not compared. The same goes for an app that is not
  /// active. The other parts of an expectation are compared with the tracker's state.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Returns the screen's current inset, in points.
  /// - Returns: The failures; empty if all expectations are met. A trace without a notification, or
  ///   without an expectation of an inset, is a failure.
  public func check(_ trace: KeyboardTrace, inset: @MainActor () -> CGFloat) -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    while check.advance() { check.failures += check.compare(inset: inset()) }
    return check.allFailures
  }

  /// Plays a trace, and compares the inset of a screen that changes in tasks.
  ///
  /// Use it for a screen or a view model that reads `states()` in a loop. Waiting tasks run before
  /// each comparison.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Returns the screen's current inset, in points.
  /// - Returns: The failures; empty if all expectations are met. A trace without a notification, or
  ///   without an expectation of an inset, is a failure.
  public func settleAndCheck(
    _ trace: KeyboardTrace,
    inset: @MainActor () async -> CGFloat
  ) async -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    await PendingTasks.run()
    while check.advance() {
      var failures: [Failure] = []
      // A task may need several attempts, above all on a busy machine.
      for _ in 0..<50 {
        await PendingTasks.run()
        failures = check.compare(inset: await inset())
        if failures.isEmpty { break }
      }
      check.failures += failures
    }
    return check.allFailures
  }
}

extension KeyboardTracePlayer.Failure: CustomStringConvertible {
  /// The failure as one sentence.
  public var description: String { "\(place): \(mismatch)" }
}

extension KeyboardTracePlayer.Failure: CustomDebugStringConvertible {
  /// The description on a line of its own, as a test framework prints each of a list of failures.
  public var debugDescription: String { "\n  \(description)" }
}

/// Progress of a check, which plays a trace up to each expectation and compares it then.
@MainActor private struct TraceCheck {
  typealias Failure = KeyboardTracePlayer.Failure

  let trace: KeyboardTrace
  let player: KeyboardTracePlayer
  /// True if the inset of the app's screen is compared in addition to the tracker's state.
  var comparesInset = true

  /// The number of records that were played.
  var index = 0
  /// The time of the last record in seconds, if the trace gives it.
  var time: TimeInterval?
  /// The last notification or change of the app.
  var event: String?
  var expectation = KeyboardTraceExpectation()
  /// The failures so far.
  var failures: [Failure] = []
  /// True once an expectation has required an inset.
  var hasInset = false

  /// Plays the records up to the next expectation; false if none is left.
  mutating func advance() -> Bool {
    while index < trace.records.count {
      let record = trace.records[index]
      index += 1
      time = record.time ?? time
      player.play(record)
      switch record.content {
      case .expectation(let expectation):
        require(expectation)
        return true
      case .notification(let name, _, _):
        event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
      case .application(let state): event = state.rawValue
      default: break
      }
    }
    return false
  }

  /// Stores an expectation, with the inset that a screen must have.
  ///
  /// If the expectation has no inset, the inset follows from the covered height. While the app is
  /// not active no inset is required, because changes are delivered when it returns.
  private mutating func require(_ expectation: KeyboardTraceExpectation) {
    self.expectation = expectation
    guard comparesInset else { return }
    let insetOfCovered = expectation.covered.map { max(0, $0 - player.safeAreaBottom) }
    let required = expectation.inset ?? insetOfCovered
    let isActive = player.environment.applicationState == .active
    self.expectation.inset = isActive ? required : nil
    hasInset = hasInset || self.expectation.inset != nil
  }

  // MARK: - Comparing

  /// Returns the parts of the expectation that the tracker's state or the inset do not meet.
  func compare(inset: CGFloat? = nil) -> [Failure] {
    let record = trace.records[index - 1]
    var result = player.result
    result.inset = inset ?? result.inset
    let place = [
      name, record.line.map { "line \($0)" } ?? "record \(index)",
      time.map { "\(JSONText.number($0)) s" }, event.map { "after \($0)" },
    ]
    let hasParts = record.content != .expectation(KeyboardTraceExpectation())
    let mismatches = expectation.mismatches(with: result)
    return (hasParts ? mismatches : ["expected a part, found none"]).map { mismatch in
      Failure(line: record.line, place: place.compactMap(\.self).joined(separator: ", "), mismatch)
    }
  }

  /// All failures, the last of which may be that of a missing record.
  var allFailures: [Failure] {
    guard let missingRecord else { return failures }
    let mismatch = "expected a record of \(missingRecord), found none"
    return failures + [Failure(line: nil, place: name, mismatch)]
  }

  /// The kind of record that the check needs and the trace does not have, if any.
  ///
  /// Such a trace would pass with any screen or tracker.
  private var missingRecord: String? {
    let kinds = Set(trace.records.map(\.content.kind))
    if !comparesInset { return kinds.contains(.expectation) ? nil : "an expectation" }
    if !hasInset { return "an expectation of an inset" }
    return kinds.contains(.notification) ? nil : "a notification"
  }

  private var name: String {
    trace.file ?? JSONText.string(trace.title)
  }
}
