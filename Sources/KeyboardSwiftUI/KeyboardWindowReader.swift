import Foundation
import KeyboardNotifications

/// Reader of the window of one view, for each layout of the view.
///
/// As long as the window is not known, the overlap is not known either, and the view is laid out
/// without a keyboard.
@MainActor
final class KeyboardWindowReader {
  /// Called if the window differs from the one of the last layout, with the animation of a new
  /// layout; `nil` if that is not animated.
  var onChange: @MainActor (KeyboardAnimation?) -> Void = { _ in }
  /// Returns true if ``onChange`` can be called at this moment; otherwise it is called in the next
  /// frame.
  var isReady: @MainActor () -> Bool = { true }

  /// The monitor of the window that the view is in; `nil` while it is in none.
  var monitor: KeyboardWindowMonitor? {
    didSet {
      guard monitor !== oldValue else { return }
      // mutant: swap, because the flag is read only later
      oldValue?.remove(self)
      isInNewWindow = true
      monitor?.add(self)
    }
  }

  /// The window of the last layout.
  private var last: KeyboardWindow?
  /// The keyboard of the last layout, as it was announced.
  private var keyboard = KeyboardState.initial
  /// True until the window to which the view has come is compared, or read for a layout.
  // mutant: false to true, because it is set when the view comes to a window
  private var isInNewWindow = false

  /// Makes a reader of a view that is in no window.
  nonisolated init() {}

  /// True while the window must be compared before each frame.
  var needsFrames: Bool {
    keyboard.isVisible || isInNewWindow
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
    keyboard = announced
    last = removingFingerAboveKeyboard(from: monitor?.current())
    isInNewWindow = false
    monitor?.updateNeedsFrames()
    guard let window = last ?? given else { return (nil, .initial) }
    return (window, window.finger.map { announced.lowered(toTop: $0) } ?? announced)
  }

  /// Calls ``onChange`` if the window differs from the one of the last layout.
  func check() {
    check(monitor?.current())
    monitor?.updateNeedsFrames()
  }

  /// Calls ``onChange`` if a measured window differs from the one of the last layout.
  func check(_ measured: KeyboardWindow?) {
    let window = removingFingerAboveKeyboard(from: measured)
    guard let window, !window.isSame(as: last) else {
      isInNewWindow = false
      return
    }
    guard isReady() else { return }
    let isDragOver = window.finger == nil && last?.finger != nil
    isInNewWindow = false
    // mutant: swap, because a layout in the call reads the same window
    last = window
    onChange(isDragOver ? keyboard.animation : nil)
  }

  /// Returns a window without a finger that is above the keyboard's top, and so does not pull it
  /// down.
  private func removingFingerAboveKeyboard(from measured: KeyboardWindow?) -> KeyboardWindow? {
    guard var window = measured else { return nil }
    let top = keyboard.dockedFrame?.origin.y ?? .infinity
    let isBelowTop = window.finger.map { $0 > top } ?? false
    if !isBelowTop { window.finger = nil }
    return window
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

  /// The vertical screen coordinate of the finger that drags the keyboard, as of the last frame.
  private(set) var finger: CGFloat?

  private weak var window: AnyObject?
  private let measure: @MainActor () -> KeyboardWindow?
  private let findFinger: @MainActor () -> CGFloat?
  private var readers: [Weak<KeyboardWindowReader>] = []
  private var needsFrames = false

  private static var monitors: [Weak<KeyboardWindowMonitor>] = []

  /// Makes a monitor without readers.
  ///
  /// - Parameters:
  ///   - window: The window; it is not kept alive.
  ///   - measure: Returns the frame of the window and its screen; `nil` if there is no window.
  ///   - finger: Returns the vertical screen coordinate of a finger that drags the keyboard. It is
  ///     called once in each frame.
  init(
    _ window: AnyObject,
    measure: @escaping @MainActor () -> KeyboardWindow?,
    finger: @escaping @MainActor () -> CGFloat?
  ) {
    self.window = window
    self.measure = measure
    findFinger = finger
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
    // mutant: swap, because a monitor that is gone is not found
    // mutant: drop, because only its memory would be kept
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
    finger = findFinger()
    let window = current()
    for reader in readers { reader.object?.check(window) }
    updateNeedsFrames()
  }

  /// Returns the window as it is now, with the finger of the last frame; `nil` if its frame is
  /// not known.
  func current() -> KeyboardWindow? {
    guard var window = measure(), window.frame.isFinite else { return nil }
    window.finger = finger
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
    // mutant: swap, because the closure only begins or ends the frames
    needsFrames = needed
    setNeedsFrames(needed)
  }
}

/// Reference that does not keep its object alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}

// MARK: -

/// Frame of a window on its screen, and the finger that drags the keyboard in it.
struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  var frame: CGRect
  /// The screen of the window, if it is known.
  var screen: KeyboardScreen?
  /// The vertical screen coordinate of a finger that drags the keyboard, in points.
  var finger: CGFloat?

  /// Makes a value from its parts.
  init(frame: CGRect, screen: KeyboardScreen? = nil, finger: CGFloat? = nil) {
    self.frame = frame
    self.screen = screen
    self.finger = finger
  }

  /// Returns true if screen and finger are equal, and no edge differs by half a point or more.
  func isSame(as other: KeyboardWindow?) -> Bool {
    guard let other, frame.isSame(as: other.frame) else { return false }
    return screen == other.screen && finger == other.finger
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
