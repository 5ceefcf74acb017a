public import Foundation

/// The effect of a visual effect view: a name only.
@MainActor
open class UIVisualEffect: StandInObject {}

/// A view that blurs the views behind it: here only a view.
///
/// UIKit stops an app that adds a subview to it:
/// <https://github.com/iosphere/ISHPermissionKit/pull/90>.
@MainActor
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
