import Foundation
import KeyboardNotifications
import Testing

/// After every history up to a length, the state machine has the place of a device's keyboard.
///
/// `KEYBOARD_EXHAUSTIVE_DEPTH` gives the length less one; a release build runs longer histories
/// each night.
@Suite struct DeviceExhaustiveTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init) ?? 3

  private static let steps: [Device.Step] =
    DevicePost.announcements.map { .announce($0) }
    + DevicePost.announcements.map { .moveUnannounced(to: $0) }
    + [
      .confirm(at: 0), .confirm(at: 1), .confirm(at: 2), .confirmTwice(at: 0), .lose(at: 0),
      .confirmOldFrame, .startTracking,
    ]

  @Test func theMachineHasThePlaceOfTheKeyboard() {
    var wrong: [String] = []
    walk(DeviceHistory(), length: Self.depth + 1) { history in
      if !history.isRight, history.mustBeRight { wrong.append("\(history)") }
    }
    #expect(wrong.prefix(3) == [])
  }

  /// Checks each history as it is, and after all waiting confirmations are posted in order.
  private func walk(_ history: DeviceHistory, length: Int, _ check: (DeviceHistory) -> Void) {
    check(history)
    if !history.device.waiting.isEmpty { check(history.confirmed) }
    guard length > 0 else { return }
    for step in Self.steps {
      var next = history
      if next.perform(step) { walk(next, length: length - 1, check) }
    }
  }
}
