#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import UIKit

extension UIView {
  /// Finds the view that is first responder, or whose controller is, in this view and those in it.
  package func findKeyboardFocus() -> UIView? {
    if isFirstResponder { return self }
    if (next as? UIViewController)?.isFirstResponder == true { return self }
    for subview in subviews {
      if let focused = subview.findKeyboardFocus() { return focused }
    }
    return nil
  }
}
#endif
