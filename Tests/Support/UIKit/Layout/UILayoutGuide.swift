// A test double of UIKit for Linux; never a product.

public import Foundation

/// A rectangle to make constraints to, without a view.
@MainActor
open class UILayoutGuide: StandInObject {
  /// The view whose coordinates the guide is in.
  open weak var owningView: UIView?

  /// A name for debugging.
  open var identifier = ""

  private var given: CGRect?

  /// Creates a guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  init(owner: UIView) {
    owningView = owner
  }

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect { given ?? restingFrame }

  /// Says where the guide is, or with nil gives it back: a stand-in for Auto Layout.
  public func standInSetLayoutFrame(_ frame: CGRect?) {
    given = frame
    owningView?.setNeedsLayout()
    for constraint in owningView?.constraints ?? [] { constraint.setNeedsLayout(if: self) }
  }

  /// Where the guide is when nobody says so.
  var restingFrame: CGRect { .zero }
}
