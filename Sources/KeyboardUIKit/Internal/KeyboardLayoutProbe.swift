#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// A view that nobody sees, in a view that is kept clear of the keyboard: it tells when that one
/// gets another size, another safe area or another window, as on rotation.
///
/// UIKit tells of a view's layout only the view itself and its controller, neither of which is
/// ours. A subview that fills its superview by autoresizing is laid out when that changes its
/// size, and in a scroll view does not count as content. A view that moves without being resized
/// cannot be noticed so; for that the adapters look again a turn later and when a change is
/// confirmed.
@MainActor
final class KeyboardLayoutProbe: UIView {
  private struct Surroundings: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var window: ObjectIdentifier?
  }

  /// Who put the probe there.
  private(set) weak var owner: AnyObject?
  private var onChange: () -> Void = {}
  private var known: Surroundings?

  /// Puts a probe behind whatever else is in a view.
  static func insert(
    in view: UIView,
    for owner: AnyObject,
    onChange: @escaping () -> Void
  ) -> KeyboardLayoutProbe {
    let probe = KeyboardLayoutProbe(frame: CGRect(origin: .zero, size: view.bounds.size))
    probe.owner = owner
    probe.isUserInteractionEnabled = false
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(probe, at: 0)
    probe.known = probe.surroundings
    probe.onChange = onChange
    return probe
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

  private var surroundings: Surroundings? {
    superview.map {
      Surroundings(
        size: $0.bounds.size,
        safeArea: $0.safeAreaInsets,
        window: window.map { ObjectIdentifier($0) }
      )
    }
  }

  /// Scrolling moves the probe, which changes its own safe area only: that is none of this.
  private func report() {
    let current = surroundings
    guard current != known else { return }
    known = current
    onChange()
  }
}
#endif
