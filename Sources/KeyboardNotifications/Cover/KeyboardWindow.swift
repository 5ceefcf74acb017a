package import Foundation

/// Frame of a window on its screen, and the finger that drags the keyboard in it.
package struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  package var frame: CGRect
  /// The screen of the window, where it is known.
  package var screen: KeyboardScreen?
  /// The height on the screen of a finger that drags a scroll view whose keyboard goes along.
  package var finger: CGFloat?

  /// Makes a value from its parts.
  package init(frame: CGRect, screen: KeyboardScreen? = nil, finger: CGFloat? = nil) {
    self.frame = frame
    self.screen = screen
    self.finger = finger
  }
}

extension KeyboardTracker {
  /// The window of the tracker's environment, where the app or an adapter gives one.
  package var window: KeyboardWindow? {
    environment().window.map { KeyboardWindow(frame: $0) }
  }
}

/// Watch over the frame of a window, of which no notification is posted when it changes.
///
/// A view keeps the frame in a state that a framework stores. A write that the framework drops, since
/// it is updating its views, is repeated a turn later.
@MainActor
package final class KeyboardWindowWatch {
  /// Returns the frame that is stored.
  package var read: @MainActor () -> KeyboardWindow? = { nil }
  /// Stores a frame.
  package var write: @MainActor (KeyboardWindow) -> Void = { _ in }

  private let measure: @MainActor () -> KeyboardWindow?
  private lazy var turns = MainRunLoopTurns { [weak self] in self?.look() }

  /// Makes a watch that does nothing yet.
  ///
  /// - Parameter measure: Returns the frame of the window; `nil` while there is no window.
  package init(measure: @escaping @MainActor () -> KeyboardWindow?) {
    self.measure = measure
  }

  /// The state of the keyboard as it was announced.
  ///
  /// While a keyboard is up, the watch looks once in each turn of the main run loop, and a finger
  /// counts that is below the keyboard's top. One that is stored when the keyboard hides is removed a
  /// turn later, so that the next keyboard does not begin there.
  package var keyboard = KeyboardState.initial {
    didSet {
      guard keyboard.isVisible != oldValue.isVisible else { return }
      turns.isNeeded = keyboard.isVisible
      if !keyboard.isVisible, read()?.finger != nil { lookLater() }
    }
  }

  /// Measures the window, and writes it where it differs from the stored one.
  package func look() {
    look(mayRepeat: true)
  }

  private func lookLater() {
    Task { [weak self] in self?.look(mayRepeat: false) }
  }

  private func look(mayRepeat: Bool) {
    guard var window = measure(), window.frame.isFinite else { return }
    let top = keyboard.dockedFrame?.origin.y ?? .infinity
    if let finger = window.finger, !(finger > top) { window.finger = nil }
    guard !isStored(window) else { return }
    write(window)
    if mayRepeat, !isStored(window) { lookLater() }
  }

  /// Returns whether the stored frame is the same to within half a point, and all else is equal.
  private func isStored(_ window: KeyboardWindow) -> Bool {
    guard let stored = read(), stored.frame.isSame(as: window.frame) else { return false }
    return stored.screen == window.screen && stored.finger == window.finger
  }
}
