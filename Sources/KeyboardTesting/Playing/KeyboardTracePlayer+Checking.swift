public import Foundation
public import KeyboardNotifications

/// Checking needs no test framework: expect the failures to be empty in whichever there is.
extension KeyboardTracePlayer {
  /// Plays a trace at once, and holds a tracker's state against each of its expectations.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - tracker: A tracker of the player's centre that somebody observes.
  /// - Returns: What does not hold; empty where all is as expected.
  public func check(_ trace: KeyboardTrace, of tracker: KeyboardTracker) -> [KeyboardTraceFailure] {
    check(trace) { expectation, _ in
      expectation.mismatches(with: result(of: tracker.state))
    }
  }

  /// Plays a trace at once, and holds a screen's bottom inset against each of its expectations.
  ///
  /// An expectation that names no inset is met by the covered height less the safe area; one that
  /// names neither says nothing of the screen.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: What does not hold; empty where all is as expected.
  public func check(
    _ trace: KeyboardTrace,
    inset: @MainActor () -> CGFloat
  ) -> [KeyboardTraceFailure] {
    check(trace) { expectation, safeAreaBottom in
      let covered = expectation.covered.map { max(0, $0 - safeAreaBottom) }
      let result = KeyboardTraceResult(visibility: .hidden, placement: .none, inset: inset())
      return KeyboardTraceExpectation(inset: expectation.inset ?? covered).mismatches(with: result)
    }
  }

  private func check(
    _ trace: KeyboardTrace,
    mismatches: (KeyboardTraceExpectation, CGFloat) -> [KeyboardTraceMismatch]
  ) -> [KeyboardTraceFailure] {
    trace.records.enumerated().flatMap { index, record in
      play(record)
      guard case .expectation(let expectation) = record.content else {
        return [KeyboardTraceFailure]()
      }
      return mismatches(expectation, safeAreaBottom).map {
        KeyboardTraceFailure(title: trace.title, record: index + 1, mismatch: $0)
      }
    }
  }
}
