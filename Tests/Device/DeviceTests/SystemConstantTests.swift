#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import GameController
import KeyboardNotifications
import KeyboardUIKit
import Testing
import TypedNotifications
import UIKit

/// The names, keys and curves of the core, which does not import UIKit, are those of UIKit.
@MainActor
struct SystemConstantTests {
  @Test(arguments: [
    (KeyboardNotificationType.willShow, UIResponder.keyboardWillShowNotification),
    (.didShow, UIResponder.keyboardDidShowNotification),
    (.willHide, UIResponder.keyboardWillHideNotification),
    (.didHide, UIResponder.keyboardDidHideNotification),
    (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
    (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
  ])
  func typesHaveTheSystemsNames(type: KeyboardNotificationType, name: Notification.Name) {
    #expect(type.name == name)
  }

  @Test func keysAreTheSystems() {
    #expect(KeyboardUserInfoKey.beginFrame == UIResponder.keyboardFrameBeginUserInfoKey)
    #expect(KeyboardUserInfoKey.endFrame == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(KeyboardUserInfoKey.duration == UIResponder.keyboardAnimationDurationUserInfoKey)
    #expect(KeyboardUserInfoKey.curve == UIResponder.keyboardAnimationCurveUserInfoKey)
    #expect(KeyboardUserInfoKey.isLocal == UIResponder.keyboardIsLocalUserInfoKey)
  }

  @Test func hardwareKeyboardsAndInputModesHaveTheSystemsNames() {
    #expect(NotificationDescriptor.hardwareKeyboardDidConnect.name == .GCKeyboardDidConnect)
    #expect(NotificationDescriptor.hardwareKeyboardDidDisconnect.name == .GCKeyboardDidDisconnect)
    #expect(
      NotificationDescriptor.currentInputModeDidChange.name
        == UITextInputMode.currentInputModeDidChangeNotification
    )
  }

  @Test(arguments: [
    (UIApplication.didBecomeActiveNotification, KeyboardApplicationState.active),
    (UIApplication.willResignActiveNotification, .inactive),
    (UIApplication.didEnterBackgroundNotification, .background),
    (UIApplication.willEnterForegroundNotification, .inactive),
    (Notification.Name.NSExtensionHostDidBecomeActive, .active),
    (Notification.Name.NSExtensionHostWillResignActive, .inactive),
    (Notification.Name.NSExtensionHostDidEnterBackground, .background),
    (Notification.Name.NSExtensionHostWillEnterForeground, .inactive),
  ])
  func aTrackerObservesTheLifecycle(name: Notification.Name, state: KeyboardApplicationState) {
    let center = NotificationCenter()
    let tracker = KeyboardTracker(center: center) { KeyboardEnvironment() }
    var events: [KeyboardEvent] = []
    let token = tracker.observeEvents { event, _ in events.append(event) }
    center.post(name: name, object: nil)
    token.cancel()
    #expect(events == [.application(state)])
  }

  @Test(arguments: [
    (KeyboardAnimation.Curve.easeInOut, UIView.AnimationCurve.easeInOut),
    (.easeIn, .easeIn),
    (.easeOut, .easeOut),
    (.linear, .linear),
  ])
  func namedCurvesAreTheSystems(curve: KeyboardAnimation.Curve, system: UIView.AnimationCurve) {
    #expect(curve.rawValue == system.rawValue)
  }
}
#endif
