import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// The state of a property of a SwiftUI view, which follows a tracker once it is read.
@MainActor
@Suite struct TrackerSubscriptionTests {
  let fixture = TrackerFixture()
  let log = Log()
  let subscription = TrackerSubscription()

  @MainActor
  final class Log {
    var animations: [KeyboardAnimation?] = []
  }

  init() {
    subscription.onChange = { [log] in log.animations.append($0) }
  }

  /// Reads the state as the body of a view does.
  private func read() -> KeyboardState {
    subscription.state(of: fixture.tracker)
  }

  @Test func theTrackerIsFollowedOnceFromTheFirstTimeTheStateIsRead() {
    #expect(fixture.tracker.observerCount == 0)
    for _ in 0..<10 { #expect(read() == .initial) }
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func aConfirmationIsAnUpdateWithoutAnimation() {
    _ = read()
    fixture.post(.willShow, Phone.tall)
    #expect(log.animations == [KeyboardAnimation(duration: 0.25, curve: .keyboard)])
    #expect(read().visibility == .showing)
    fixture.post(.didShow, Phone.tall)
    #expect(log.animations.count == 2 && log.animations.last == .some(nil))
    #expect(read().visibility == .shown)
  }

  @Test func aChangeDuringAnUpdateIsDeliveredATurnLaterWithItsAnimation() async {
    let framework = Framework()
    subscription.isReady = { !framework.isUpdating }
    _ = read()
    framework.update { fixture.post(.willShow, Phone.tall) }
    #expect(log.animations.isEmpty)
    #expect(read().isVisible)
    await framework.nextTurn()
    #expect(log.animations == [KeyboardAnimation(duration: 0.25, curve: .keyboard)])
  }

  @Test func aTrackerThatReplacesAnotherIsFollowedAlone() {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    _ = read()
    #expect(subscription.state(of: other.tracker).coveredHeight == 216)
    #expect(log.animations.isEmpty)
    #expect(fixture.tracker.observerCount == 0)
    fixture.show()
    #expect(log.animations.isEmpty)
    other.post(.willHide, Phone.offscreen)
    #expect(log.animations.count == 1)
  }

  @Test func aReleasedSubscriptionFollowsNothing() {
    do { _ = TrackerSubscription().state(of: fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func theTrackerIsKeptAlive() {
    weak var tracker: KeyboardTracker?
    do {
      let made = KeyboardTracker(center: fixture.center)
      tracker = made
      _ = subscription.state(of: made)
    }
    #expect(tracker != nil)
  }
}
