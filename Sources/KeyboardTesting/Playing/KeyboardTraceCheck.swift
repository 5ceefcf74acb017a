import Foundation
import KeyboardNotifications

/// A check under way: plays a trace record by record, and compares its expectations.
///
/// There is one for each way of checking and for the command-line tool, so that all of them agree.
@MainActor package struct KeyboardTraceCheck {
  /// An expectation, and the place of its record in the trace.
  struct Comparison {
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
    advance(to: record).map { compare($0) }
  }

  /// Plays a record; returns the comparison that an expectation requires.
  ///
  /// Of a screen, the inset follows from the covered height where it is not named. While the app is
  /// not active none is compared: nothing is delivered to the screen until the app returns.
  mutating func advance(
    to record: KeyboardTrace.Record,
    ofScreen: Bool = false
  ) -> Comparison? {
    player.play(record)
    recordCount += 1
    time = record.time ?? time
    switch record.content {
    case .expectation(var expectation):
      expectationCount += 1
      if ofScreen {
        let inset = expectation.covered.map { max(0, $0 - player.safeAreaBottom) }
        let isActive = player.environment.applicationState == .active
        expectation.inset = isActive ? expectation.inset ?? inset : nil
      }
      return Comparison(expectation: expectation, place: place(of: record), line: record.line)
    case .notification(let name, _, _):
      notificationCount += 1
      event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
    case .application(let state): event = state.rawValue
    default: break
    }
    return nil
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
  /// Returns the failures of an expectation, by the tracker's state and, of a screen, its inset.
  func failures(
    of comparison: Comparison,
    inset: CGFloat? = nil
  ) -> [KeyboardTracePlayer.Failure] {
    var result = player.result
    result.inset = inset ?? result.inset
    return comparison.expectation.mismatches(with: result).map {
      KeyboardTracePlayer.Failure(line: comparison.line, place: comparison.place, mismatch: $0)
    }
  }

  /// Keeps the failures of an expectation, and returns them.
  @discardableResult
  mutating func compare(
    _ comparison: Comparison,
    inset: CGFloat? = nil
  ) -> [KeyboardTracePlayer.Failure] {
    if comparison.expectation.inset != nil { insetCount += 1 }
    let found = failures(of: comparison, inset: inset)
    failures += found
    return found
  }

  /// The failures of a screen; a check that any screen would pass fails as well.
  var resultOfScreen: [KeyboardTracePlayer.Failure] {
    guard insetCount > 0 else { return result(needs: false, "an expectation of an inset") }
    return result(needs: notificationCount > 0, "a notification")
  }

  /// Returns the failures, and one more where the trace lacks what a check needs.
  func result(needs isThere: Bool, _ need: String) -> [KeyboardTracePlayer.Failure] {
    guard !isThere else { return failures }
    let mismatch = "expected a record of \(need), found none"
    return failures + [KeyboardTracePlayer.Failure(line: nil, place: name, mismatch: mismatch)]
  }
}
