import Foundation
import KeyboardNotifications

/// Notifications as the system posts them: eight keys, three of them undocumented.
@MainActor enum Posted {
  nonisolated static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
  nonisolated static let name = KeyboardNotificationType.willShow.name

  /// Two keyboards in alternation, so that each post is a change.
  ///
  /// Each dictionary has an order of its own, and a look-up costs more in some orders, so there are
  /// many.
  static let alternating = (0..<64).map { userInfo(height: $0.isMultiple(of: 2) ? 300 : 216) }

  /// Keyboards that appear and disappear, each with eight notifications in the order of iOS.
  static let appearances: [[Notification]] = (0..<32).map { number in
    let height: CGFloat = number.isMultiple(of: 2) ? 300 : 216
    let show: [KeyboardNotificationType] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    let hide: [KeyboardNotificationType] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
    return [(show, false), (hide, true)].flatMap { types, isHide in
      types.map { type in
        Notification(
          name: type.name,
          object: nil,
          userInfo: userInfo(height: height, isHide: isHide)
        )
      }
    }
  }

  private static func userInfo(height: CGFloat, isHide: Bool = false) -> [AnyHashable: Any] {
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    let shown = hidden.offsetBy(dx: 0, dy: -height)
    let (begin, end) = isHide ? (shown, hidden) : (hidden, shown)
    return [
      "UIKeyboardFrameBeginUserInfoKey": begin,
      "UIKeyboardFrameEndUserInfoKey": end,
      "UIKeyboardAnimationDurationUserInfoKey": 0.25,
      "UIKeyboardAnimationCurveUserInfoKey": 7,
      "UIKeyboardIsLocalUserInfoKey": true,
      "UIKeyboardBoundsUserInfoKey": CGRect(origin: .zero, size: end.size),
      "UIKeyboardCenterBeginUserInfoKey": CGPoint(x: begin.midX, y: begin.midY),
      "UIKeyboardCenterEndUserInfoKey": CGPoint(x: end.midX, y: end.midY),
    ]
  }
}
