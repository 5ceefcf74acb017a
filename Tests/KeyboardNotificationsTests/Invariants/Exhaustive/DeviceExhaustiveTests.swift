import Foundation
import KeyboardNotifications
import Testing

/// The state machine ends where the keyboard of a device is, after every history up to a length.
///
/// `KEYBOARD_EXHAUSTIVE_DEPTH` gives the length less one; `Scripts/exhaust` runs the deep one.
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

  @Test func theMachineEndsWhereTheKeyboardIs() {
    var tally = DeviceTally()
    walk(DeviceHistory(), length: Self.depth + 1, &tally)
    #expect(tally.violations.prefix(3) == [])
    print("Every history of a device up to \(Self.depth + 1) steps\n\(tally.summary)")
  }

  /// Judges each history twice: as it is, and with all confirmations that wait posted in order.
  private func walk(_ history: DeviceHistory, length: Int, _ tally: inout DeviceTally) {
    tally.add(history)
    if !history.device.waiting.isEmpty { tally.add(history.confirmed) }
    guard length > 0 else { return }
    for step in Self.steps {
      var next = history
      if next.perform(step) { walk(next, length: length - 1, &tally) }
    }
  }
}
