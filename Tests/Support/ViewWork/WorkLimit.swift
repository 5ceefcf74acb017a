import KeyboardNotifications
import KeyboardUIKit
import TypedNotifications
import UIKit

/// Count of the changes of the value that must be written for a view, by a tracker of its own.
@MainActor
final class WorkLimit {
  /// The changes to animate, all changes, and those that need a layout pass.
  private(set) var work = ViewWork()
  /// The value that must be written now, in points.
  private(set) var value: CGFloat = 0

  private let subject: WorkSubject
  private let view: UIView
  private let tracker: KeyboardTracker
  private var state = KeyboardState.initial
  private var known: KeyboardOverlap?
  private var token: NotificationToken?

  init(_ subject: WorkSubject, of view: UIView, in window: UIWindow, _ center: NotificationCenter) {
    self.subject = subject
    self.view = view
    tracker = KeyboardTracker(center: center) {
      KeyboardEnvironment(
        screen: window.screen.bounds,
        window: window.frame,
        prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitions
      )
    }
    known = state.overlap(of: view)
    token = tracker.observeDeliveries { [weak self] in self?.handle($0, $1) }
  }

  /// Measures again, as after a rotation.
  func measure(_ animation: KeyboardAnimation? = nil) {
    guard let overlap = state.overlap(of: view) else { return }
    let old = value
    // Steps add up to the height; the other values have the safe area already.
    value = subject == .follower ? overlap.height : overlap.inset
    // A closure is called for other changes, too, such as that the keyboard is shown now.
    let isNew = subject == .closure ? isDifference(overlap) : value != old
    known = overlap
    if isNew { work.writes += 1 }
    if isNew, animation?.isAnimated == true { work.animations += 1 }
    if value != old { work.layoutPasses += 1 }
  }

  private func isDifference(_ overlap: KeyboardOverlap) -> Bool {
    guard let known, known.state.visibility == overlap.state.visibility else { return true }
    return !known.isSame(as: overlap, within: 0.001)
  }

  private func handle(_ state: KeyboardState, _ transition: KeyboardTransition?) {
    self.state = state
    measure(transition?.animation)
  }
}
