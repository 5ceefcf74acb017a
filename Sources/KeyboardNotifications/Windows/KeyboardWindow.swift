package import Foundation

/// Frame of a window on its screen, and the finger that drags the keyboard in it.
package struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  package var frame: CGRect
  /// The screen of the window, if it is known.
  package var screen: KeyboardScreen?
  /// The vertical screen coordinate of a finger that drags the keyboard, in points.
  package var finger: CGFloat?

  /// Makes a value from its parts.
  package init(frame: CGRect, screen: KeyboardScreen? = nil, finger: CGFloat? = nil) {
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
  package var givenWindow: KeyboardWindow? {
    givenEnvironment?().window.map { KeyboardWindow(frame: $0) }
  }
}
