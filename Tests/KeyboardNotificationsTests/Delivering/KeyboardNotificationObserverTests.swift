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
  let registrations = Registrations()

  @Test func anObserverReceivesTheNotificationsThatItRegisteredForLast() {
    let controller = Controller(fixture.tracker)
    controller.registerKeyboardNotifications([.didShow])
    controller.registerKeyboardNotifications([.willShow, .willHide])
    fixture.show()
    fixture.hide()
    #expect(controller.received == [.willShow, .willHide])
    #expect(controller.heights == [300, 300])
  }

  @Test func anObserverReceivesAllSixNotificationsByDefault() {
    let controller = Controller(fixture.tracker)
    controller.registerKeyboardNotifications()
    fixture.show()
    fixture.hide()
    #expect(Set(controller.received) == Set(KeyboardNotificationType.allCases))
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

  // MARK: Lifetime

  @Test(arguments: [true, false])
  func anObserverIsNotKeptByItsRegistration(_ deregisters: Bool) {
    let tracker = registrations.makeTracker()
    weak var weakController: Controller?
    do {
      let controller = Controller(tracker)
      weakController = controller
      controller.registerKeyboardNotifications()
      registrations.post(.willShow)
      #expect(controller.received == [.willShow])
      if deregisters { controller.deregisterKeyboardNotifications() }
    }
    #expect(weakController == nil)
    // An observer that has not deregistered is removed at the next notification.
    registrations.post(.willHide)
    #expect(tracker.observerCount == 0)
  }

  @Test func anyNumberOfObserversAndRepetitionsShareOneRegistration() {
    let tracker = registrations.makeTracker()
    var tokens = [tracker.observe { _ in }]
    let controller = Controller(tracker)
    controller.registerKeyboardNotifications()
    let count = registrations.count
    for _ in 0..<1000 { tokens.append(tracker.observe { _ in }) }
    for _ in 0..<100 { controller.registerKeyboardNotifications([.willShow]) }
    #expect(registrations.count == count)
    registrations.post(.willShow)
    #expect(controller.received == [.willShow])
    tokens = []
    for _ in 0..<2 { controller.deregisterKeyboardNotifications() }
    #expect(tracker.observerCount == 0)
    registrations.post(.willShow)
    #expect(controller.received == [.willShow])
  }
}
