public import Foundation
import KeyboardNotifications

/// Checks for any test framework: expect their failures to be empty.
extension KeyboardTracePlayer {
  /// A trace's expectation that was not met, or a moment at which a view was covered.
  ///
  /// Its description is one sentence with the place in the trace, and the expected and the found
  /// value.
  public struct Failure: Sendable, Hashable {
    /// The line of the record, counted from 1; `nil` if the trace was not read.
    package let line: Int?
    /// The file, the line, the time and the event before the failure.
    private let place: String
    private let mismatch: String

    fileprivate init(line: Int?, place: String, _ mismatch: String) {
      self.line = line
      self.place = place
      self.mismatch = mismatch
    }
  }

  /// Plays a trace at once, and checks that the keyboard never covers a view.
  ///
  /// Use it for a bug such as "the keyboard covers my field". The trace needs no expectations:
  ///
  /// ```swift
  /// let screen = window.screen.coordinateSpace
  /// let failures = player.checkUncovered(trace) {
  ///   field.convert(field.bounds, to: screen)
  /// }
  /// #expect(failures == [])
  /// ```
  ///
  /// The view is measured whenever the keyboard is at rest while the app is active. The keyboard is
  /// at rest once it is confirmed, at the end of the trace, and if it stays for its whole animation
  /// before another notification moves it elsewhere. So code may observe only `willShow` and
  /// `willHide`.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - frame: Returns the view's current frame in screen coordinates, in points.
  /// - Returns: The moments at which a part of the view is behind or below a docked keyboard; empty
  ///   if there are none. A view without an area or off the screen is a failure, and so is a trace
  ///   in which no docked keyboard comes to rest.
  public func checkUncovered(
    _ trace: KeyboardTrace,
    frame: @MainActor () -> CGRect
  ) -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    while let content = check.playNext() {
      if content.isEvent, check.isAtRest { check.compare(frame: frame()) }
    }
    return check.allFailures(missing: check.hasDockedKeyboard ? nil : "docked keyboard at rest")
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
    var check = TraceCheck(trace: trace, player: self)
    while let expectation = check.playToExpectation() { check.compare(expectation) }
    return check.allFailures(missing: check.expectation == nil ? "record of an expectation" : nil)
  }

  /// Plays a trace at once, and compares a screen's bottom inset with each of the expectations.
  ///
  /// ```swift
  /// #expect(player.check(trace) { screen.bottomInset } == [])
  /// ```
  ///
  /// It compares the expectation's `inset`, or `covered` minus the safe area if there is no inset.
  /// It compares neither while the app is not active. The other parts of an expectation are
  /// compared with the tracker's state.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - onlyAtRest: True to skip the expectations during a move, as ``checkUncovered(_:frame:)``
  ///     does. Pass it for code that does not observe `willChangeFrame`, which comes before
  ///     `willShow`.
  ///   - inset: Returns the screen's current inset, in points.
  /// - Returns: The failures; empty if all expectations are met. A trace without a notification, or
  ///   without an expectation of an inset, is a failure.
  public func check(
    _ trace: KeyboardTrace,
    onlyAtRest: Bool = false,
    inset: @MainActor () -> CGFloat
  ) -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    while let expectation = check.playToExpectation(ofInset: true, onlyAtRest: onlyAtRest) {
      check.compare(expectation, inset: inset())
    }
    return check.allFailures(missing: check.recordMissingForInset(onlyAtRest: onlyAtRest))
  }

  /// Plays a trace, and compares the inset of a screen that changes in tasks.
  ///
  /// Use it for a screen or a view model that reads `states()` in a loop. Waiting tasks run before
  /// each comparison.
  ///
  /// - Parameters:
  ///   - trace: A trace.
  ///   - onlyAtRest: True to skip the expectations during a move, as ``checkUncovered(_:frame:)``
  ///     does.
  ///   - inset: Returns the screen's current inset, in points.
  /// - Returns: The failures; empty if all expectations are met. A trace without a notification, or
  ///   without an expectation of an inset, is a failure.
  public func settleAndCheck(
    _ trace: KeyboardTrace,
    onlyAtRest: Bool = false,
    inset: @MainActor () async -> CGFloat
  ) async -> [Failure] {
    begin()
    var check = TraceCheck(trace: trace, player: self)
    await PendingTasks.run()
    while let expectation = check.playToExpectation(ofInset: true, onlyAtRest: onlyAtRest) {
      let failures = check.failures
      // A task may need several attempts, above all on a busy machine.
      for _ in 0..<50 {
        await PendingTasks.run()
        check.failures = failures
        check.compare(expectation, inset: await inset())
        if check.failures == failures { break }
      }
    }
    return check.allFailures(missing: check.recordMissingForInset(onlyAtRest: onlyAtRest))
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

/// The progress of a check, which plays a trace record by record.
@MainActor private struct TraceCheck {
  typealias Failure = KeyboardTracePlayer.Failure

  let trace: KeyboardTrace
  let player: KeyboardTracePlayer

  /// The failures so far.
  var failures: [Failure] = []
  /// The last expectation that was compared.
  private(set) var expectation: KeyboardTraceExpectation?
  /// True once an expectation has required an inset.
  private var hasInset = false
  /// True once a docked keyboard was on screen when a view was measured.
  private(set) var hasDockedKeyboard = false

  /// The number of records that were played.
  private var index = 0
  /// The time of the last record in seconds, if the trace gives it.
  private var time: TimeInterval?
  /// The last notification or change of the app.
  private var event: String?
  /// The time and the end frame of the last notification.
  private var move: (time: TimeInterval?, endFrame: KeyboardTraceValue?)?

  init(trace: KeyboardTrace, player: KeyboardTracePlayer) {
    self.trace = trace
    self.player = player
  }

  // MARK: - Playing

  /// Plays the next record, and returns its content; `nil` at the end.
  mutating func playNext() -> KeyboardTraceContent? {
    guard index < trace.records.count else { return nil }
    let record = trace.records[index]
    index += 1
    time = record.time ?? time
    player.play(record)
    switch record.content {
    case .notification(let name, let userInfo, _):
      event = KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
      move = (time, userInfo?[KeyboardUserInfoKey.endFrame])
    case .application(let state): event = state.rawValue
    default: break
    }
    return record.content
  }

  /// Plays the records up to the next expectation that is to be compared; `nil` if none is left.
  ///
  /// - Parameters:
  ///   - isOfInset: True if the expectation has the inset that a screen must have. If it has none,
  ///     the inset follows from the covered height. While the app is not active no inset is
  ///     required, because changes are delivered when it returns.
  ///   - onlyAtRest: True to skip expectations while the keyboard moves.
  /// - Returns: The expectation.
  mutating func playToExpectation(
    ofInset isOfInset: Bool = false,
    onlyAtRest: Bool = false
  ) -> KeyboardTraceExpectation? {
    while let content = playNext() {
      guard case .expectation(var expectation) = content, !onlyAtRest || isAtRest else { continue }
      if isOfInset {
        let insetOfCovered = expectation.covered.map { max(0, $0 - player.safeAreaBottom) }
        expectation.inset = isActive ? expectation.inset ?? insetOfCovered : nil
        hasInset = hasInset || expectation.inset != nil
      }
      self.expectation = expectation
      return expectation
    }
    return nil
  }

  private var isActive: Bool { player.environment.applicationState == .active }

  /// True if the keyboard is confirmed, or if no other notification belongs to its move.
  ///
  /// The next one does if it has the same end frame, or if it comes before the end of the
  /// animation.
  var isAtRest: Bool {
    let state = player.tracker.machine.state
    guard state.isChanging, let move else { return true }
    var nextTime = time
    for record in trace.records[index...] {
      nextTime = record.time ?? nextTime
      guard case .notification(_, let userInfo, _) = record.content else { continue }
      let pause = nextTime.flatMap { next in move.time.map { next - $0 } }
      let isAfterAnimation = pause.map { $0 >= state.animation?.duration ?? 0 } ?? true
      return isAfterAnimation && userInfo?[KeyboardUserInfoKey.endFrame] != move.endFrame
    }
    return true
  }

  // MARK: - Comparing

  /// Adds the parts of an expectation that the tracker's state or the inset do not meet.
  mutating func compare(_ expectation: KeyboardTraceExpectation, inset: CGFloat? = nil) {
    var result = player.result
    result.inset = inset ?? result.inset
    let hasParts = trace.records[index - 1].content != .expectation(KeyboardTraceExpectation())
    let mismatches = expectation.mismatches(with: result)
    add(hasParts ? mismatches : ["expected a part, found none"])
  }

  /// Adds a failure if a docked keyboard covers a view, or if nothing of the view can be seen.
  ///
  /// A view below the screen is covered, too: it keeps the size that it had before a rotation.
  mutating func compare(frame: CGRect) {
    guard isActive else { return }
    guard let keyboard = player.tracker.machine.state.dockedFrame else { return }
    hasDockedKeyboard = true
    if !frame.isFinite || frame.isEmpty {
      add(["expected a view with an area, found \(KeyboardTraceValue(frame).json)"])
    } else if frame.minX < keyboard.maxX, keyboard.minX < frame.maxX,
      frame.maxY - keyboard.minY > 0.01
    {
      let (top, bottom) = (Double(keyboard.minY), Double(frame.maxY))
      add([
        "expected the view to end at \(JSONText.number(top)) or above, found \(JSONText.number(bottom))"
      ])
    } else if let screen = player.environment.screenBounds,
      screen.intersection(frame).isEmpty
    {
      let found = KeyboardTraceValue(frame).json
      add(["expected a view on the screen of \(screen.size.text), found \(found)"])
    }
  }

  private mutating func add(_ mismatches: [String]) {
    let line = trace.records[index - 1].line
    let place = [
      name, line.map { "line \($0)" } ?? "record \(index)",
      time.map { "\(JSONText.number($0)) s" }, event.map { "after \($0)" },
    ]
    .compactMap(\.self).joined(separator: ", ")
    failures += mismatches.map { Failure(line: line, place: place, $0) }
  }

  /// All failures, with that of a part that the trace does not have, and without which it would
  /// pass with any screen or tracker.
  func allFailures(missing part: String?) -> [Failure] {
    guard let part else { return failures }
    return failures + [Failure(line: nil, place: name, "expected a \(part), found none")]
  }

  /// The record that a check of an inset needs and the trace does not have, if any.
  func recordMissingForInset(onlyAtRest: Bool) -> String? {
    if !hasInset { return "record of an expectation of an inset\(onlyAtRest ? " at rest" : "")" }
    return move == nil ? "record of a notification" : nil
  }

  private var name: String {
    trace.file ?? JSONText.string(trace.title)
  }
}

extension KeyboardTraceContent {
  /// True for a notification, and for a change of the app's state.
  fileprivate var isEvent: Bool { kind == .notification || kind == .application }
}
