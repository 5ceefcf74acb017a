import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// The changes that a SwiftUI view is given, in the order in which SwiftUI appears and updates.
@MainActor
@Suite struct KeyboardChangeObserverTests {
  let fixture = TrackerFixture()
  let framework = Framework()
  let log = TransitionLog()
  private let view: Identity
  /// An observer by itself, outside of any view.
  let observer = KeyboardChangeObserver()

  init() {
    view = Identity(in: framework) { [log] in log.record($0) }
    fixture.tracker.start()
    observer.action = { [log] in log.record($0) }
  }

  /// One identity of a view: an optional that appearing fills, and a number to try writes with.
  @MainActor
  private final class Identity {
    let observer: StoredState<KeyboardChangeObserver?>
    let writes: StoredState<Int>
    let action: @MainActor (KeyboardTransition) -> Void

    init(in framework: Framework, action: @escaping @MainActor (KeyboardTransition) -> Void) {
      observer = StoredState(nil, in: framework)
      writes = StoredState(0, in: framework)
      self.action = action
    }

    func appear(_ tracker: KeyboardTracker) {
      let current = observer.value ?? KeyboardChangeObserver()
      current.action = action
      current.takesWrites = { [writes] in writes.takeWrite() }
      current.start(tracker)
      if observer.value !== current { observer.value = current }
    }

    func disappear() {
      observer.value?.stop()
    }
  }

  private func identity() -> Identity {
    Identity(in: framework) { [log] in log.record($0) }
  }

  @Test func aNewIdentityThatAppearsBeforeTheOldOneGoesIsGivenEachChange() {
    let new = identity()
    view.appear(fixture.tracker)
    new.appear(fixture.tracker)
    view.disappear()
    fixture.show()
    #expect(log.inShort == ["appeared +300"])
    #expect(fixture.tracker.observerCount == 1)
    withExtendedLifetime(new) {}
  }

  @Test func aNewIdentityIsGivenTheKeyboardThatIsUp() {
    view.appear(fixture.tracker)
    fixture.show()
    identity().appear(fixture.tracker)
    view.disappear()
    #expect(log.inShort == ["appeared +300", "appeared +300"])
    #expect(log.transitions.last?.animation == nil)
  }

  @Test func appearingTwiceObservesOnce() {
    view.appear(fixture.tracker)
    view.appear(fixture.tracker)
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func aChangeDuringAnUpdateIsGivenATurnLater() async {
    view.appear(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    #expect(log.inShort.isEmpty)
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation != nil)
  }

  @Test func changesDuringAnUpdateKeepTheirOrder() async {
    view.appear(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    fixture.post(.willShow, Phone.short)
    fixture.hide()
    #expect(log.inShort.isEmpty)
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "resized -84", "disappeared -216"])
  }

  @Test func aChangeThatALateOneCausesComesAfterIt() async {
    let view = Identity(in: framework) { [log, fixture] transition in
      if transition.change == .appeared { fixture.hide() }
      log.record(transition)
    }
    view.appear(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func aStateThatNeverTakesWritesDelaysByOneTurnOnly() async {
    observer.takesWrites = { false }
    observer.start(fixture.tracker)
    fixture.post(.willShow, Phone.tall)
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func anotherTrackerIsFollowedFromTheNextTurnOn() async {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    view.appear(fixture.tracker)
    fixture.show()
    view.observer.value?.follow(other.tracker)
    #expect(log.inShort == ["appeared +300"])
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aViewThatHasGoneFollowsNoOtherTracker() async {
    let other = TrackerFixture()
    view.appear(fixture.tracker)
    view.observer.value?.follow(other.tracker)
    view.disappear()
    view.observer.value?.follow(other.tracker)
    await framework.nextTurn()
    #expect(other.tracker.observerCount == 0)
  }

  @Test func aReleasedObserverObservesNothing() {
    do { identity().appear(fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }

  // MARK: Paused, and going on with the net change

  @Test func aViewThatComesBackReceivesTheNetChangeOnce() {
    observer.start(fixture.tracker)
    fixture.show()
    observer.stop()
    #expect(fixture.tracker.observerCount == 0)
    fixture.hide()
    fixture.show(Phone.short)
    #expect(log.inShort == ["appeared +300"])
    observer.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(log.transitions.last?.appearanceIndex == 1)
    #expect(log.transitions.last?.animation == nil)
    observer.stop()
    fixture.hide()
    observer.start(fixture.tracker)
    #expect(log.inShort.last == "disappeared -216")
    #expect(log.height == 0)
  }

  @Test func aViewThatMissedNothingReceivesNothing() {
    observer.start(fixture.tracker)
    fixture.show()
    observer.stop()
    fixture.hide()
    fixture.show()
    observer.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func theSumOfTheIncrementsIsAlwaysTheCoveredHeight() {
    // Every sequence of four of these steps, after one another: none may leave a difference.
    let steps: [@MainActor () -> Void] = [
      { observer.start(fixture.tracker) },
      { observer.stop() },
      { fixture.show(Phone.short) },
      { fixture.show(Phone.tall) },
      { fixture.show(Phone.floating) },
      { fixture.hide() },
    ]
    for number in 0..<(6 * 6 * 6 * 6) {
      for divisor in [1, 6, 36, 216] { steps[number / divisor % 6]() }
      observer.start(fixture.tracker)
      #expect(log.height == fixture.tracker.state.coveredHeight)
    }
  }

  @Test func theNewestActionIsCalled() {
    let newest = TransitionLog()
    observer.start(fixture.tracker)
    observer.action = { newest.record($0) }
    fixture.post(.willShow, Phone.tall)
    #expect(log.transitions.isEmpty)
    #expect(newest.inShort == ["appeared +300"])
  }
}
