#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// Tells where the keyboard is while a finger drags it down over a scroll view.
///
/// Notifications say nothing as long as the finger moves, whichever version of iOS it is:
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17. This works from iOS 13 on. Constraints
/// have it built in, see
/// ``UIKit/NSLayoutConstraint/adjustForKeyboard(dragging:source:tracker:)``.
///
/// The scroll view's `keyboardDismissMode` must be interactive. The follower does not change how
/// it scrolls; it stops with the last reference to it.
@MainActor
public final class KeyboardDragFollower {
  /// Told where the keyboard is, or goes, and the animation by which it goes there.
  public typealias MoveHandler =
    @MainActor (_ state: KeyboardState, _ animation: KeyboardAnimation?) -> Void

  private weak var scrollView: UIScrollView?
  private weak var view: UIView?
  private let surroundings: ViewEnvironmentProvider
  private let source: KeyboardDragSource
  private let onMove: MoveHandler
  private var drag = KeyboardDrag()
  private var known: KeyboardState
  private var tokens: [NotificationToken] = []
  private var patience: NotificationToken?

  /// Makes a follower.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - view: A view around it, whose layout guide tells where the keyboard is.
  ///   - source: How to know where the keyboard is.
  ///   - tracker: The tracker of the keyboard.
  ///   - onMove: Called whenever the finger moves the keyboard, without an animation, and once
  ///     after the finger has lifted, with the animation to where the keyboard then goes: away, or
  ///     back to full height. All other changes are the tracker's to tell.
  public init(
    _ scrollView: UIScrollView,
    in view: UIView,
    by source: KeyboardDragSource = .automatic,
    tracker: KeyboardTracker = .shared,
    onMove: @escaping MoveHandler
  ) {
    self.scrollView = scrollView
    self.view = view
    self.source = source
    self.onMove = onMove
    surroundings = ViewEnvironmentProvider.of(tracker)
    surroundings.add(scrollView)
    known = tracker.deliveredState
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.take($0) },
      tracker.observeReports { [weak self] in self?.take($0) },
      addRecognizer(to: scrollView),
    ]
    if let token = addProbe(to: view) { tokens.append(token) }
  }

  /// The state of the keyboard, with the keyboard where the finger holds it.
  public var state: KeyboardState {
    lowered(known)
  }

  /// Whether a finger holds the keyboard at this moment.
  public var isHeld: Bool {
    drag.isHeld
  }

  func lowered(_ state: KeyboardState) -> KeyboardState {
    drag.state(from: state)
  }
}

// MARK: - Fingers

extension KeyboardDragFollower {
  private func addRecognizer(to scrollView: UIScrollView) -> NotificationToken {
    let recognizer = DragRecognizer()
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesBegan = false
    recognizer.delaysTouchesEnded = false
    recognizer.onMove = { [weak self] in self?.hold(at: $0) }
    recognizer.onEnd = { [weak self] in self?.release() }
    scrollView.addGestureRecognizer(recognizer)
    return NotificationToken {
      MainQueue.performInTurnOrLater { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  /// While the view is laid out the guide has moved on, since the finger was asked.
  private func addProbe(to view: UIView) -> NotificationToken? {
    guard #available(iOS 15, *), source.kind == .layoutGuide else { return nil }
    let probe = KeyboardGuideProbe.insert(in: view) { [weak self] in
      guard let self, drag.isHeld else { return }
      hold(at: nil)
    }
    return NotificationToken {
      MainQueue.performInTurnOrLater { probe.removeFromSuperview() }
    }
  }

  /// Takes in that a finger is at some height of the screen, or that the guide is elsewhere.
  private func hold(at finger: CGFloat?) {
    guard let scrollView, scrollView.isDragging, known.isVisible, known.placement == .docked else {
      return
    }
    guard scrollView.keyboardDismissMode != .none, scrollView.keyboardDismissMode != .onDrag,
      let top = guideTop ?? finger
    else { return }
    let old = state
    drag.hold(at: top)
    patience = nil
    if state != old { onMove(state, nil) }
  }

  private var guideTop: CGFloat? {
    guard #available(iOS 15, *), source.kind == .layoutGuide, let view else { return nil }
    return view.frameOnScreen(of: view.keyboardLayoutGuide.layoutFrame)?.minY
  }

  /// The notification that tells where the keyboard goes comes soon after; should none come, the
  /// keyboard is taken to be where it was.
  private func release() {
    drag.release(from: known)
    guard drag.isReleased else { return }
    patience = surroundings.clock.schedule(after: 0.5) { [weak self] in
      self?.settle(with: self?.known.animation)
    }
  }
}

// MARK: - Notifications

extension KeyboardDragFollower {
  private func take(_ transition: KeyboardTransition) {
    known = transition.state
    settle(with: transition.animation)
  }

  /// A show back to full height says what is known already, so it is no transition.
  private func take(_ report: KeyboardReport) {
    guard drag.isReleased, case .notification(let notification) = report.event else { return }
    guard report.outcome == .dropped(.duplicate) || report.outcome == .noted else { return }
    settle(with: notification.payload.animation)
  }

  private func settle(with animation: KeyboardAnimation?) {
    guard drag.settle(in: known) else { return }
    patience = nil
    onMove(known, animation)
  }
}
#endif
