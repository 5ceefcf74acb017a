public import Foundation
import KeyboardNotifications

/// Checking needs no test framework: expect the failures to be empty in the one that you use.
extension KeyboardTracePlayer {
  /// Plays a trace at once, and compares the tracker's state with each of its expectations.
  ///
  /// ```swift
  /// #expect(player.check(.builtIn(.pinyinGrowth)) == [])
  /// ```
  ///
  /// - Parameter trace: A trace.
  /// - Returns: The failures; empty if all is as expected. A trace without expectations
  ///   is a failure.
  public func check(_ trace: KeyboardTrace) -> [KeyboardTraceError] {
    begin()
    var check = TraceCheck(trace: trace, player: self, isOfScreen: false)
    while check.advance() { check.found += check.failures() }
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
  /// compared at the end of the time until the next record, and if it does not hold yet, the
  /// clock is moved by up to another second.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - clock: The clock that the screen waits by.
  ///   - inset: Gives the inset that the screen has now, in points.
  /// - Returns: The failures; empty if all is as expected. A trace that posts nothing, or
  ///   expects nothing of an inset, is a failure.
  public func check(
    _ trace: KeyboardTrace,
    on clock: ManualKeyboardClock? = nil,
    inset: @MainActor () -> CGFloat
  ) -> [KeyboardTraceError] {
    begin()
    var check = TraceCheck(trace: trace, player: self, clock: clock, start: clock?.now ?? 0)
    while check.advance() {
      for _ in 0..<20 where clock != nil && !check.failures(inset: inset()).isEmpty {
        clock?.advance(by: 0.05)
      }
      check.found += check.failures(inset: inset())
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
  /// - Returns: The failures; empty if all is as expected. A trace that posts nothing, or
  ///   expects nothing of an inset, is a failure.
  public func check(
    _ trace: KeyboardTrace,
    inset: @MainActor () async -> CGFloat
  ) async -> [KeyboardTraceError] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    await PendingTasks.run()
    while check.advance() {
      await PendingTasks.run()
      // A task that is late has not failed: it is given some more turns before.
      for _ in 0..<50 where await !check.failures(inset: inset()).isEmpty {
        await PendingTasks.run()
      }
      check.found += check.failures(inset: await inset())
    }
    return check.result
  }
}

/// A check under way: plays a trace up to each expectation, which is then compared.
///
/// There is one for each way of checking, so that all of them agree.
@MainActor private struct TraceCheck {
  let trace: KeyboardTrace
  let player: KeyboardTracePlayer
  /// True for a check of a screen's inset, beside the tracker's state.
  var isOfScreen = true
  var clock: ManualKeyboardClock?
  var start: TimeInterval = 0

  var index = 0
  var time: TimeInterval?
  var event: String?
  var expectation = KeyboardTraceExpectation()
  var found: [KeyboardTraceError] = []
  var hasInset = false

  /// Plays the records up to the next expectation, in their time; false if there is none left.
  mutating func advance() -> Bool {
    for record in trace.records[index...] {
      index += 1
      wait(for: record)
      time = record.time ?? time
      player.play(record)
      switch record.content {
      case .expectation(let expectation):
        require(expectation)
        waitForNextEvent()
        return true
      case .notification(let name, _, _):
        event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
      case .application(let state): event = state.rawValue
      default: break
      }
    }
    return false
  }

  /// Takes an expectation; of a screen, the inset follows from the covered height if not named.
  ///
  /// While the app is not active none is compared: nothing is delivered until the app returns.
  private mutating func require(_ expectation: KeyboardTraceExpectation) {
    self.expectation = expectation
    guard isOfScreen else { return }
    let inset = expectation.covered.map { max(0, $0 - player.safeAreaBottom) }
    let isActive = player.environment.applicationState == .active
    self.expectation.inset = isActive ? expectation.inset ?? inset : nil
    hasInset = hasInset || self.expectation.inset != nil
  }

  private func wait(for record: KeyboardTrace.Record) {
    if let clock, let time = record.time { clock.advance(by: start + time - clock.now) }
  }

  /// Moves the clock to the end of the time in which an expectation may still come true.
  private func waitForNextEvent() {
    for record in trace.records[index...] {
      wait(for: record)
      guard case .expectation = record.content else { return }
    }
  }

  // MARK: - Comparing

  /// Returns the parts of the expectation that the tracker's state or the inset does not meet.
  func failures(inset: CGFloat? = nil) -> [KeyboardTraceError] {
    let line = trace.records[index - 1].line
    var result = player.result
    result.inset = inset ?? result.inset
    return expectation.mismatches(with: result).map {
      var failure = $0.at(line, of: name)
      failure.circumstances = [
        line == nil ? "record \(index)" : nil, time.map { "\(JSONText.number($0)) s" },
        event.map { "after \($0)" },
      ].compactMap(\.self)
      return failure
    }
  }

  /// The failures; a check that any screen, or any tracker, would pass fails as well.
  var result: [KeyboardTraceError] {
    let kinds = Set(trace.records.map(\.content.kind))
    var needs = [("an expectation", kinds.contains(.expectation))]
    if isOfScreen {
      needs = [("an expectation of an inset", hasInset)]
      needs.append(("a notification", kinds.contains(.notification)))
    }
    guard let missing = needs.first(where: { !$0.1 }) else { return found }
    let expected = "a record of \(missing.0)"
    let failure = KeyboardTraceError(reason: .unmet, file: name, expected: expected, found: "none")
    return found + [failure]
  }

  private var name: String {
    trace.file ?? JSONText.string(trace.title)
  }
}
