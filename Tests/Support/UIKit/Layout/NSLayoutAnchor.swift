// A test double of UIKit for Linux; never a product.

public import Foundation

/// A part of a view or guide, to make constraints from.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: StandInObject {
  let owner: StandInObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ owner: StandInObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
  }

  /// Creates a constraint that makes both the same, but for a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// Creates a constraint that makes this at least the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Creates a constraint that makes this at most the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: owner,
      attribute: attribute,
      relatedBy: relation,
      toItem: anchor?.owner,
      attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// A vertical edge or middle.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or middle.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint that sets the length.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: nil, constant: constant)
  }

  /// Creates a constraint that makes the length at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// Creates a constraint that makes the length at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// Creates a constraint that makes the length a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }
}

extension UIView {
  /// The edge where text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide {
  /// The edge where text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
