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
    /// Indicates that something was waited for, such as a form sheet, a caret or an input mode.
    case wait(KeyboardAnimation?)
    /// Indicates that a finger drags the keyboard, or where it goes after the finger has lifted.
    case drag(KeyboardAnimation?)
    /// Indicates that the view has changed, or that a change of the keyboard is confirmed.
    case layout
  }

  /// What a look waits for; each waits on its own, so that none cancels another.
  private enum Purpose {
    /// UIKit moves a form sheet only after it has posted:
    /// https://github.com/FinalCAD/iOS-KeyboardManager/issues/2 (decided by `SheetTests`)
    case turn
    /// A text view knows its caret only in the turn after it began editing.
    case focus
    /// The height is right about 0.1 s after the input mode has changed, as Telegram's
    /// `WindowContent.swift` has it.
    case inputMode
    /// A view without a superview may get one in this turn.
    case superview
  }

  private let provider: ViewEnvironmentProvider
  private weak var tracker: KeyboardTracker?
  private weak var view: UIView?
  private var placements: [PlacementObserver] = []
  private let onCause: (Cause) -> Void
  private var known: KeyboardState
  private var correctedTop: CGFloat?
  private var tokens: [NotificationToken] = []
  private var waits: [Purpose: NotificationToken] = [:]

  /// Monitors a view until ``stop()``.
  init(_ view: UIView, tracker: KeyboardTracker, onCause: @escaping (Cause) -> Void) {
    provider = ViewEnvironmentProvider.of(tracker)
    provider.add(view)
    self.tracker = tracker
    self.view = view
    self.onCause = onCause
    known = tracker.deliveredState
    observe(tracker)
    observeSystem()
    let isAttached = add(PlacementObserver(view))
    if !isAttached { wait(for: .superview) { .layout } }
  }

  func stop() {
    tokens = []
    waits = [:]
    for placement in placements { placement.detach() }
  }

  /// The state of the keyboard by what was delivered, so that nothing moves in the background.
  var state: KeyboardState {
    correctedTop.map { known.resized(toTop: $0) } ?? known
  }

  /// Observes the views where they are now, which may be in other superviews or windows.
  func refresh() {
    for placement in placements { _ = placement.attach() }
  }

  /// Observes the size and the place of another view too, such as a bar.
  func observe(_ other: UIView) {
    _ = add(PlacementObserver(other, fromOutside: true))
  }

  private func add(_ placement: PlacementObserver) -> Bool {
    placements.append(placement)
    placement.onChange = { [weak self] in self?.onCause(.layout) }
    return placement.attach()
  }

  private func wait(
    for purpose: Purpose,
    seconds: TimeInterval = 0,
    _ cause: @escaping @MainActor () -> Cause
  ) {
    waits[purpose] = provider.clock.schedule(after: seconds) { [weak self] in
      self?.onCause(cause())
    }
  }
}

// MARK: - The keyboard

extension KeyboardMonitor {
  private func observe(_ tracker: KeyboardTracker) {
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.hear($0) },
      tracker.observeReports { [weak self] in self?.hear($0) },
    ]
  }

  private func hear(_ transition: KeyboardTransition) {
    known = transition.state
    correctedTop = nil
    onCause(.change(transition))
    wait(for: .turn) { .wait(transition.animation) }
  }

  /// A notification that changes nothing is a reason to look again, since UIKit may have moved what
  /// it did not tell of; so is an app that is active again.
  private func hear(_ report: KeyboardReport) {
    guard report.outcome.transition == nil, let tracker else { return }
    switch report.event {
    case .notification(let notification) where notification.type.isAnnouncement: return
    case .malformed: return
    case .notification, .application: break
    }
    known = tracker.deliveredState
    onCause(.layout)
  }
}

// MARK: - The system

extension KeyboardMonitor {
  private func observeSystem() {
    let center = NotificationCenter.default
    tokens += [
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing) { [weak self] in
        self?.hearOfFocus(in: $0)
      },
      center.addMainActorObserver(descriptor: .textViewDidBeginEditing) { [weak self] in
        self?.hearOfFocus(in: $0)
      },
      center.addMainActorObserver(descriptor: .currentInputModeDidChange) { [weak self] in
        self?.hearOfInputMode()
      },
    ]
  }

  /// The keyboard may say nothing when the focus goes from field to field.
  ///
  /// It does not from iOS 11 on: https://github.com/lionheart/openradar-mirror/issues/18382
  /// (decided by `FocusTests`)
  private func hearOfFocus(in field: UIView) {
    FocusedField.begin(field)
    guard known.isVisible, let view, field.window === view.window else { return }
    wait(for: .focus) { [weak self] in .wait(self?.known.animation) }
  }

  /// Where no notification tells of another height, a keyboard layout guide may.
  private func hearOfInputMode() {
    guard known.isVisible else { return }
    _ = guideTop
    wait(for: .inputMode, seconds: 0.1) { [weak self] in
      self?.correctedTop = self?.guideTop
      return .wait(self?.known.animation)
    }
  }

  /// The top of the keyboard by the window's layout guide; `nil` where that does not say.
  ///
  /// The guide cannot be trusted with an accessory view: FB18129551, FB18129558 in
  /// https://github.com/chockenberry/KeyboardAvoider (decided by `AccessoryViewTests`)
  private var guideTop: CGFloat? {
    guard #available(iOS 15, *), let window = view?.window, view?.accessoryFrame == nil else {
      return nil
    }
    let frame = window.keyboardLayoutGuide.layoutFrame
    let isDocked = frame.width == window.bounds.width && frame.maxY >= window.bounds.maxY - 1
    guard isDocked, frame.height > window.safeAreaInsets.bottom + 1 else { return nil }
    return window.frameOnScreen(of: frame)?.minY
  }
}
#endif
