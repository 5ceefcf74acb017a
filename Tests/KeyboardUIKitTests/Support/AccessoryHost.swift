import KeyboardNotifications

/// A window of UIKit's own with the accessory view of what has the focus.
///
/// The view comes with the keyboard, at the top of its frame. At rest it takes all of a frame that
/// is no higher than itself and the window's bottom inset: <http://www.openradar.me/34411433>. It
/// leaves when the keyboard has gone, unless what has the focus still has it.
@MainActor
final class AccessoryHost {
  private let app: UIWindow
  private lazy var window = UIWindow(frame: app.screen.bounds)
  private var bar: UIView?
  private var height: CGFloat = 0

  init(over app: UIWindow) {
    self.app = app
  }

  /// Takes the view in, below the screen, before an announcement is posted.
  func willAnnounce() {
    guard let wanted, wanted !== bar else { return }
    bar?.removeFromSuperview()
    bar = wanted
    height = wanted.frame.height
    wanted.frame.origin = CGPoint(x: 0, y: window.bounds.maxY)
    window.windowScene = app.windowScene
    window.addSubview(wanted)
  }

  /// Moves the view with the keyboard, once that is announced.
  func didAnnounce(_ frame: CGRect) {
    guard let bar else { return }
    let isAtRest = frame.height <= height + app.safeAreaInsets.bottom
    let size = CGSize(width: frame.width, height: isAtRest ? frame.height : height)
    bar.frame = CGRect(origin: frame.origin, size: size)
  }

  /// Lets the view go once the keyboard has gone, unless it stays.
  func didHide() {
    guard let bar, wanted !== bar else { return }
    bar.removeFromSuperview()
    self.bar = nil
  }

  private var wanted: UIView? {
    guard let focus = app.standInFirstResponder else { return nil }
    return sequence(first: focus, next: \.next).lazy.compactMap(\.inputAccessoryView).first
  }
}
