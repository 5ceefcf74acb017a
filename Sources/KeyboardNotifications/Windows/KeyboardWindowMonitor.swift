package import Foundation

/// Monitor of a window, for which no notification is posted when it moves on its screen or when a
/// finger in it drags the keyboard.
///
/// All views in a window share one, and keep it alive. While one of them has a keyboard, the window
/// is measured once in each frame.
@MainActor
package final class KeyboardWindowMonitor {
  /// Called with true when ``check()`` is to be called just before each frame is committed, and
  /// with false when it is not any more.
  package var setNeedsFrames: @MainActor (Bool) -> Void = { _ in }

  /// The finger that drags the keyboard, as of the last frame.
  private(set) var finger: CGFloat?

  private weak var window: AnyObject?
  private let measure: @MainActor () -> KeyboardWindow?
  private let findFinger: @MainActor () -> CGFloat?
  private var views: [Weak<KeyboardWindowReader>] = []
  private var needsFrames = false

  private static var monitors: [Weak<KeyboardWindowMonitor>] = []

  /// Makes a monitor without views.
  ///
  /// - Parameters:
  ///   - window: The window; it is not kept alive.
  ///   - measure: Returns the frame of the window and its screen; `nil` if there is no window.
  ///   - finger: Returns the height on the screen of a finger that drags a scroll view whose
  ///     keyboard goes along. It is called once in each frame.
  package init(
    _ window: AnyObject,
    measure: @escaping @MainActor () -> KeyboardWindow?,
    finger: @escaping @MainActor () -> CGFloat?
  ) {
    self.window = window
    self.measure = measure
    findFinger = finger
  }

  /// Returns the monitor that all views in a window share.
  ///
  /// - Parameters:
  ///   - window: The window; it is not kept alive.
  ///   - make: Makes the monitor where no view has one of this window.
  /// - Returns: A monitor that ends when no view keeps it any more.
  package static func shared(
    by window: AnyObject,
    orNew make: () -> KeyboardWindowMonitor
  ) -> KeyboardWindowMonitor {
    // mutant: swap, because a monitor that is gone is not found
    monitors.removeAll { $0.object == nil }
    if let monitor = monitors.lazy.compactMap(\.object).first(where: { $0.window === window }) {
      return monitor
    }
    let monitor = make()
    monitors.append(Weak(object: monitor))
    return monitor
  }

  /// Measures the window, just before a frame is committed, and compares it for each view.
  package func check() {
    finger = findFinger()
    let window = current()
    for view in views { view.object?.check(window) }
    update()
  }

  /// Returns the window as it is now, with the finger of the last frame; `nil` if its frame is
  /// not known.
  func current() -> KeyboardWindow? {
    guard var window = measure(), window.frame.isFinite else { return nil }
    window.finger = finger
    return window
  }

  func add(_ view: KeyboardWindowReader) {
    views.append(Weak(object: view))
    update()
  }

  func remove(_ view: KeyboardWindowReader) {
    views.removeAll { $0.object == nil || $0.object === view }
    update()
  }

  /// Needs frames as long as a view does.
  func update() {
    let needed = views.contains { $0.object?.needsFrames == true }
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
