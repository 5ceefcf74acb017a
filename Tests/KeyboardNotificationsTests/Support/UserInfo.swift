import Foundation
import KeyboardNotifications

/// The user info of a notification as the system posts it, with its eight keys.
func postedUserInfo(
  end: Any = Phone.tall,
  _ changes: [String: Any] = [:],
  without missing: String? = nil
) -> [AnyHashable: Any] {
  var userInfo: [AnyHashable: Any] = [
    KeyboardUserInfoKey.beginFrame: Phone.offscreen,
    KeyboardUserInfoKey.endFrame: end,
    KeyboardUserInfoKey.duration: 0.25,
    KeyboardUserInfoKey.curve: 7,
    KeyboardUserInfoKey.isLocal: true,
    "UIKeyboardBoundsUserInfoKey": CGRect(origin: .zero, size: Phone.tall.size),
    "UIKeyboardCenterBeginUserInfoKey": CGPoint(x: 187.5, y: 817),
    "UIKeyboardCenterEndUserInfoKey": CGPoint(x: 187.5, y: 517),
  ]
  for (key, value) in changes { userInfo[key] = value }
  if let missing { userInfo[missing] = nil }
  return userInfo
}
