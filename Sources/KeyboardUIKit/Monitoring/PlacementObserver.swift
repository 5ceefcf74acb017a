#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import TypedNotifications
import UIKit

/// Tells when a view may have got another size, place, safe area or window, as by rotation.
///
/// UIKit tells of a view's layout only the view itself and its controller, neither of which is
/// ours. So empty views of ours are laid out along with it. None is a subview of a scroll view, a
/// stack view or a visual effect view, which count their subviews or forbid others: there they are
/// in a view further out, with constraints to the view that is observed.
@MainActor
final class PlacementObserver {
  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  private weak var view: UIView?
  private let isFromOutside: Bool
  private weak var host: UIView?
  private weak var scene: UIWindowScene?
  private var probes: [LayoutProbe] = []
  private var constraints: [NSLayoutConstraint] = []
  private var sceneObservation: NSKeyValueObservation?
  private var insetObservation: NSKeyValueObservation?

  /// Makes an observer that observes nothing yet.
  ///
  /// - Parameters:
  ///   - view: The view to observe; it is not kept alive.
  ///   - fromOutside: Whether to look from a view around it, so that its own moves count too.
  init(_ view: UIView, fromOutside: Bool = false) {
    self.view = view
    isFromOutside = fromOutside
    guard let scrollView = view as? UIScrollView else { return }
    // UIKit may add a part of its own for the keyboard, before or after a notification.
    insetObservation = scrollView.observe(\.adjustedContentInset) { [weak self] _, _ in
      MainQueue.performInTurnOrLater { [weak self] in self?.onChange() }
    }
  }

  /// Observes the view where it is now; does nothing where it does already.
  ///
  /// - Returns: Whether it is somewhere; a scroll view without a superview is not.
  func attach() -> Bool {
    observeScene()
    guard let view, let newHost = (isFromOutside ? view.superview : view)?.probeHost else {
      removeProbes()
      host = nil
      return false
    }
    guard newHost !== host || !isIntact else { return true }
    removeProbes()
    host = newHost
    if newHost === view {
      probes = [insertProbe(into: newHost)]
    } else {
      probes = [insertProbe(into: newHost), insertProbe(into: newHost)]
      // Both change their size whenever the view moves, which is what a view is told of.
      constrain(probes[0], from: newHost, to: view.leadingAnchor, view.topAnchor)
      constrain(probes[1], from: newHost, to: view.trailingAnchor, view.bottomAnchor)
    }
    for probe in probes { probe.onChange = { [weak self] in self?.onChange() } }
    return true
  }

  /// Whether all that was inserted is still there: an app may remove all subviews of a view, and
  /// UIKit removes constraints with the views that they are to.
  private var isIntact: Bool {
    probes.allSatisfy { $0.superview === host } && constraints.allSatisfy(\.isActive)
  }

  func detach() {
    onChange = {}
    removeProbes()
    host = nil
    sceneObservation = nil
    insetObservation = nil
  }

  /// From iOS 16 on a scene tells that its window was moved or resized.
  private func observeScene() {
    guard #available(iOS 16, *) else { return }
    let newScene = view?.window?.windowScene
    guard newScene !== scene else { return }
    scene = newScene
    sceneObservation = newScene?.observe(\.effectiveGeometry) { [weak self] _, _ in
      MainQueue.performInTurnOrLater { [weak self] in self?.onChange() }
    }
  }
}

// MARK: - Probes

extension PlacementObserver {
  private func removeProbes() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    for probe in probes {
      probe.onChange = {}
      probe.removeFromSuperview()
    }
    probes = []
  }

  private func insertProbe(into host: UIView) -> LayoutProbe {
    let probe = LayoutProbe(frame: host.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertProbe(probe)
    return probe
  }

  /// Has a probe reach from far outside the host to a corner of the view.
  ///
  /// So it has a size wherever that corner is. The host and the view decide, the probe follows.
  private func constrain(
    _ probe: LayoutProbe,
    from host: UIView,
    to x: NSLayoutXAxisAnchor,
    _ y: NSLayoutYAxisAnchor
  ) {
    probe.translatesAutoresizingMaskIntoConstraints = false
    let reach: CGFloat = -10_000
    let made = [
      probe.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: reach),
      probe.topAnchor.constraint(equalTo: host.topAnchor, constant: reach),
      probe.trailingAnchor.constraint(equalTo: x),
      probe.bottomAnchor.constraint(equalTo: y),
    ]
    for constraint in made[2...] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(made)
    constraints += made
  }
}

extension UIView {
  /// The view in which an empty view of ours may be, to observe this one: this one itself, or one
  /// further out that no scroll view moves; `nil` while there is none.
  var probeHost: UIView? {
    let views = Array(sequence(first: self as UIView) { $0.superview })
    let first = views.lastIndex { $0 is UIScrollView }.map { $0 + 1 } ?? 0
    return views[first...].first { !($0 is UIStackView || $0 is UIVisualEffectView) }
  }
}

extension UIView {
  /// Inserts an empty view of ours between the app's subviews where there are two, so that the first
  /// and the last are still the app's.
  func insertProbe(_ probe: UIView) {
    probe.isUserInteractionEnabled = false
    insertSubview(probe, at: subviews.count > 1 ? 1 : 0)
  }
}

/// An empty view that tells when it gets another size, another safe area or another window.
@MainActor
private final class LayoutProbe: UIView {
  private struct Layout: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var window: ObjectIdentifier?
  }

  /// Called after each change; set it after the probe was inserted.
  var onChange: @MainActor () -> Void = {} {
    didSet { known = layout }
  }
  private var known: Layout?

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
