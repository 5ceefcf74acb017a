import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// Coalescing that limits itself to rotations.
@MainActor
@Suite struct SizeTransitionCoalescingTests {
  let fixture = TrackerFixture()
  let token: NotificationToken
  let log = Log()
  private let turned = CGRect(x: 0, y: 0, width: 667, height: 375)

  @MainActor
  final class Log {
    var changes: [String] = []
  }

  init() {
    fixture.tracker.coalescing = KeyboardCoalescing(
      window: 0.1,
      clock: fixture.clock,
      only: .sizeTransitions
    )
    token = fixture.tracker.observe { [log] in
      log.changes.append(KeyboardOutcome.transition($0).inShort)
    }
    fixture.show()
  }

  @Test func aPlainHideIsDeliveredAtOnce() {
    fixture.hide()
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func aRotationIsOneChange() {
    fixture.environment.screen = turned
    fixture.hide()
    #expect(log.changes == ["appeared +300"])
    fixture.show(CGRect(x: 0, y: 175, width: 667, height: 200))
    fixture.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300", "resized -100"])
  }

  @Test func aHideInARotationThatNothingFollowsIsDeliveredAfterTheWindow() {
    fixture.environment.screen = turned
    fixture.hide()
    fixture.clock.advance(by: 0.11)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func theHideAfterARotationIsPlainAgain() {
    fixture.environment.screen = turned
    fixture.hide()
    fixture.show(CGRect(x: 0, y: 175, width: 667, height: 200))
    fixture.hide()
    #expect(log.changes.last == "disappeared -200")
  }

  @Test func aDuplicateInTheNewSizeDoesNotEndTheRotation() {
    fixture.environment.screen = turned
    // A rotation posts the old frame once more.
    fixture.post(.didChangeFrame, Phone.tall)
    fixture.hide()
    #expect(!log.changes.contains { $0.hasPrefix("disappeared") })
  }
}
