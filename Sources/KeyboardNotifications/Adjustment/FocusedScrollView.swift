package import Foundation

/// Scroll view that contains the first responder, as an adapter has measured it.
package struct FocusedScrollView: Sendable {
  /// True if another adjustment changes it.
  package var isAdjusted = false
  /// True if UIKit, WebKit or SwiftUI keeps it clear of the keyboard.
  package var avoidsKeyboardByItself = false
  /// True if the user can scroll it; a text view that does not scroll is a field.
  package var isScrollEnabled = true
  /// The size of the view, in points.
  package var size: CGSize
  /// The size of the content, in points.
  package var contentSize: CGSize

  /// Makes a scroll view.
  package init(size: CGSize, contentSize: CGSize) {
    self.size = size
    self.contentSize = contentSize
  }

  /// True if it must be adjusted for the first responder.
  package var isToBeAdjusted: Bool {
    isScrollEnabled && !isAdjusted && !avoidsKeyboardByItself && !scrollsSidewaysOnly
  }

  /// True for a row of pages or cards, which would scroll vertically too with an inset.
  private var scrollsSidewaysOnly: Bool {
    contentSize.width > size.width && contentSize.height <= size.height
  }
}
