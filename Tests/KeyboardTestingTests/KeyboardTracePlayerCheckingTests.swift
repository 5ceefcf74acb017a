import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTracePlayerCheckingTests {
  private let player = KeyboardTracePlayer()

  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func aTrackerMeetsEveryExpectation(_ sample: KeyboardBuiltInTrace) {
    let player = player
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    let token = tracker.observe { _ in }
    #expect(player.check(sample.trace, of: tracker).isEmpty)
    token.cancel()
  }

  @Test func whatDoesNotHoldIsNamedWithItsRecord() throws {
    let failures = try player.check(.builtIn("pinyin-growth")) { 10 }
    #expect(
      failures.map(\.description) == [
        "A Pinyin keyboard grows while it appears, record 3: expected inset 0, found 10",
        "A Pinyin keyboard grows while it appears, record 5: expected inset 216, found 10",
        "A Pinyin keyboard grows while it appears, record 7: expected inset 282, found 10",
      ]
    )
  }

  @Test func aTrackerThatNobodyObservesMeetsNothing() throws {
    let tracker = KeyboardTracker(center: player.center)
    #expect(try !player.check(.builtIn("show-and-hide"), of: tracker).isEmpty)
  }

  @Test func theSafeAreaIsNotPartOfTheInset() throws {
    let player = player
    let tracker = KeyboardTracker(center: player.center) { player.environment }
    let token = tracker.observe { _ in }
    let failures = try player.check(.builtIn("safe-area")) {
      max(0, tracker.state.coveredHeight - 34)
    }
    #expect(failures.isEmpty)
    token.cancel()
  }
}
