package import Foundation

/// Frame of a window on its screen, and the finger that drags the keyboard in it.
package struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  package var frame: CGRect
  /// The screen of the window, if it is known.
  package var screen: KeyboardScreen?
  /// The height on the screen of a finger that drags a scroll view whose keyboard goes along.
  package var finger: CGFloat?

  /// Makes a value from its parts.
  package init(frame: CGRect, screen: KeyboardScreen? = nil, finger: CGFloat? = nil) {
    self.frame = frame
    self.screen = screen
    self.finger = finger
  }

  /// Returns true if the frames are the same to less than half a point, and all else is equal.
  func isSame(as other: KeyboardWindow?) -> Bool {
    guard let other, frame.isSame(as: other.frame) else { return false }
    return screen == other.screen && finger == other.finger
  }
}

extension KeyboardTracker {
  /// The window of the environment that the tracker was made with, if that has one.
  ///
  /// An adapter's environment is left out: its window is that of another view.
  package var givenWindow: KeyboardWindow? {
    givenEnvironment?().window.map { KeyboardWindow(frame: $0) }
  }
}
