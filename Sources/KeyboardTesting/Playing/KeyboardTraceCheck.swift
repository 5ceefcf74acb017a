import Foundation
import KeyboardNotifications

/// A check under way: plays a trace record by record, and compares its expectations.
///
/// There is one for each way of checking and for the command-line tool, so that all of them agree.
@MainActor package struct KeyboardTraceCheck {
  /// An expectation, and the place of its record in the trace.
  package struct Comparison {
    var expectation: KeyboardTraceExpectation
    let place: String
    let line: Int?
  }

  /// The number of expectations that have been played.
  package private(set) var expectationCount = 0

  private let player: KeyboardTracePlayer
  private let name: String
  private var failures: [KeyboardTracePlayer.Failure] = []
  private var recordCount = 0
  private var notificationCount = 0
  private var insetCount = 0
  private var time: TimeInterval?
  private var event: String?

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - name: The name of the trace, as failures give it.
  ///   - player: The player of the records; it starts over.
  package init(of name: String, beginning player: KeyboardTracePlayer) {
    self.name = name
    self.player = player
    player.begin()
  }

  init(_ trace: KeyboardTrace, beginning player: KeyboardTracePlayer) {
    self.init(of: trace.file ?? JSONText.string(trace.title), beginning: player)
  }

  /// Plays a record, and compares the tracker's state with it where it is an expectation.
  ///
  /// - Parameter record: The next record of the trace.
  /// - Returns: The failures of this expectation; `nil` for a record of another kind.
  @discardableResult
  package mutating func play(_ record: KeyboardTrace.Record) -> [KeyboardTracePlayer.Failure]? {
    guard let comparison = advance(to: record) else { return nil }
    let failures = failures(of: comparison, player.result)
    self.failures += failures
    return failures
  }

  /// Plays a record; returns the comparison that an expectation requires.
  mutating func advance(to record: KeyboardTrace.Record) -> Comparison? {
    player.play(record)
    recordCount += 1
    time = record.time ?? time
    switch record.content {
    case .expectation(let expectation):
      expectationCount += 1
      return Comparison(expectation: expectation, place: place(of: record), line: record.line)
    case .notification(let name, _, _):
      notificationCount += 1
      event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
    case .application(let state): event = state.rawValue
    default: break
    }
    return nil
  }

  /// Plays a record; returns the comparison that an expectation requires of a screen.
  ///
  /// The inset follows from the covered height where it is not named. While the app is not active
  /// none is compared: nothing is delivered to the screen until the app returns.
  mutating func advanceScreen(to record: KeyboardTrace.Record) -> Comparison? {
    guard var comparison = advance(to: record) else { return nil }
    let expectation = comparison.expectation
    let inset = expectation.covered.map { max(0, $0 - player.safeAreaBottom) }
    let isActive = player.environment.applicationState == .active
    comparison.expectation.inset = isActive ? expectation.inset ?? inset : nil
    return comparison
  }

  private func place(of record: KeyboardTrace.Record) -> String {
    [
      name, record.line.map { "line \($0)" } ?? "record \(recordCount)",
      time.map { "\(JSONText.number($0)) s" }, event.map { "after \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

// MARK: - Comparing

extension KeyboardTraceCheck {
  /// Returns true where a screen's inset and the tracker's state are as expected.
  func holds(_ comparison: Comparison, withInset inset: CGFloat) -> Bool {
    failures(of: comparison, result(withInset: inset)).isEmpty
  }

  mutating func compare(_ comparison: Comparison, withInset inset: CGFloat) {
    if comparison.expectation.inset != nil { insetCount += 1 }
    failures += failures(of: comparison, result(withInset: inset))
  }

  /// The failures of a screen; a check that any screen would pass fails as well.
  var resultOfScreen: [KeyboardTracePlayer.Failure] {
    guard insetCount > 0 else { return result(needs: false, "an expectation of an inset") }
    return result(needs: notificationCount > 0, "a notification")
  }

  /// Returns the failures, or one where the trace lacks what a check needs.
  func result(needs isThere: Bool, _ need: String) -> [KeyboardTracePlayer.Failure] {
    guard !isThere else { return failures }
    let mismatch = "expected a record of \(need), found none"
    return failures + [KeyboardTracePlayer.Failure(line: nil, place: name, mismatch: mismatch)]
  }

  private func failures(
    of comparison: Comparison,
    _ result: KeyboardTraceExpectation
  ) -> [KeyboardTracePlayer.Failure] {
    comparison.expectation.mismatches(with: result).map {
      KeyboardTracePlayer.Failure(line: comparison.line, place: comparison.place, mismatch: $0)
    }
  }

  private func result(withInset inset: CGFloat) -> KeyboardTraceExpectation {
    var result = player.result
    result.inset = inset
    return result
  }
}
