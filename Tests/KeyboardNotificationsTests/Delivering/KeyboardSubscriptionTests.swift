import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// States and changes for a view that comes and goes, and that is not always ready for them.
@MainActor
@Suite struct KeyboardSubscriptionTests {
  let fixture = TrackerFixture()
  let framework = Framework()
  let log = TransitionLog()
  let subscription: KeyboardSubscription

  init() {
    subscription = Self.subscription(in: framework, log)
    fixture.tracker.start()
  }

  /// Makes the subscription of one view that SwiftUI keeps.
  private static func subscription(
    in framework: Framework,
    _ log: TransitionLog
  ) -> KeyboardSubscription {
    let subscription = KeyboardSubscription()
    subscription.isReady = { !framework.isUpdating }
    subscription.action = { _, transition in transition.map(log.record) }
    return subscription
  }

  @Test func aSubscriptionThatIsRestartedInACallDoesNotGetTheChangeAgain() {
    subscription.action = { [fixture, log, subscription] _, transition in
      transition.map(log.record)
      guard log.transitions.count == 1 else { return }
      subscription.stop()
      subscription.start(fixture.tracker)
    }
    subscription.start(fixture.tracker)
    fixture.post(.willShow, Phone.tall)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func startingAgainKeepsAChangeThatWaits() async {
    subscription.start(fixture.tracker)
    framework.update {
      fixture.post(.willShow, Phone.tall)
      subscription.start(fixture.tracker)
    }
    #expect(log.inShort.isEmpty)
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation != nil)
  }

  @Test func aChangeThatWaitsIsDroppedWithItsTracker() async {
    let other = TrackerFixture()
    subscription.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    subscription.start(other.tracker)
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
  }

  @Test func anotherTrackerIsFollowedFromTheNextTurnOn() async {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    subscription.start(fixture.tracker)
    fixture.show()
    subscription.follow(other.tracker)
    #expect(log.inShort == ["appeared +300"])
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aViewThatHasGoneFollowsNoOtherTracker() async {
    let other = TrackerFixture()
    subscription.start(fixture.tracker)
    subscription.follow(other.tracker)
    subscription.stop()
    subscription.follow(other.tracker)
    await framework.nextTurn()
    #expect(other.tracker.observerCount == 0)
  }

  @Test func aReleasedSubscriptionFollowsNothing() {
    do { Self.subscription(in: framework, log).start(fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }

  // MARK: A pause, and the net change after it

  @Test func aViewThatComesBackReceivesTheNetChangeOnce() {
    subscription.start(fixture.tracker)
    fixture.show()
    subscription.stop()
    #expect(fixture.tracker.observerCount == 0)
    fixture.hide()
    fixture.show(Phone.short)
    #expect(log.inShort == ["appeared +300"])
    subscription.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(log.transitions.last?.appearanceIndex == 1)
    #expect(log.transitions.last?.animation == nil)
    subscription.stop()
    fixture.hide()
    subscription.start(fixture.tracker)
    #expect(log.inShort.last == "disappeared -216")
    #expect(log.height == 0)
  }

  @Test func aWaitingChangeIsNotDeliveredToAHiddenView() async {
    subscription.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    subscription.stop()
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
    subscription.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func aViewThatIsHiddenByItsActionGetsNoFurtherChange() {
    subscription.action = { [log, weak subscription] _, transition in
      subscription?.stop()
      transition.map(log.record)
    }
    fixture.show()
    subscription.start(fixture.tracker)
    #expect(fixture.tracker.observerCount == 0)
    fixture.hide()
    #expect(log.inShort == ["appeared +300"])
  }

  // MARK: A view that is not ready

  @Test func theNextChangeComesAfterThoseThatWait() async {
    subscription.start(fixture.tracker)
    framework.update {
      fixture.post(.willShow, Phone.short)
      fixture.post(.willShow, Phone.tall)
    }
    #expect(log.inShort.isEmpty)
    fixture.post(.willHide, Phone.offscreen)
    #expect(log.inShort == ["appeared +216", "resized +84", "disappeared -300"])
    await framework.nextTurn()
    #expect(log.transitions.count == 3)
  }

  @Test func aViewThatStopsInACallGetsNoneThatWait() {
    subscription.start(fixture.tracker)
    subscription.action = { [log, weak subscription] _, transition in
      transition.map(log.record)
      subscription?.stop()
    }
    framework.update {
      fixture.post(.willShow, Phone.short)
      fixture.post(.willShow, Phone.tall)
    }
    fixture.post(.willHide, Phone.offscreen)
    #expect(log.inShort == ["appeared +216"])
  }

  @Test func aReleasedSubscriptionDeliversNothingThatWaits() async {
    do {
      let subscription = Self.subscription(in: framework, log)
      subscription.start(fixture.tracker)
      framework.update { fixture.post(.willShow, Phone.tall) }
    }
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
  }

  // MARK: A state that is read

  @Test func theTrackerIsFollowedOnceFromTheFirstTimeTheStateIsRead() {
    fixture.show()
    for _ in 0..<10 { #expect(subscription.state(of: fixture.tracker).isVisible) }
    #expect(fixture.tracker.observerCount == 1)
    #expect(log.inShort.isEmpty)
  }

  @Test func aConfirmedStateComesWithoutAChange() {
    var states: [(KeyboardVisibility, KeyboardChange?)] = []
    subscription.action = { states.append(($0.visibility, $1?.change)) }
    _ = subscription.state(of: fixture.tracker)
    fixture.post(.willShow, Phone.tall)
    fixture.post(.didShow, Phone.tall)
    #expect(states.map(\.0) == [.showing, .shown])
    #expect(states.map(\.1) == [.appeared, nil])
  }

  @Test func aTrackerWhoseStateIsReadReplacesAnother() {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    _ = subscription.state(of: fixture.tracker)
    #expect(subscription.state(of: other.tracker).coveredHeight == 216)
    #expect(fixture.tracker.observerCount == 0)
    fixture.show()
    #expect(log.inShort.isEmpty)
    other.post(.willHide, Phone.offscreen)
    #expect(log.inShort == ["disappeared -216"])
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
