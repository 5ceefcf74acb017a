public import Foundation

/// The effect of a visual effect view: a name only.
@MainActor
open class UIVisualEffect: StandInObject {}

/// A view that blurs the views behind it.
///
/// Its content goes into `contentView`: UIKit stops an app that adds a subview to the view itself,
/// <https://github.com/iosphere/ISHPermissionKit/pull/90>.
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open override func insertSubview(_ view: UIView, at index: Int) {
    precondition(view === contentView, "Add subviews to the contentView.")
    super.insertSubview(view, at: index)
  }

  open override func addSubview(_ view: UIView) {
    precondition(view === contentView, "Add subviews to the contentView.")
    super.addSubview(view)
  }
}
