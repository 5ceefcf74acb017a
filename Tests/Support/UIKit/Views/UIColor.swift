import Foundation

/// A color, with which nothing is drawn here.
///
/// <https://developer.apple.com/documentation/uikit/uicolor>
public final class UIColor: Sendable {
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let systemRed = UIColor()
}

extension UIView {
  /// The color behind the content, which is not kept here.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
}
