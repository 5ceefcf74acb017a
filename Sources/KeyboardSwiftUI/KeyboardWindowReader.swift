import Foundation
import KeyboardNotifications

/// Reader of the window of one view and of the keyboard in it, for each layout of the view.
///
/// UIKit posts no notification when a window moves on its screen, or when a finger drags the
/// keyboard. So both are measured just before each commit while a keyboard is on screen.
///
/// As long as the window is not known, the overlap is not known either, and the view is laid out
/// without a keyboard.
@MainActor
final class KeyboardWindowReader {
  /// Called if the window or a dragged keyboard has changed since the last layout, with the
  /// animation of a new layout; `nil` if the new layout is not animated.
  var onChange: @MainActor (KeyboardAnimation?) -> Void = { _ in }
  /// Returns true if ``onChange`` can be called at this moment; otherwise it is called before
  /// the next commit.
  var isReady: @MainActor () -> Bool = { true }

  /// The view that measures the window; it is not kept alive.
  private(set) weak var source: (any KeyboardWindowSource)?
  /// True as long as ``check()`` must be called just before each commit.
  private(set) var needsCheckBeforeCommit = false
  /// True after the view has got a window, until that window is compared or read for a layout.
  private var isInNewWindow = false
  /// The keyboard of the last layout, as it was delivered.
  private var delivered = KeyboardState.initial
  /// The window and the keyboard of the last layout.
  private var last: (window: KeyboardWindow?, keyboard: KeyboardState) = (nil, .initial)
  /// The animation in which a drag has ended, until the next layout.
  private var springBackAnimation: KeyboardAnimation?
  /// The coordinator of the tracker whose keyboard is read.
  private weak var coordinator: KeyboardReaderCoordinator?

  /// Makes a reader of a view that is in no window.
  init() {}

  /// The window as it is now; `nil` if its frame is not known.
  var window: KeyboardWindow? {
    guard let window = source?.keyboardWindow, window.frame.isFinite else { return nil }
    return window
  }

  /// Reads the keyboard of a coordinator's tracker from now on, which gets to know the window.
  func follow(_ coordinator: KeyboardReaderCoordinator) {
    guard self.coordinator !== coordinator else { return }
    self.coordinator?.remove(self)
    self.coordinator = coordinator
    coordinator.add(self)
  }

  /// Reads a window from now on, to which the view has come.
  ///
  /// - Parameter source: The view that measures the window. If it has left its window, it is not
  ///   compared until it is in one again.
  func windowDidChange(in source: any KeyboardWindowSource) {
    self.source = source
    isInNewWindow = source.keyboardWindow != nil
    needsCheckBeforeCommit = isInNewWindow
    coordinator?.monitorCommits()
  }

  /// Returns the window and the keyboard for a layout of the view, and keeps both for comparisons.
  ///
  /// - Parameters:
  ///   - delivered: The state of the keyboard as it was delivered.
  ///   - given: The window to use until the view's own is known.
  /// - Returns: The window as it is now, the keyboard at the place to which a finger has pulled it,
  ///   and the animation in which it moves there. If no window is known, a hidden keyboard.
  func readForLayout(
    under delivered: KeyboardState,
    in given: KeyboardWindow?
  ) -> KeyboardReading {
    self.delivered = delivered
    isInNewWindow = false
    let springBackAnimation = springBackAnimation
    self.springBackAnimation = nil
    updateNeedsCheck()
    last = (window, keyboard)
    guard let window = last.window ?? given else { return KeyboardReading() }
    let keyboard = last.keyboard
    let animation = keyboard.isChanging ? keyboard.animation : springBackAnimation
    return KeyboardReading(
      window: window,
      keyboard: keyboard,
      animation: keyboard.pulledDownBy > 0 ? nil : animation
    )
  }

  /// Calls ``onChange`` if the window, or the keyboard under a finger, has changed since the last
  /// layout.
  func check() {
    let keyboard = keyboard
    if let window, !window.isSame(as: last.window) || keyboard != last.keyboard {
      guard isReady() else { return }
      last = (window, keyboard)
      onChange(springBackAnimation)
    }
    isInNewWindow = false
    updateNeedsCheck()
  }

  /// Checks, because the keyboard has sprung back to its delivered frame after a drag.
  func keyboardDidSpringBack(in animation: KeyboardAnimation?) {
    springBackAnimation = animation
    check()
  }

  /// The keyboard of the last layout, lowered to where a finger has pulled it.
  private var keyboard: KeyboardState {
    coordinator?.tracker?.lowered(delivered) ?? delivered
  }

  private func updateNeedsCheck() {
    let isInWindow = source?.keyboardWindow != nil
    let needed = isInWindow && (delivered.isVisible || isInNewWindow)
    guard needed != needsCheckBeforeCommit else { return }
    needsCheckBeforeCommit = needed
    coordinator?.monitorCommits()
  }
}

// MARK: -

/// What a reader has read for a layout of its view.
struct KeyboardReading {
  /// The window of the view; `nil` if it is not known.
  var window: KeyboardWindow?
  /// The keyboard at the place to which a finger has pulled it.
  var keyboard = KeyboardState.initial
  /// The animation in which the keyboard moves to that place; `nil` if it does not move, or follows
  /// a finger.
  var animation: KeyboardAnimation?
}

/// View that measures its window for a reader.
@MainActor
protocol KeyboardWindowSource: AnyObject {
  /// The window of the view; `nil` if it is in none.
  var keyboardWindow: KeyboardWindow? { get }

  /// The state of the app by the scene of the window; `nil` if that does not tell.
  var applicationState: KeyboardApplicationState? { get }

  /// True while Reduce Motion and Prefer Cross-Fade Transitions are on.
  var prefersCrossFadeTransitions: Bool { get }

  /// Searches the window for a responder that has the focus; `nil` if there is no window, or it was
  /// searched already.
  func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool?

  /// Searches the window for the finger that drags the keyboard, unless it was searched already.
  func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger?
}

extension KeyboardTracker {
  /// The window of the environment with which the tracker was made; `nil` if it has none.
  ///
  /// An adapter's environment is not used, because its window may be another view's.
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
    self.window = window
  }
}
