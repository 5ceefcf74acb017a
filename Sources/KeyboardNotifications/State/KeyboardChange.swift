import Foundation

/// Kind of a change from one delivered state to the next.
public enum KeyboardChange: String, Sendable, Hashable {
  /// The keyboard came on screen.
  case appeared
  /// The keyboard has another size, or covers another height.
  case resized
  /// The keyboard moved on the screen, was docked or undocked, or went to another screen.
  case moved
  /// The keyboard left the screen.
  case disappeared

  /// Returns the kind of the change between two states; `nil` if they are the same to an observer.
  init?(from old: KeyboardState, to new: KeyboardState) {
    switch (old.isVisible, new.isVisible) {
    case (false, false): return nil
    case (false, true): self = .appeared
    case (true, false): self = .disappeared
    case (true, true):
      let oldFrame = old.frame ?? .zero
      let newFrame = new.frame ?? .zero
      let coversSameHeight = old.coveredHeight == new.coveredHeight
      if old.placement != new.placement || old.screen.isOther(than: new.screen) {
        self = .moved
      } else if coversSameHeight && oldFrame.isSame(as: newFrame) {
        return nil
      } else if coversSameHeight && oldFrame.hasSameSize(as: newFrame) {
        self = .moved
      } else {
        self = .resized
      }
    }
  }
}
