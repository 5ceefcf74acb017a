#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Empty view in a followed view, which is laid out along with it.
///
/// UIKit calls only a view itself and its controller when the view is laid out.
@MainActor
final class LayoutProbe: UIView {
  private struct Layout: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var window: ObjectIdentifier?
  }

  private var onChange: @MainActor () -> Void = {}
  private var known: Layout?

  /// Inserts a probe between the app's subviews where there are two, so that the first and the last
  /// are still the app's.
  ///
  /// - Parameters:
  ///   - view: The view. Scroll, stack and effect views get no probe: they count their subviews, or
  ///     forbid others.
  ///   - onChange: Called in a layout pass that finds another size, safe area or window.
  init?(in view: UIView, onChange: @escaping @MainActor () -> Void) {
    let isPlain =
      !(view is UIScrollView || view is UIStackView || view is UIVisualEffectView)
    guard isPlain else { return nil }
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    view.insertSubview(self, at: view.subviews.count > 1 ? 1 : 0)
    known = layout
    self.onChange = onChange
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    report()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    report()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    report()
  }

  private var layout: Layout {
    Layout(
      size: bounds.size,
      safeArea: safeAreaInsets,
      window: window.map { ObjectIdentifier($0) }
    )
  }

  private func report() {
    let current = layout
    guard current != known else { return }
    known = current
    onChange()
  }
}
#endif
