#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// View whose cover is given to a handler.
@MainActor
final class FollowedView: AdjustedThing {
  private weak var view: UIView?
  private weak var probe: LayoutProbe?

  init(_ view: UIView, news: KeyboardNews) {
    self.view = view
    super.init(changesLayout: false, news: news)
  }

  // NB: A closure would have to be checked for the main actor, once for each view and turn.
  override var reference: KeyboardReference? {
    guard let view else { return nil }
    return KeyboardReference(view: view)
  }

  /// Inserts the probe of a closure that lays out, also where the app has removed all subviews.
  override func write(_ look: KeyboardLook) {
    guard news == .everything, let view, probe == nil || probe?.superview !== view else { return }
    probe?.removeFromSuperview()
    let probe = LayoutProbe(in: view) { self.adjuster?.look(since: .layout) }
    self.probe = probe
  }

  override func restore() {
    probe?.removeFromSuperview()
  }
}

/// Empty view in a followed view, which is laid out along with it.
///
/// UIKit calls only a view itself and its controller when the view is laid out.
@MainActor
private final class LayoutProbe: UIView {
  private let onChange: @MainActor () -> Void
  private var known: (CGSize, UIEdgeInsets, ObjectIdentifier?)?

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
    self.onChange = onChange
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    view.insertSubview(self, at: view.subviews.count > 1 ? 1 : 0)
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

  private func report() {
    let layout = (bounds.size, safeAreaInsets, window.map { ObjectIdentifier($0) })
    if let known, known == layout { return }
    known = layout
    onChange()
  }
}
#endif
