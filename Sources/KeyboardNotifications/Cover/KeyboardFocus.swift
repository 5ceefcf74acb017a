package import Foundation

/// The part of a focused view that should be seen while the keyboard is up.
package enum KeyboardFocus {
  /// The caret, where it is known and within what the view shows; else the whole view.
  ///
  /// - Parameters:
  ///   - bounds: The focused view's bounds.
  ///   - caret: The caret's rectangle in the same coordinates; UIKit gives an infinite or null one
  ///     where it does not know. `nil` where the view has no caret to follow.
  /// - Returns: A rectangle in the same coordinates.
  package static func rectangle(in bounds: CGRect, caret: CGRect?) -> CGRect {
    guard let caret, caret.isFinite, caret.size.height > 0 else { return bounds }
    let top = bounds.origin.y
    let bottom = top + bounds.size.height
    guard caret.origin.y < bottom, caret.origin.y + caret.size.height > top else { return bounds }
    return caret
  }
}
