public import Foundation
import KeyboardNotifications

/// Checking needs no test framework: expect the failures to be empty in the one that you use.
extension KeyboardTracePlayer {
  /// An expectation of a trace that does not hold, or the reason why nothing was checked.
  public typealias Failure = KeyboardTraceError

  /// Plays a trace at once, and compares the tracker's state with each of its expectations.
  ///
  /// ```swift
  /// #expect(player.check(.builtIn(.pinyinGrowth)) == [])
  /// ```
  ///
  /// - Parameter trace: A trace.
  /// - Returns: The failures; empty where all is as expected. A trace without expectations
  ///   is a failure.
  public func check(_ trace: KeyboardTrace) -> [Failure] {
    var check = KeyboardTraceCheck(trace, ofScreen: false, beginning: self)
    while check.advance() { check.compare() }
    return check.result
  }

  /// Plays a trace, and compares a screen's bottom inset with each of its expectations.
  ///
  /// An expectation that names no inset requires the covered height less the safe area. One that
  /// names neither, or that stands while the app is not active, requires nothing of the screen.
  /// The other parts of an expectation are compared with the tracker's state.
  ///
  /// Without a clock all is played at once. A screen that waits by a clock, such as one that
  /// debounces, is given time: the clock is moved to the time of each record; an expectation is
  /// compared at the end of the time until the next record, and where it does not hold yet, the
  /// clock is moved by up to another second.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - clock: The clock that the screen waits by.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: The failures; empty where all is as expected. A trace that posts nothing, or
  ///   expects nothing of an inset, is a failure.
  public func check(
    _ trace: KeyboardTrace,
    on clock: ManualKeyboardClock? = nil,
    inset: @MainActor () -> CGFloat
  ) -> [Failure] {
    var check = KeyboardTraceCheck(trace, on: clock, beginning: self)
    while check.advance() {
      for _ in 0..<20 where clock != nil && !check.failures(inset: inset()).isEmpty {
        clock?.advance(by: 0.05)
      }
      check.compare(inset: inset())
    }
    return check.result
  }

  /// Plays a trace record by record, and compares a screen's bottom inset once it has settled.
  ///
  /// Pending tasks run before each comparison, so that a view model that reads `states()` has
  /// changed. A screen that waits for a clock is checked with ``check(_:on:inset:)``.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: The failures; empty where all is as expected. A trace that posts nothing, or
  ///   expects nothing of an inset, is a failure.
  public func check(
    _ trace: KeyboardTrace,
    inset: @MainActor () async -> CGFloat
  ) async -> [Failure] {
    var check = KeyboardTraceCheck(trace, beginning: self)
    await PendingTasks.run()
    while check.advance() {
      await PendingTasks.run()
      // A task that is late has not failed: it is given some more turns before.
      for _ in 0..<50 where await !check.failures(inset: inset()).isEmpty {
        await PendingTasks.run()
      }
      check.compare(inset: await inset())
    }
    return check.result
  }
}
