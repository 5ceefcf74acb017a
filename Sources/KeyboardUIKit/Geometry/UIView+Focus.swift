#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// The field that began editing last, known without a search through all views.
@MainActor
enum FocusedField {
  private static weak var last: UIView?

  static func begin(_ field: UIView) {
    last = field
  }

  /// The field, as long as it has the focus and is in a window.
  static func inWindow(_ window: UIWindow) -> UIView? {
    guard let last, last.isFirstResponder, last.window === window else { return nil }
    return last
  }
}

extension UIView {
  /// The view that has the focus, among this one and those in it.
  var focusedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let focused = view.focusedView { return focused }
    }
    return nil
  }

  /// What should be seen of the view while it has the focus, in its own coordinates.
  var focusRectangle: CGRect {
    KeyboardFocus.rectangle(in: bounds, caret: caret)
  }

  /// A field is shown as a whole; anything else that holds text may be larger than the screen.
  private var caret: CGRect? {
    guard !(self is UITextField), let text = self as? any UITextInput else { return nil }
    return text.selectedTextRange.map { text.caretRect(for: $0.end) }
  }
}
#endif
