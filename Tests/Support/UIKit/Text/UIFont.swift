public import Foundation

/// A font, with which nothing is drawn here.
///
/// <https://developer.apple.com/documentation/uikit/uifont>
public final class UIFont: Sendable {
  public struct Weight: Sendable {
    public static let regular = Weight()
  }

  public struct TextStyle: Sendable {
    public static let body = TextStyle()
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont()
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension UITextView {
  /// The font, which is not kept here.
  public var font: UIFont? {
    get { nil }
    set {}
  }

  /// True if the font follows the user's text size, which does not change here.
  public var adjustsFontForContentSizeCategory: Bool {
    get { true }
    set {}
  }

  public func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
}
