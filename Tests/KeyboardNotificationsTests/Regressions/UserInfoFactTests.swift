import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Keys that are missing, frames that are wrong, and what the notification's object is.
@Suite struct UserInfoFactTests {
  // Behavior 17: confirmations come without animation ("only available for the 'will' family of
  // notification", UIWindow.h), and older systems post no isLocal.
  @Test(arguments: KeyboardNotificationType.allCases)
  func theEndFrameAloneIsEnough(_ type: KeyboardNotificationType) throws {
    let payload = try KeyboardPayload(
      userInfo: [KeyboardUserInfoKey.endFrame: Phone.tall],
      of: type
    )
    #expect(payload == KeyboardPayload(beginFrame: Phone.tall, endFrame: Phone.tall))
    #expect(payload.animation == nil)
    #expect(payload.isLocal)
  }

  // Behavior 17: a show without a curve was recorded.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey
  @Test func aShowWithoutACurveIsStillAnimated() throws {
    let userInfo = postedUserInfo(without: KeyboardUserInfoKey.curve)
    let payload = try KeyboardPayload(userInfo: userInfo, of: .willShow)
    #expect(payload.curve == nil)
    #expect(payload.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
  }

  // Behavior 18: the object is the screen since iOS 16.1, and nil before; either is observed.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  @MainActor
  @Test(arguments: [true, false])
  func theNotificationsObjectMakesNoDifference(_ hasObject: Bool) {
    let fixture = TrackerFixture()
    let log = fixture.log()
    fixture.center.post(
      name: KeyboardNotificationType.willShow.name,
      object: hasObject ? NSObject() : nil,
      userInfo: postedUserInfo()
    )
    #expect(log.inShort == ["appeared +300"])
  }

  // Behavior 19: on iOS 26 the frame of a hide is as high as the accessory; no height is built in.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
  @Test(arguments: [CGFloat(347), 364, 575])
  func anyHeightIsTakenAsItComes(_ height: CGFloat) {
    var machine = KeyboardStateMachine(after: .willShow(Phone.docked(height: height)))
    #expect(machine.state.coveredHeight == height)
    machine.play(Cycle.hide(Phone.docked(height: 44)))
    #expect(machine.state.visibility == .hidden)
  }

  // Behavior 31: begin frames are stale, of another height, or not advanced in a burst.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  @Test(arguments: [
    CGRect.zero, Phone.tall, Phone.short, Phone.offscreen, Phone.floating,
    CGRect(x: 0, y: -500, width: 9, height: 1e9),
  ])
  func nothingDependsOnTheBeginFrame(_ begin: CGRect) {
    var machine = KeyboardStateMachine()
    var reference = KeyboardStateMachine()
    for type in KeyboardNotificationType.allCases {
      for frame in [Phone.tall, Phone.short, Phone.floating, Phone.offscreen, .zero] {
        let payload = KeyboardPayload(beginFrame: begin, endFrame: frame)
        let event = KeyboardEvent.notification(KeyboardNotification(type: type, payload: payload))
        #expect(machine.play([event]) == reference.play([.post(type, frame)]))
      }
    }
    #expect(machine == reference)
  }
}
