// A test double of UIKit for Linux; never a product.

import Testing

struct NotificationNameTests {
  @Test(arguments: [
    (UIResponder.keyboardWillShowNotification, "UIKeyboardWillShowNotification"),
    (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
    (UIResponder.keyboardWillHideNotification, "UIKeyboardWillHideNotification"),
    (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
    (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
    (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
    (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
    (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
    (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
    (
      UIApplication.willEnterForegroundNotification,
      "UIApplicationWillEnterForegroundNotification"
    ),
    (UIScene.didActivateNotification, "UISceneDidActivateNotification"),
    (UIScene.willDeactivateNotification, "UISceneWillDeactivateNotification"),
    (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
    (UIWindow.didBecomeKeyNotification, "UIWindowDidBecomeKeyNotification"),
    (
      UITextInputMode.currentInputModeDidChangeNotification,
      "UITextInputCurrentInputModeDidChangeNotification"
    ),
    (UIPasteboard.changedNotification, "UIPasteboardChangedNotification"),
    (UIContentSizeCategory.didChangeNotification, "UIContentSizeCategoryDidChangeNotification"),
  ])
  func namesAreApples(name: Notification.Name, expected: String) {
    #expect(name.rawValue == expected)
  }

  @Test @MainActor func keysAreApples() {
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(UIResponder.keyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
    #expect(
      UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey"
    )
    #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
  }
}
