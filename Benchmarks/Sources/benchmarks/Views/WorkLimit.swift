import KeyboardNotifications
import KeyboardUIKit
import TypedNotifications
import UIKit

/// Count of the changes of the value that must be written for a view, by a tracker of its own.
@MainActor
final class WorkLimit {
  /// The changes to animate, all changes, and those that need a layout pass.
  private(set) var work = ViewWork()

  private let subject: WorkSubject
  private let view: UIView
  private let tracker: KeyboardTracker
  private var state = KeyboardState.initial
  private var lastOverlap: KeyboardOverlap?
  /// The value that must be written now, in points.
  private var value: CGFloat = 0
  private var token: NotificationToken?

  init(_ subject: WorkSubject, of view: UIView, in window: UIWindow, _ center: NotificationCenter) {
    self.subject = subject
    self.view = view
    tracker = KeyboardTracker(center: center) {
      KeyboardEnvironment(
        screenBounds: window.screen.bounds,
        window: window.frame,
        prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitions
      )
    }
    lastOverlap = state.overlap(of: view)
    token = tracker.observeDeliveries { [weak self] in self?.handle($0, $1) }
  }

  /// Computes the value again, and counts its change, also one without a notification.
  ///
  /// - Parameter animation: The animation of the notification.
  func update(_ animation: KeyboardAnimation? = nil) {
    guard let overlap = state.overlap(of: view) else { return }
    let old = value
    // The steps of a follower add up to the height. The other values leave out the safe area.
    value = subject == .follower ? overlap.height : overlap.inset
    // A closure writes at each call, also if only the visibility has changed.
    let isWrite = subject == .closure ? callsClosure(with: overlap) : value != old
    lastOverlap = overlap
    if isWrite { work.writes += 1 }
    if isWrite, animation?.isAnimated == true { work.animations += 1 }
    if value != old { work.layoutPasses += 1 }
  }

  private func callsClosure(with overlap: KeyboardOverlap) -> Bool {
    guard let lastOverlap, lastOverlap.state.visibility == overlap.state.visibility else {
      return true
    }
    return !lastOverlap.isSame(as: overlap, within: 0.001)
  }

  private func handle(_ state: KeyboardState, _ transition: KeyboardTransition?) {
    self.state = state
    update(transition?.animation)
  }
}
