package import Foundation

extension CGRect {
  /// Returns the part of the first responder that should be visible above the keyboard.
  ///
  /// The receiver is the bounds of the first responder.
  ///
  /// - Parameter caret: The rectangle of the caret in the same coordinates; `nil` if there is none.
  ///   UIKit gives an infinite or null rectangle if it does not know the caret.
  /// - Returns: The caret, if it is known and within the bounds; else the bounds.
  package func focus(at caret: CGRect?) -> CGRect {
    guard let caret, caret.isFinite, caret.size.height > 0 else { return self }
    let isBelow = caret.origin.y >= origin.y + size.height
    let isAbove = caret.origin.y + caret.size.height <= origin.y
    return isBelow || isAbove ? self : caret
  }
}
