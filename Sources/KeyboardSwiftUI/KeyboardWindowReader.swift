import Foundation
import KeyboardNotifications
import TypedNotifications

/// Reader of the window of one view and of the keyboard in it, for each layout of the view.
///
/// As long as the window is not known, the overlap is not known either, and the view is laid out
/// without a keyboard.
@MainActor
final class KeyboardWindowReader {
  /// Called if the window or a dragged keyboard differs from that of the last layout, with the
  /// animation of a new layout; `nil` if that is not animated.
  var onChange: @MainActor (KeyboardAnimation?) -> Void = { _ in }
  /// Returns true if ``onChange`` can be called at this moment; otherwise it is called in the next
  /// frame.
  var isReady: @MainActor () -> Bool = { true }
  /// Calls a closure in a later turn of the main queue; a test replaces it.
  var schedule: MainQueue.Schedule = MainQueue.schedule

  /// The monitor of the window that the view is in; `nil` while it is in none.
  var monitor: KeyboardWindowMonitor? {
    didSet {
      guard monitor !== oldValue else { return }
      oldValue?.remove(self)
      isInNewWindow = true
      monitor?.add(self)
    }
  }

  /// The keyboard of the last layout, as it was announced.
  private var announced = KeyboardState.initial
  private var drag = KeyboardDrag()
  /// The window and the keyboard of the last layout.
  private var last: (window: KeyboardWindow?, keyboard: KeyboardState) = (nil, .initial)
  /// True until the window to which the view has come is compared, or read for a layout.
  private var isInNewWindow = false
  /// The animation in which a drag has ended, until the next layout.
  private var settlingAnimation: KeyboardAnimation?
  private var settleTimer: NotificationToken?
  private weak var tracker: KeyboardTracker?
  private var token: NotificationToken?

  /// Makes a reader of a view that is in no window.
  nonisolated init() {}

  /// True while the window must be compared before each frame.
  var needsFrames: Bool {
    announced.isVisible || isInNewWindow
  }

  /// Returns the window and the keyboard for a layout of the view, and keeps both for comparisons.
  ///
  /// - Parameters:
  ///   - announced: The state of the keyboard as it was announced.
  ///   - given: The window to use until the view's own is known.
  /// - Returns: The window as it is now, and the keyboard at the place to which a finger has pulled
  ///   it; a hidden keyboard if no window is known.
  func layout(
    under announced: KeyboardState,
    in given: KeyboardWindow?
  ) -> (window: KeyboardWindow?, keyboard: KeyboardState) {
    if announced != self.announced {
      self.announced = announced
      follow(monitor?.findFinger(), settles: true)
    }
    isInNewWindow = false
    settlingAnimation = nil
    monitor?.updateNeedsFrames()
    last = (monitor?.current(), drag.state(from: announced))
    guard let window = last.window ?? given else { return (nil, .initial) }
    return (window, last.keyboard)
  }

  /// Calls ``onChange`` if the window or a dragged keyboard differs from that of the last layout.
  func check() {
    check(monitor?.current())
    monitor?.updateNeedsFrames()
  }

  /// Calls ``onChange`` if a measured window, or the keyboard under the finger, differs from that
  /// of the last layout.
  func check(_ window: KeyboardWindow?) {
    follow(monitor?.finger)
    let keyboard = drag.state(from: announced)
    guard let window, !window.isSame(as: last.window) || keyboard != last.keyboard else {
      isInNewWindow = false
      return
    }
    guard isReady() else { return }
    isInNewWindow = false
    last = (window, keyboard)
    onChange(settlingAnimation)
  }
}

// MARK: Drags

extension KeyboardWindowReader {
  /// Ends drags at the notifications of a tracker, from now on.
  ///
  /// A notification that changes the keyboard does so in the layout that follows.
  func endDrags(with tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    self.tracker = tracker
    token = tracker.observeEvents { [weak self] event, outcome in
      guard case .notification(let notification) = event, outcome.isRepetition else { return }
      self?.settle(in: notification.payload.animation)
    }
  }

  private func settle(in animation: KeyboardAnimation?) {
    guard follow(monitor?.findFinger(), settles: true) else { return }
    settlingAnimation = animation
    check()
  }

  /// Moves the keyboard along with a finger, and returns true if it has moved.
  ///
  /// After the finger has lifted, UIKit posts a notification. If it does not, a timer ends the
  /// drag.
  @discardableResult
  private func follow(_ finger: KeyboardFinger?, settles: Bool = false) -> Bool {
    let hasMoved = drag.follow(finger, in: announced, settles: settles)
    if !drag.isReleased {
      settleTimer = nil
    } else if settleTimer == nil {
      settleTimer = schedule(KeyboardDrag.settlingTime) { [weak self] in
        guard let self else { return }
        settle(in: announced.animation)
      }
    }
    return hasMoved
  }
}

// MARK: -

/// Monitor of a window that moves on its screen, or in which a finger drags the keyboard.
///
/// UIKit posts no notification of either, so the window is measured once in each frame while a
/// keyboard is on screen. The readers of all views in a window share one monitor, and keep it
/// alive.
@MainActor
final class KeyboardWindowMonitor {
  /// Called with true when ``check()`` must be called just before each frame is committed, and with
  /// false when it need not be called any more.
  var setNeedsFrames: @MainActor (Bool) -> Void = { _ in }

  /// The finger that drags the keyboard, as of the last time it was searched.
  private(set) var finger: KeyboardFinger?

  private weak var window: AnyObject?
  private let measure: @MainActor () -> KeyboardWindow?
  private let measureFinger: @MainActor () -> KeyboardFinger?
  private var readers: [Weak<KeyboardWindowReader>] = []
  private var needsFrames = false

  private static var monitors: [Weak<KeyboardWindowMonitor>] = []

  /// Makes a monitor without readers.
  ///
  /// - Parameters:
  ///   - window: The window; it is not kept alive.
  ///   - measure: Returns the frame of the window and its screen; `nil` if there is no window.
  ///   - finger: Returns the finger that drags the keyboard, if one does. It is called once in each
  ///     frame.
  init(
    _ window: AnyObject,
    measure: @escaping @MainActor () -> KeyboardWindow?,
    finger: @escaping @MainActor () -> KeyboardFinger?
  ) {
    self.window = window
    self.measure = measure
    measureFinger = finger
  }

  /// Returns the monitor that the readers of all views in a window share.
  ///
  /// - Parameters:
  ///   - window: The window; it is not kept alive.
  ///   - make: Makes the monitor if the window has none.
  /// - Returns: A monitor that ends when no reader keeps it any more.
  static func shared(
    by window: AnyObject,
    orMakeBy make: () -> KeyboardWindowMonitor
  ) -> KeyboardWindowMonitor {
    monitors.removeAll { $0.object == nil }
    if let monitor = monitors.lazy.compactMap(\.object).first(where: { $0.window === window }) {
      return monitor
    }
    let monitor = make()
    monitors.append(Weak(object: monitor))
    return monitor
  }

  /// Measures the window just before a frame is committed, and compares it in each reader.
  func check() {
    findFinger()
    let window = current()
    for reader in readers { reader.object?.check(window) }
    updateNeedsFrames()
  }

  /// Searches the window for a finger that drags the keyboard, and returns it.
  @discardableResult
  func findFinger() -> KeyboardFinger? {
    finger = measureFinger()
    return finger
  }

  /// Returns the window as it is now; `nil` if its frame is not known.
  func current() -> KeyboardWindow? {
    guard let window = measure(), window.frame.isFinite else { return nil }
    return window
  }

  /// Adds the reader of a view.
  func add(_ reader: KeyboardWindowReader) {
    readers.append(Weak(object: reader))
    updateNeedsFrames()
  }

  /// Removes the reader of a view.
  func remove(_ reader: KeyboardWindowReader) {
    readers.removeAll { $0.object == nil || $0.object === reader }
    updateNeedsFrames()
  }

  /// Calls ``setNeedsFrames`` if the readers begin or cease to need frames.
  func updateNeedsFrames() {
    let needed = readers.contains { $0.object?.needsFrames == true }
    if !needed { finger = nil }
    guard needed != needsFrames else { return }
    needsFrames = needed
    setNeedsFrames(needed)
  }
}

/// Reference that does not keep its object alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}

// MARK: -

/// Frame of a window on its screen.
struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  var frame: CGRect
  /// The screen of the window, if it is known.
  var screen: KeyboardScreen?

  /// Makes a value from its parts.
  init(frame: CGRect, screen: KeyboardScreen? = nil) {
    self.frame = frame
    self.screen = screen
  }

  /// Returns true if the screen is the same, and no edge differs by half a point or more.
  func isSame(as other: KeyboardWindow?) -> Bool {
    guard let other else { return false }
    return screen == other.screen && frame.isSame(as: other.frame)
  }
}

extension KeyboardTracker {
  /// The window of the environment with which the tracker was made; `nil` if it has none.
  ///
  /// An adapter's environment is not used, since its window may be that of another view.
  var givenWindow: KeyboardWindow? {
    givenEnvironment?().window.map { KeyboardWindow(frame: $0) }
  }
}

extension OverlapMeasurement {
  /// Makes the measurement of a view in a window.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its window, in points.
  ///   - size: The size of the bounds in the view's own coordinates; their origin is zero.
  ///   - window: The window; without it, the frame is in screen coordinates.
  init(at frame: CGRect, size: CGSize, in window: KeyboardWindow?) {
    let origin = window?.frame.origin ?? .zero
    var frameOnScreen = frame
    frameOnScreen.origin.x += origin.x
    frameOnScreen.origin.y += origin.y
    self.init(at: frameOnScreen, size: size)
    screen = window?.screen
  }
}
