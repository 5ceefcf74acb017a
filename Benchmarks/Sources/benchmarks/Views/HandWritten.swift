import Foundation
import UIKit

/// Keyboard code as apps write it by hand, competently; it ends when the result is released.
///
/// The frame is converted to the view and intersected with it. The safe area is not counted twice,
/// and duration and curve are the keyboard's.
@MainActor
enum HandWritten {
  /// An input bar on a constraint.
  static func bar(
    _ view: UIView,
    _ bottom: NSLayoutConstraint,
    _ center: NotificationCenter
  ) -> HandWrittenObservers {
    HandWrittenObservers(center) { [weak view] keyboard in
      guard let view else { return }
      let covered = keyboard.coveredHeight(of: view)
      bottom.constant = -max(0, covered - view.safeAreaInsets.bottom)
      keyboard.animate { view.layoutIfNeeded() }
    }
  }
}

/// The observers that hand-written code adds, and removes at its end.
///
/// `willShow` and `willHide` alone would miss a keyboard that changes its frame while it is up, and
/// `willChangeFrame` alone one of which some systems post only `willShow`; so there are all three.
@MainActor
final class HandWrittenObservers {
  private let center: NotificationCenter
  private var observers: [any NSObjectProtocol] = []

  init(_ center: NotificationCenter, _ handler: @escaping @MainActor (HandWrittenKeyboard) -> Void)
  {
    self.center = center
    observers = ["WillShow", "WillChangeFrame", "WillHide"].map { name in
      let name = Notification.Name("UIKeyboard\(name)Notification")
      return center.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let keyboard = HandWrittenKeyboard(notification) else { return }
        MainActor.assumeIsolated { handler(keyboard) }
      }
    }
  }

  isolated deinit {
    for observer in observers { center.removeObserver(observer) }
  }
}

/// Values that hand-written code reads from a notification of the keyboard.
struct HandWrittenKeyboard: Sendable {
  let isHide: Bool
  private let frame: CGRect
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions

  fileprivate init?(_ notification: Notification) {
    let userInfo = notification.userInfo
    guard let frame = userInfo?["UIKeyboardFrameEndUserInfoKey"] as? CGRect else { return nil }
    self.frame = frame
    isHide = notification.name.rawValue == "UIKeyboardWillHideNotification"
    duration = Self.number(userInfo?["UIKeyboardAnimationDurationUserInfoKey"]) ?? 0
    let curve = Self.number(userInfo?["UIKeyboardAnimationCurveUserInfoKey"])
    let bits = (curve.flatMap { UInt(exactly: $0) } ?? 7) << 16
    options = [.beginFromCurrentState, UIView.AnimationOptions(rawValue: bits)]
  }

  /// Returns the covered height of a view: that of its intersection with the frame.
  @MainActor
  func coveredHeight(of view: UIView) -> CGFloat {
    guard !isHide, let screen = view.window?.screen else { return 0 }
    let inView = view.convert(frame, from: screen.coordinateSpace)
    let common = view.bounds.intersection(inView)
    return common.isNull ? 0 : common.height
  }

  /// Makes changes with the duration and the curve of the notification.
  @MainActor
  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }

  /// A number of either kind, which Apple's Foundation would convert by itself.
  private static func number(_ value: Any?) -> Double? {
    (value as? Double) ?? (value as? Int).map(Double.init)
  }
}
