import Foundation

/// Reader of the window of one view, for each layout of the view.
///
/// As long as the window is not known, the overlap is not known either, and the view is laid out
/// without a keyboard.
@MainActor
package final class KeyboardWindowReader {
  /// Called if the window differs from the one of the last layout, with the animation of a new
  /// layout; `nil` if that is not animated.
  package var onChange: @MainActor (KeyboardAnimation?) -> Void = { _ in }
  /// Returns true if ``onChange`` can be called at this moment; otherwise it is called in the next
  /// frame.
  package var isReady: @MainActor () -> Bool = { true }

  /// The monitor of the window that the view is in; `nil` while it is in none.
  package var monitor: KeyboardWindowMonitor? {
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
  package nonisolated init() {}

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
  package func layout(
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
  package func check() {
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
