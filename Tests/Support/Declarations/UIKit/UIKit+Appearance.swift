// Fonts for the hosted tests and the chat of Examples: declarations only.

import UIKit

@MainActor class UIFont {
  enum Weight { case regular }
  enum TextStyle { case body }
  static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
