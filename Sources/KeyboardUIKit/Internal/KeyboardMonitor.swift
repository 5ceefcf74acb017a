#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Tells when a view must be looked at again, since the keyboard or the view has changed.
@MainActor
final class KeyboardMonitor {
  /// Why the view must be looked at again.
  enum Cause {
    /// Indicates that the keyboard changes.
    case change(KeyboardTransition)
    /// Indicates that a turn has passed since the keyboard began to change. UIKit moves a form
    /// sheet only after it has posted: https://github.com/FinalCAD/iOS-KeyboardManager/issues/2
    case turn(KeyboardTransition)
    /// Indicates that the view has changed, or that a change of the keyboard is confirmed.
    case layout
  }

  /// The state of the keyboard by what was delivered, so that nothing moves in the background.
  private(set) var state: KeyboardState

  private let surroundings: ViewEnvironmentProvider
  private let onCause: (Cause) -> Void
  private var tokens: [NotificationToken] = []
  private var nextTurn: NotificationToken?
  private weak var probe: KeyboardLayoutProbe?

  /// Watches a view, for an owner that is told by a closure until it calls ``stop()``.
  init(
    _ view: UIView,
    tracker: KeyboardTracker,
    for owner: AnyObject,
    onCause: @escaping (Cause) -> Void
  ) {
    surroundings = ViewEnvironmentProvider.of(tracker)
    surroundings.add(view)
    state = tracker.deliveredState
    self.onCause = onCause
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.receive($0) },
      tracker.observeReports { [weak self] in self?.receive($0) },
    ]
    probe = KeyboardLayoutProbe.insert(in: view, for: owner) { [weak self] in
      self?.onCause(.layout)
    }
  }

  func stop() {
    tokens = []
    nextTurn = nil
    probe?.removeFromSuperview()
  }

  /// Does something in the next turn of the main queue, unless something else is put off later.
  func inNextTurn(_ action: @escaping @MainActor () -> Void) {
    nextTurn = surroundings.clock.schedule(after: 0, action)
  }

  private func receive(_ transition: KeyboardTransition) {
    state = transition.state
    onCause(.change(transition))
    inNextTurn { [weak self] in self?.onCause(.turn(transition)) }
  }

  private func receive(_ report: KeyboardReport) {
    guard case .notification(let notification) = report.event else { return }
    guard !notification.type.isAnnouncement, report.outcome.transition == nil else { return }
    onCause(.layout)
  }
}
#endif
