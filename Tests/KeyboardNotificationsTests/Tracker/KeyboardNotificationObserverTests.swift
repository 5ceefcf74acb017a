import Foundation
import KeyboardNotifications
import Testing

/// A protocol for view controllers, with one requirement.
@MainActor
@Suite struct KeyboardNotificationObserverTests {
  @MainActor
  final class Controller: KeyboardNotificationObserver {
    let keyboardTracker: KeyboardTracker
    var received: [KeyboardNotificationType] = []
    var heights: [CGFloat] = []

    init(_ tracker: KeyboardTracker) {
      keyboardTracker = tracker
    }

    func receivedKeyboardNotification(
      _ type: KeyboardNotificationType,
      payload: KeyboardPayload
    ) {
      received.append(type)
      heights.append(payload.endFrame.height)
    }
  }

  let fixture = TrackerFixture()

  @Test func itReceivesTheNotificationsThatItRegisteredForLast() {
    let controller = Controller(fixture.tracker)
    controller.registerKeyboardNotifications([.didShow])
    controller.registerKeyboardNotifications([.willShow, .willHide])
    fixture.show()
    fixture.hide()
    #expect(controller.received == [.willShow, .willHide])
    #expect(controller.heights == [300, 300])
  }

  @Test func itReceivesAllSixByDefault() {
    let controller = Controller(fixture.tracker)
    controller.registerKeyboardNotifications()
    fixture.show()
    fixture.hide()
    #expect(Set(controller.received) == Set(KeyboardNotificationType.allCases))
  }

  @Test func deregisteringEndsIt() {
    let controller = Controller(fixture.tracker)
    controller.registerKeyboardNotifications()
    controller.deregisterKeyboardNotifications()
    controller.deregisterKeyboardNotifications()
    fixture.show()
    #expect(controller.received.isEmpty)
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func theSharedTrackerIsTheDefault() {
    final class Plain: KeyboardNotificationObserver {
      func receivedKeyboardNotification(
        _ type: KeyboardNotificationType,
        payload: KeyboardPayload
      ) {}
    }
    #expect(Plain().keyboardTracker === KeyboardTracker.shared)
  }
}
