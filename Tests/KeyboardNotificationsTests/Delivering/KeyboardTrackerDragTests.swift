import Foundation
import KeyboardTesting
import Testing

@testable import KeyboardNotifications

/// The one drag of a tracker's keyboard, whose top is at 367, by a finger that an adapter finds.
@MainActor
@Suite struct KeyboardTrackerDragTests {
  private let fixture = TrackerFixture()
  private let adapter = TestAdapter()
  private let clock = ManualKeyboardClock()

  init() {
    fixture.tracker.add(adapter)
    fixture.tracker.schedule = clock.schedule
    fixture.tracker.start()
    fixture.show()
  }

  private var tracker: KeyboardTracker { fixture.tracker }
  private var top: CGFloat? { tracker.lowered(tracker.state).frame?.minY }

  /// Moves a finger, or lifts it, before a commit.
  private func drag(to y: CGFloat?) {
    adapter.finger = y.map { KeyboardFinger(y: $0) }
    tracker.followFinger()
  }

  @Test func theFingerOfAnyAdapterCounts() {
    let other = TestAdapter()
    tracker.add(other)
    drag(to: 400)
    #expect(top == 400)
    other.finger = KeyboardFinger(y: 450)
    drag(to: nil)
    #expect(top == 450)
  }

  @Test func withoutANotificationATimerEndsTheDragOnce() {
    drag(to: 400)
    drag(to: nil)
    clock.advance(by: 0.05)
    #expect(top == 400 && adapter.springBacks.isEmpty)
    clock.advance(by: 0.05)
    #expect(top == 367 && adapter.springBacks == [tracker.state.animation])
    clock.advance(by: 1)
    #expect(adapter.springBacks.count == 1)
  }

  @Test func aSecondFingerEndsTheTimer() {
    drag(to: 400)
    drag(to: nil)
    drag(to: 450)
    clock.advance(by: 1)
    #expect(top == 450 && adapter.springBacks.isEmpty)
  }

  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame])
  func aNotificationOfTheSameFrameEndsTheDrag(_ type: KeyboardNotificationType) {
    drag(to: 400)
    adapter.finger = nil
    fixture.post(type, Phone.tall)
    #expect(top == 367 && adapter.springBacks.count == 1)
  }

  @Test func theKeyboardOfAnotherAppDoesNotEndTheDrag() {
    drag(to: 400)
    drag(to: nil)
    fixture.post(.didShow, Phone.tall, isLocal: false)
    #expect(top == 400 && adapter.springBacks.isEmpty)
  }

  @Test func aHideAfterADragIsInteractiveForItsObserversOnly() {
    var interactive: [Bool] = []
    let token = tracker.observe(catchingUp: false) { [tracker] transition in
      interactive += [transition.isInteractive, tracker.isInteractive]
    }
    drag(to: 400)
    #expect(tracker.isInteractive)
    drag(to: nil)
    fixture.hide()
    #expect(interactive == [true, true])
    #expect(adapter.springBacks.isEmpty && !tracker.isInteractive)
    token.cancel()
  }
}
