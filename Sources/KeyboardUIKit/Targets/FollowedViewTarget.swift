#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// View whose overlap is given to a handler.
@MainActor
final class FollowedViewTarget: AdjustmentTarget {
  /// Called in a layout pass of the view; `nil` if that does not matter to the handler.
  var onLayout: (@MainActor () -> Void)?
  /// Called when the app has removed the view that is laid out along.
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

  /// Inserts a view of ours that is laid out along, even if the app has removed all subviews.
  ///
  /// It is between the app's subviews if there are two, so that the first and the last are still
  /// the app's. Scroll, stack and effect views get none: they count their subviews, or forbid
  /// others. Nor does the view of a hosting controller, which logs a subview as not supported:
  /// https://github.com/scenee/FloatingPanel/issues/688 (decided by `LayoutTests`)
  override func prepare() {
    guard let onLayout, let view = followed, probe?.superview !== view else { return }
    let isPlain = !(view is UIScrollView || view is UIStackView || view is UIVisualEffectView)
    guard isPlain, !view.isOfHostingController else { return }
    let probe = LayoutProbe(frame: view.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    probe.isUserInteractionEnabled = false
    view.insertSubview(probe, at: view.subviews.count > 1 ? 1 : 0)
    probe.begin(onLayout, onRemoval: onProbeRemoval)
    self.probe = probe
  }

  override func end() {
    probe?.end()
  }
}

/// Empty view in a followed view, which is laid out along with it.
///
/// UIKit calls only a view itself and its controller when the view is laid out.
@MainActor
private final class LayoutProbe: UIView {
  private struct Layout: Equatable {
    let size: CGSize
    let safeArea: UIEdgeInsets
  }

  private var onLayout: (@MainActor () -> Void)?
  private var onRemoval: (@MainActor () -> Void)?
  private var known: Layout?

  /// Calls closures from now on: in each layout pass that finds another size or safe area, and when
  /// the app removes the probe.
  func begin(
    _ onLayout: @escaping @MainActor () -> Void,
    onRemoval: (@MainActor () -> Void)?
  ) {
    report()
    self.onLayout = onLayout
    self.onRemoval = onRemoval
  }

  /// Removes the probe, and calls nothing any more.
  func end() {
    onLayout = nil
    onRemoval = nil
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    report()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    report()
  }

  override func didMoveToSuperview() {
    if superview == nil { onRemoval?() }
  }

  private func report() {
    let layout = Layout(size: bounds.size, safeArea: safeAreaInsets)
    guard layout != known else { return }
    known = layout
    onLayout?()
  }
}

#if canImport(ObjectiveC)
extension UIView {
  /// True for the view of a hosting controller, found by name so that SwiftUI need not be linked.
  var isOfHostingController: Bool {
    guard let controller = next as? UIViewController else { return false }
    return sequence(first: type(of: controller) as AnyClass, next: { class_getSuperclass($0) })
      .contains { String(describing: $0).hasPrefix("UIHostingController") }
  }
}
#else
extension UIView {
  /// True for the view of a hosting controller: there is none, but a test may name a class so.
  var isOfHostingController: Bool {
    next.map { String(describing: type(of: $0)).hasPrefix("UIHostingController") } ?? false
  }
}
#endif
#endif
