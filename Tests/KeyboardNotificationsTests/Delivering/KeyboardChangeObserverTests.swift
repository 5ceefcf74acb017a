import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Changes for a SwiftUI view, in the order in which SwiftUI lets it appear and updates it.
@MainActor
@Suite struct KeyboardChangeObserverTests {
  let fixture = TrackerFixture()
  let framework = Framework()
  let log = TransitionLog()
  let observer: KeyboardChangeObserver

  init() {
    observer = Self.observer(in: framework, log)
    fixture.tracker.start()
  }

  /// Makes the observer of one view that SwiftUI keeps.
  private static func observer(
    in framework: Framework,
    _ log: TransitionLog
  ) -> KeyboardChangeObserver {
    let observer = KeyboardChangeObserver()
    observer.isReady = { !framework.isUpdating }
    observer.action = { log.record($0) }
    return observer
  }

  @Test func anObserverThatIsRestartedInACallDoesNotGetTheChangeAgain() {
    observer.action = { [fixture, log, observer] transition in
      log.record(transition)
      guard log.transitions.count == 1 else { return }
      observer.stop()
      observer.start(fixture.tracker)
    }
    observer.start(fixture.tracker)
    fixture.post(.willShow, Phone.tall)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func startingAgainKeepsAChangeThatWaits() async {
    observer.start(fixture.tracker)
    framework.update {
      fixture.post(.willShow, Phone.tall)
      observer.start(fixture.tracker)
    }
    #expect(log.inShort.isEmpty)
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation != nil)
  }

  @Test func aChangeThatWaitsIsDroppedWithItsTracker() async {
    let other = TrackerFixture()
    observer.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    observer.start(other.tracker)
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
  }

  @Test func anotherTrackerIsFollowedFromTheNextTurnOn() async {
    let other = TrackerFixture()
    other.tracker.start()
    other.show(Phone.short)
    observer.start(fixture.tracker)
    fixture.show()
    observer.follow(other.tracker)
    #expect(log.inShort == ["appeared +300"])
    await framework.nextTurn()
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aViewThatHasGoneFollowsNoOtherTracker() async {
    let other = TrackerFixture()
    observer.start(fixture.tracker)
    observer.follow(other.tracker)
    observer.stop()
    observer.follow(other.tracker)
    await framework.nextTurn()
    #expect(other.tracker.observerCount == 0)
  }

  @Test func aReleasedObserverObservesNothing() {
    do { Self.observer(in: framework, log).start(fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }

  // MARK: A pause, and the net change after it

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

  @Test func aWaitingChangeIsNotDeliveredToAHiddenView() async {
    observer.start(fixture.tracker)
    framework.update { fixture.post(.willShow, Phone.tall) }
    observer.stop()
    await framework.nextTurn()
    #expect(log.inShort.isEmpty)
    observer.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func aViewThatIsHiddenByItsActionGetsNoFurtherChange() {
    observer.action = { [log, weak observer] transition in
      observer?.stop()
      log.record(transition)
    }
    fixture.show()
    observer.start(fixture.tracker)
    #expect(fixture.tracker.observerCount == 0)
    fixture.hide()
    #expect(log.inShort == ["appeared +300"])
  }
}
