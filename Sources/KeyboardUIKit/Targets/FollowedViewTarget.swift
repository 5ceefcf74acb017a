#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// View whose overlap is given to a handler.
@MainActor
final class FollowedViewTarget: AdjustmentTarget {
  /// Called in a layout pass that changes the view's size or safe area; `nil` to have no probe.
  var onLayout: (@MainActor () -> Void)?
  /// Called when the app has removed the probe.
  var onProbeRemoval: (@MainActor () -> Void)?
  private weak var followed: UIView?
  private weak var probe: LayoutProbe?

  init(_ view: UIView) {
    followed = view
    super.init(view)
  }

  override var changesLayout: Bool { false }

  override var reference: OverlapReference? {
    guard let followed else { return nil }
    return OverlapReference(view: followed)
  }

  /// Inserts the probe into the followed view, also again if the app has removed it.
  ///
  /// If there are two subviews it is between them, so that the first and the last are still the
  /// app's. Scroll and stack views get no probe, since they arrange their subviews, and effect
  /// views forbid it. The view of a hosting controller gets none, since it logs that it does not
  /// support a subview: https://github.com/scenee/FloatingPanel/issues/688 (to be decided by
  /// `LayoutTests`)
  override func prepare() {
    guard let onLayout, let view = followed, probe?.superview !== view else { return }
    let isPlain = !(view is UIScrollView || view is UIStackView || view is UIVisualEffectView)
    guard isPlain, !isHostingControllersView(view) else { return }
    let probe = LayoutProbe(frame: view.bounds)
    probe.onLayout = onLayout
    probe.onRemoval = onProbeRemoval
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    probe.isUserInteractionEnabled = false
    self.probe = probe
    view.insertSubview(probe, at: view.subviews.count > 1 ? 1 : 0)
  }

  override func end() {
    probe?.removeFromSuperview()
  }
}

/// Empty subview of a followed view, which detects the layout passes of that view.
///
/// UIKit reports a layout pass to the view, its subviews and its controller only. This subview has
/// the size of the view, so UIKit lays it out if that size has changed.
@MainActor
private final class LayoutProbe: UIView {
  /// Called in a layout pass with another size or safe area.
  var onLayout: (@MainActor () -> Void)?
  /// Called when the app removes the probe.
  var onRemoval: (@MainActor () -> Void)?

  override func layoutSubviews() {
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    onLayout?()
  }

  override func didMoveToSuperview() {
    if superview == nil { onRemoval?() }
  }
}

#if canImport(ObjectiveC)
/// Returns true for the view of a hosting controller, found by name so that SwiftUI need not be linked.
@MainActor
func isHostingControllersView(_ view: UIView) -> Bool {
  guard let controller = view.next as? UIViewController else { return false }
  return sequence(first: type(of: controller) as AnyClass, next: { class_getSuperclass($0) })
    .contains { String(describing: $0).hasPrefix("UIHostingController") }
}
#else
/// Returns true for the view of a controller whose class is named as a hosting controller's.
///
/// The stand-in of UIKit has no hosting controllers.
@MainActor
func isHostingControllersView(_ view: UIView) -> Bool {
  view.next.map { String(describing: type(of: $0)).hasPrefix("UIHostingController") } ?? false
}
#endif
#endif
