public import Foundation

/// Distances from the edges of a rectangle, inwards when positive.
public struct UIEdgeInsets: Sendable, Equatable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets of a view that is turned upside down.
  var turnedUpsideDown: UIEdgeInsets {
    UIEdgeInsets(top: bottom, left: left, bottom: top, right: right)
  }

  static func - (left: Self, right: Self) -> Self {
    left + Self(top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// A direction with a length, here always zero; Foundation has none on Linux.
public struct CGVector: Sendable, Equatable {
  public static let zero = CGVector()
}
