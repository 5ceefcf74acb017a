#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Tells where the keyboard is while a finger drags it down over a scroll view.
///
/// Notifications say nothing as long as the finger moves, whichever version of iOS it is:
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
/// (decided by `DragTests`). This works from iOS 13 on.
///
/// The scroll view's `keyboardDismissMode` must be interactive. The follower does not change how
/// it scrolls; it stops with the last reference to it.
@MainActor
final class KeyboardDragFollower {
  /// Told where the keyboard is, or goes, and the animation by which it goes there.
  typealias MoveHandler =
    @MainActor (_ state: KeyboardState, _ animation: KeyboardAnimation?) -> Void

  let recognizer = DragRecognizer()
  private weak var scrollView: UIScrollView?
  private weak var view: UIView?
  private let provider: ViewEnvironmentProvider
  private let source: KeyboardDragSource
  private let onMove: MoveHandler
  private var drag = KeyboardDrag()
  private var usesGuide = false
  private var known: KeyboardState
  private var tokens: [NotificationToken] = []
  private var timeout: NotificationToken?

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
  init(
    _ scrollView: UIScrollView,
    in view: UIView?,
    by source: KeyboardDragSource = .automatic,
    tracker: KeyboardTracker = .shared,
    onMove: @escaping MoveHandler
  ) {
    self.scrollView = scrollView
    self.view = view
    self.source = source
    self.onMove = onMove
    provider = ViewEnvironmentProvider.of(tracker)
    provider.add(scrollView)
    known = tracker.deliveredState
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.take($0) },
      tracker.observeReports { [weak self] in self?.take($0) },
      addRecognizer(to: scrollView),
    ]
    if let host = view?.probeHost, let token = addProbe(to: host) { tokens.append(token) }
  }

  /// The state of the keyboard, with the keyboard where the finger holds it.
  var state: KeyboardState {
    lowered(known)
  }

  /// Whether a finger holds the keyboard at this moment.
  var isHeld: Bool {
    drag.isHeld
  }

  func lowered(_ state: KeyboardState) -> KeyboardState {
    drag.state(from: state)
  }
}

// MARK: - Fingers

extension KeyboardDragFollower {
  private func addRecognizer(to scrollView: UIScrollView) -> NotificationToken {
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesBegan = false
    recognizer.delaysTouchesEnded = false
    recognizer.onBegin = { [weak self] in self?.chooseSource() }
    recognizer.onMove = { [weak self] in self?.hold(at: $0) }
    recognizer.onEnd = { [weak self] in self?.release() }
    scrollView.addGestureRecognizer(recognizer)
    return NotificationToken { [recognizer] in
      MainQueue.performInTurnOrLater { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  /// While the view is laid out the guide has moved on, since the finger was asked.
  private func addProbe(to view: UIView) -> NotificationToken? {
    guard #available(iOS 15, *), source != .finger else { return nil }
    let probe = KeyboardGuideProbe.insert(in: view) { [weak self] in
      guard let self, usesGuide, drag.isHeld else { return }
      hold(at: nil)
    }
    return NotificationToken {
      MainQueue.performInTurnOrLater { probe.removeFromSuperview() }
    }
  }

  /// Chooses between the finger and the guide, which is wrong with an accessory view on iOS 26.
  ///
  /// FB18129551 in https://github.com/chockenberry/KeyboardAvoider
  /// (decided by `AccessoryViewTests`)
  private func chooseSource() {
    guard #available(iOS 15, *), source != .finger else { return }
    usesGuide = source == .layoutGuide || !hasAccessory
  }

  private var hasAccessory: Bool {
    guard let scrollView, scrollView.accessoryFrame == nil else { return true }
    return scrollView.window.flatMap(FocusedField.inWindow)?.inputAccessoryView != nil
  }

  /// Takes in that a finger is at some height of the screen, or that the guide is elsewhere.
  private func hold(at finger: CGFloat?) {
    guard let scrollView, scrollView.isDragging, known.isVisible, known.placement == .docked else {
      return
    }
    guard scrollView.keyboardDismissMode.isInteractive, let top = guideTop ?? finger else { return }
    let old = state
    drag.hold(at: top)
    timeout = nil
    if state != old { onMove(state, nil) }
  }

  private var guideTop: CGFloat? {
    guard #available(iOS 15, *), usesGuide, let host = view?.probeHost else { return nil }
    return host.frameOnScreen(of: host.keyboardLayoutGuide.layoutFrame)?.minY
  }

  /// The notification that tells where the keyboard goes comes when the finger lifts; should none
  /// come, the keyboard is taken to be where it was.
  private func release() {
    drag.release(from: known)
    guard drag.isReleased else { return }
    timeout = provider.clock.schedule(after: 0.1) { [weak self] in
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
    timeout = nil
    onMove(known, animation)
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether a drag pulls the keyboard along; any other mode leaves it, or hides it at once.
  fileprivate var isInteractive: Bool {
    switch self {
    case .none, .onDrag: false
    case .interactive: true
    // From iOS 16 on, of which two modes are.
    default: rawValue == 4
    }
  }
}

/// How to know where the keyboard is while a finger drags it.
public struct KeyboardDragSource: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case automatic
    case finger
    case layoutGuide
  }

  private let kind: Kind

  /// The layout guide where there is one, from iOS 15 on, else the finger.
  ///
  /// The finger also where an input accessory view is in play, with which the guide is wrong on
  /// iOS 26: FB18129551 in https://github.com/chockenberry/KeyboardAvoider
  /// (decided by `AccessoryViewTests`)
  public static let automatic = KeyboardDragSource(kind: .automatic)

  /// The place of the finger: the top of the keyboard is there, or where it is docked if the
  /// finger is above that.
  public static let finger = KeyboardDragSource(kind: .finger)

  /// UIKit's own keyboard layout guide, which heeds a `keyboardDismissPadding` too.
  @available(iOS 15, *)
  public static var layoutGuide: KeyboardDragSource {
    KeyboardDragSource(kind: .layoutGuide)
  }
}

/// An empty view between the top of the keyboard layout guide and the bottom of a view:
/// it is laid out whenever UIKit moves the guide, as it does while a finger drags the keyboard.
@MainActor
final class KeyboardGuideProbe: UIView {
  private var onMove: () -> Void = {}

  @available(iOS 15, *)
  static func insert(in view: UIView, onMove: @escaping () -> Void) -> KeyboardGuideProbe {
    let probe = KeyboardGuideProbe(frame: .zero)
    probe.onMove = onMove
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.insertProbe(probe)
    let bottom = probe.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    // Where the guide is below the view there is no room for the probe.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      probe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      probe.widthAnchor.constraint(equalToConstant: 0),
      bottom,
    ])
    return probe
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onMove()
  }
}
#endif
