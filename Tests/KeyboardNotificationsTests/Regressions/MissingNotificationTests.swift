import Foundation
import KeyboardNotifications
import Testing

/// Notifications that never come, and fields that take over from each other.
@Suite struct MissingNotificationTests {
  // Behavior 2: the first sign of a keyboard can be any of the four that carry its frame.
  // https://github.com/lionheart/openradar-mirror/issues/5888
  @Test(arguments: [KeyboardNotificationType.willShow, .didShow, .willChangeFrame, .didChangeFrame])
  func anyNotificationWithTheFrameShows(_ type: KeyboardNotificationType) {
    #expect(outcomes(of: [.post(type, Phone.tall)]) == ["appeared +300"])
  }

  // Behavior 2: some changes post nothing; whatever is posted next puts it right.
  // https://github.com/lionheart/openradar-mirror/issues/18220
  @Test(arguments: KeyboardNotificationType.allCases.filter { $0 != .willHide && $0 != .didHide })
  func anUnannouncedChangeIsMadeUpForByAnyLaterNotification(_ type: KeyboardNotificationType) {
    #expect(Phone.shown(216).outcomes(of: [.post(type, Phone.tall)]) == ["resized +84"])
  }

  // Behavior 2: a keyboard whose hide was never announced is gone when it is confirmed.
  // https://github.com/lionheart/openradar-mirror/issues/18382
  @Test func aDidHideAloneHides() {
    #expect(Phone.shown().outcomes(of: [.didHide]) == ["disappeared -300"])
  }

  // Behavior 24: before iOS 11 each change of field posted a show again.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/271
  @Test func changingTheFieldChangesNothing() {
    var machine = KeyboardStateMachine()
    machine.play(Cycle.show(Phone.tall))
    #expect(Set(machine.play(Cycle.show(Phone.tall))) == ["duplicate"])
  }

  // Behavior 24: begin and end are equal when only the field changes, and the height did too.
  // https://github.com/ibireme/YYKeyboardManager/issues/9
  @Test func aShowWhereBeginIsEndIsJudgedByItsEnd() {
    var machine = Phone.shown(216)
    let event = KeyboardEvent.willShow(300)
    guard case .notification(let notification) = event else { return }
    #expect(notification.payload.beginFrame == notification.payload.endFrame)
    #expect(machine.play([event]) == ["resized +84"])
  }
}
