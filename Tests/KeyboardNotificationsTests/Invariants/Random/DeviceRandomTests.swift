import Foundation
import KeyboardNotifications
import TestSupport
import Testing

/// After long random histories, the state machine has the place of a device's keyboard.
///
/// `KEYBOARD_DEVICE_HISTORIES=100000` tries that many of each kind.
@Suite struct DeviceRandomTests {
  private static let count =
    ProcessInfo.processInfo.environment["KEYBOARD_DEVICE_HISTORIES"].flatMap(Int.init) ?? 2000

  /// Chances of the faults of a device, and of hides whose frame is on the screen, each one in a
  /// number of times; `nil` for never.
  struct Chances: CustomTestStringConvertible {
    var testDescription: String
    var unannounced: Int?
    var overtaken: Int?
    var lost: Int?
    var doubled: Int?
    var oldFrame: Int?
    var hideOnScreen: Int?
    var startsLate = false
    /// The greatest share of histories, in percent, that end wrong and that others explain.
    var wrong = 0
  }

  @Test(arguments: [
    Chances(testDescription: "all is confirmed in order", startsLate: true),
    Chances(testDescription: "all is confirmed, in any order", overtaken: 3),
    Chances(testDescription: "late or lost", overtaken: 3, lost: 5),
    Chances(testDescription: "in order, sometimes unannounced", unannounced: 5, startsLate: true),
    Chances(testDescription: "in order, sometimes twice", doubled: 5),
    Chances(testDescription: "in order, with frames of before", oldFrame: 5),
    Chances(testDescription: "in order, with frames of hides on the screen", hideOnScreen: 3),
    Chances(testDescription: "some are lost", lost: 5, startsLate: true, wrong: 1),
    Chances(
      testDescription: "anything",
      unannounced: 10,
      overtaken: 10,
      lost: 10,
      doubled: 10,
      oldFrame: 10,
      startsLate: true,
      wrong: 2
    ),
  ])
  func theMachineHasThePlaceOfTheKeyboard(_ chances: Chances) {
    var tally = DeviceTally()
    for seed in 1...UInt64(Self.count) {
      var random = SplitMix64(seed: seed)
      tally.add(random.history(chances))
    }
    #expect(tally.violations.prefix(3) == [])
    #expect(tally.wrong * 100 <= Self.count * chances.wrong)
  }
}

extension SplitMix64 {
  /// True once in a number of times; never without a number.
  private mutating func happens(_ times: Int?) -> Bool {
    times.map { once(in: $0) } ?? false
  }

  /// A history of up to 40 steps, at the end of which no confirmation waits.
  fileprivate mutating func history(_ chances: DeviceRandomTests.Chances) -> DeviceHistory {
    var history = DeviceHistory()
    let start = chances.startsLate ? Int.random(in: 0..<20, using: &self) : -1
    for number in 0..<Int.random(in: 5...40, using: &self) {
      if number == start { _ = history.perform(.startTracking) }
      let isMove = history.device.waiting.isEmpty || once(in: 2)
      _ = history.perform(isMove ? move(chances) : confirmation(chances, in: history))
    }
    return history.confirmed
  }

  private mutating func move(_ chances: DeviceRandomTests.Chances) -> Device.Step {
    if happens(chances.oldFrame) { return .confirmOldFrame }
    if happens(chances.hideOnScreen) { return pick([.hideAtBar, .changeToBar, .hideAtKeyboard]) }
    guard happens(chances.unannounced) else { return .announce(pick(DevicePost.announcements)) }
    return .moveUnannounced(to: .visibility(pick(DevicePlace.allCases)))
  }

  private mutating func confirmation(
    _ chances: DeviceRandomTests.Chances,
    in history: DeviceHistory
  ) -> Device.Step {
    let index = happens(chances.overtaken) ? pick(Array(history.device.waiting.indices)) : 0
    if happens(chances.lost) { return .lose(at: index) }
    return happens(chances.doubled) ? .confirmTwice(at: index) : .confirm(at: index)
  }
}
