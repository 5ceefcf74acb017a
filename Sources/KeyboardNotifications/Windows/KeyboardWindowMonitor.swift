package import Foundation

/// Monitor of a window that moves on its screen, or in which a finger drags the keyboard.
///
/// UIKit posts no notification of either, so the window is measured once in each frame while a
/// keyboard is on screen. The readers of all views in a window share one monitor, and keep it
/// alive.
@MainActor
package final class KeyboardWindowMonitor {
  /// Called with true when ``check()`` must be called just before each frame is committed, and with
  /// false when it need not be called any more.
  package var setNeedsFrames: @MainActor (Bool) -> Void = { _ in }

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
  package init(
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
  package static func shared(
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
  package func check() {
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
