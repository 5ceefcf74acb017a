import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// The keyboard for a SwiftUI view, in the order in which SwiftUI lets the view appear and updates
/// it.
@MainActor
@Suite struct KeyboardSubscriptionTests {
  let fixture = TrackerFixture()
  let framework = UpdatingFramework()
  let log = TransitionLog()
  let subscription: KeyboardSubscription

  init() {
    subscription = Self.subscription(in: framework, log)
    fixture.tracker.start()
  }

  /// Makes the subscription of one view that SwiftUI keeps.
  private static func subscription(
    in framework: UpdatingFramework,
    _ log: TransitionLog
  ) -> KeyboardSubscription {
    let subscription = KeyboardSubscription()
    subscription.isReady = { !framework.isUpdating }
    subscription.onChange = { log.record($0) }
    return subscription
  }

  // MARK: The changes while a view is on screen

  @Test func aSubscriptionThatIsRestartedInACallDoesNotGetTheChangeAgain() {
    subscription.onChange = { [fixture, log, unowned subscription] transition in
      log.record(transition)
      guard log.transitions.count == 1 else { return }
      subscription.stop()
      subscription.start(fixture.tracker)
    }
    subscription.start(fixture.tracker)
    fixture.post(.willShow, Phone.tall)
    #expect(log.inShort == ["appeared +300"])
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

  @Test func aTrackerThatIsReplacedForAMomentIsFollowedOn() async {
    let other = TrackerFixture()
    subscription.start(fixture.tracker)
    subscription.follow(other.tracker)
    subscription.follow(fixture.tracker)
    await framework.nextTurn()
    #expect(fixture.tracker.observerCount == 1)
    #expect(other.tracker.observerCount == 0)
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

  @Test func aReleasedSubscriptionObservesNothing() {
    do { Self.subscription(in: framework, log).start(fixture.tracker) }
    do { _ = KeyboardSubscription().state(of: fixture.tracker) }
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

  @Test func aViewThatIsHiddenByItsActionGetsNoFurtherChange() {
    subscription.onChange = { [log, weak subscription] transition in
      subscription?.stop()
      log.record(transition)
    }
    fixture.show()
    subscription.start(fixture.tracker)
    #expect(fixture.tracker.observerCount == 0)
    fixture.hide()
    #expect(log.inShort == ["appeared +300"])
  }

  // MARK: Changes that come during an update

  @Test func aChangeDuringAnUpdateIsDeliveredATurnLaterWithItsAnimation() async {
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

  @Test func theNextChangeComesAfterThoseThatWait() async {
    subscription.start(fixture.tracker)
    framework.update {
      fixture.post(.willShow, Phone.tall)
      fixture.post(.willShow, Phone.short)
    }
    fixture.post(.willHide, Phone.offscreen)
    let all = ["appeared +300", "resized -84", "disappeared -216"]
    #expect(log.inShort == all)
    await framework.nextTurn()
    #expect(log.inShort == all)
  }

  @Test func aChangeThatIsPostedDuringADeliveryComesAfterIt() async {
    subscription.onChange = { [fixture, log] transition in
      if transition.kind == .appeared { fixture.hide() }
      log.record(transition)
    }
    subscription.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
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

  @Test func aViewThatIsHiddenByADeliveryGetsNoneOfThoseThatWait() async {
    subscription.onChange = { [log, weak subscription] transition in
      log.record(transition)
      subscription?.stop()
    }
    subscription.start(fixture.tracker)
    framework.update {
      fixture.post(.willShow, Phone.tall)
      fixture.post(.willShow, Phone.short)
    }
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func aChangeThatWaitsIsDroppedWithItsTracker() async {
    let other = TrackerFixture()
    subscription.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    subscription.start(other.tracker)
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
  }

  // MARK: The state that a view reads

  /// Reads the state as the body of a view does.
  private func read() -> KeyboardState {
    subscription.state(of: fixture.tracker)
  }

  @Test func theTrackerIsFollowedOnceFromTheFirstTimeTheStateIsRead() {
    #expect(fixture.tracker.observerCount == 0)
    for _ in 0..<10 { #expect(read() == .initial) }
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func aStateThatIsReadIsConfirmedOnce() {
    var confirmations = 0
    subscription.onConfirmation = { confirmations += 1 }
    _ = read()
    fixture.post(.willShow, Phone.tall)
    #expect(log.inShort == ["appeared +300"])
    #expect(read().visibility == .showing)
    fixture.post(.didShow, Phone.tall)
    #expect(read().visibility == .shown)
    #expect(log.inShort == ["appeared +300"] && confirmations == 1)
  }

  @Test func aStateThatComesDuringAnUpdateCanBeReadAtOnce() {
    _ = read()
    framework.update { fixture.post(.willShow, Phone.tall) }
    #expect(log.inShort.isEmpty)
    #expect(read().isVisible)
  }

  @Test func aTrackerThatReplacesAnotherIsFollowedAlone() {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    _ = read()
    #expect(subscription.state(of: other.tracker).coveredHeight == 216)
    #expect(log.inShort.isEmpty)
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
