import Foundation
import KeyboardNotifications

/// A check under way: plays a trace up to each expectation, which is then compared.
///
/// There is one for each way of checking, so that all of them agree.
@MainActor struct KeyboardTraceCheck {
  private let trace: KeyboardTrace
  private let player: KeyboardTracePlayer
  private let isOfScreen: Bool
  private let clock: ManualKeyboardClock?
  private let start: TimeInterval

  private var index = 0
  private var time: TimeInterval?
  private var event: String?
  private var expectation = KeyboardTraceExpectation()
  private var found: [KeyboardTraceError] = []
  private var hasInset = false

  /// Makes a check of a tracker's state, or also of a screen's inset; the player starts over.
  init(
    _ trace: KeyboardTrace,
    on clock: ManualKeyboardClock? = nil,
    ofScreen: Bool = true,
    beginning player: KeyboardTracePlayer
  ) {
    self.trace = trace
    self.player = player
    self.clock = clock
    isOfScreen = ofScreen
    start = clock?.now ?? 0
    player.begin()
  }

  /// Plays the records up to the next expectation, in their time; false where there is none left.
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
}

// MARK: - Comparing

extension KeyboardTraceCheck {
  /// Returns what does not hold of the expectation, by the tracker's state and the screen's inset.
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

  /// Keeps what does not hold of the expectation.
  mutating func compare(inset: CGFloat? = nil) {
    found += failures(inset: inset)
  }

  /// The failures; a check that any screen, or any tracker, would pass fails as well.
  var result: [KeyboardTraceError] {
    let kinds = Set(trace.records.map(\.content.kind))
    let needs =
      isOfScreen
      ? [
        ("an expectation of an inset", hasInset), ("a notification", kinds.contains(.notification)),
      ]
      : [("an expectation", kinds.contains(.expectation))]
    guard let missing = needs.first(where: { !$0.1 }) else { return found }
    let expected = "a record of \(missing.0)"
    return found + [
      KeyboardTraceError(reason: .unmet, file: name, expected: expected, found: "none")
    ]
  }

  private var name: String {
    trace.file ?? JSONText.string(trace.title)
  }
}
