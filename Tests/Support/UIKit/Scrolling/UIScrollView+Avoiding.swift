// A test double of UIKit for Linux; never a product.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UIScrollView {
  /// Adds a keyboard's height to `adjustedContentInset` as UIKit does where it avoids by itself.
  ///
  /// Since iOS 11 this part is not in `contentInset`, and `.never` does not stop it:
  /// `WKWebViewIOS.mm` of WebKit, and <http://www.openradar.me/35572084>. The part holds the safe
  /// area, so the larger of the two counts.
  public func standInSetKeyboardInset(_ height: CGFloat) {
    keyboardInset = height
  }

  /// Has the view avoid the keyboard by itself from now on, or no longer with nil.
  ///
  /// Apple defines no order among the observers of a notification, and neither does Foundation on
  /// Linux: <http://www.openradar.me/13984333>. A test that needs one calls
  /// ``standInSetKeyboardInset(_:)`` before or after it posts.
  public func standInAvoidKeyboard(of center: NotificationCenter?) {
    avoidance = nil
    keyboardInset = 0
    avoidance = center.map { KeyboardAvoidance(of: self, center: $0) }
  }

  fileprivate func avoid(_ frame: CGRect) {
    guard frame != .zero, let window else { return }
    let top = convert(frame, from: window.screen.coordinateSpace).minY
    keyboardInset = max(0, min(bounds.maxY - top, bounds.height))
  }
}

/// UIKit's own handler of keyboard notifications for one scroll view.
final class KeyboardAvoidance {
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  @MainActor
  init(of scrollView: UIScrollView, center: NotificationCenter) {
    self.center = center
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
    ] {
      observe(name) { [weak scrollView] frame in frame.map { scrollView?.avoid($0) } }
    }
    observe(UIResponder.keyboardWillHideNotification) { [weak scrollView] _ in
      scrollView?.keyboardInset = 0
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }

  @MainActor
  private func observe(
    _ name: NSNotification.Name,
    _ handler: @escaping @MainActor @Sendable (CGRect?) -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      let frame = notification.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? CGRect
      MainActor.assumeIsolated { handler(frame) }
    }
    tokens.append(token)
  }
}
