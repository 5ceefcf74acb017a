import Foundation
import KeyboardNotifications
import Testing

/// Row A5: a protocol for view controllers, with one requirement.
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

  let desk = Desk()

  @Test func itIsToldOfTheNotificationsThatItRegisteredFor() {
    let controller = Controller(desk.tracker)
    controller.registerKeyboardNotifications([.willShow, .willHide])
    desk.show()
    desk.hide()
    #expect(controller.received == [.willShow, .willHide])
    #expect(controller.heights == [300, 300])
  }

  @Test func itIsToldOfAllSixUnlessItSaysOtherwise() {
    let controller = Controller(desk.tracker)
    controller.registerKeyboardNotifications()
    desk.show()
    desk.hide()
    #expect(Set(controller.received) == Set(KeyboardNotificationType.allCases))
  }

  @Test func registeringAgainReplacesWhatWasAskedFor() {
    let controller = Controller(desk.tracker)
    controller.registerKeyboardNotifications()
    controller.registerKeyboardNotifications([.didShow])
    desk.show()
    #expect(controller.received == [.didShow])
  }

  @Test func deregisteringEndsIt() {
    let controller = Controller(desk.tracker)
    controller.registerKeyboardNotifications()
    controller.deregisterKeyboardNotifications()
    controller.deregisterKeyboardNotifications()
    desk.show()
    #expect(controller.received.isEmpty)
    #expect(!desk.tracker.isObserving)
  }

  @Test func forgettingToDeregisterIsHarmless() {
    var controller: Controller? = Controller(desk.tracker)
    weak let weakController = controller
    controller?.registerKeyboardNotifications()
    controller = nil
    #expect(weakController == nil)
    desk.show()
    #expect(!desk.tracker.isObserving)
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
