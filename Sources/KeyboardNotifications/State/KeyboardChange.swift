/// What changed from one delivered state to the next.
public enum KeyboardChange: String, Sendable, Hashable, CaseIterable {
  /// The keyboard came on screen.
  case appeared
  /// The keyboard stayed where it was with another size, or covers another height.
  case resized
  /// The keyboard went elsewhere on the screen, docked or undocked.
  case moved
  /// The keyboard left the screen.
  case disappeared

  /// Compares two states; `nil` where an observer of the one need not hear of the other.
  init?(from old: KeyboardState, to new: KeyboardState) {
    switch (old.isVisible, new.isVisible) {
    case (false, false): return nil
    case (false, true): self = .appeared
    case (true, false): self = .disappeared
    case (true, true):
      let isAtSameFrame = old.frame.isSame(as: new.frame)
      let coversSame = old.coveredHeight == new.coveredHeight
      if old.placement != new.placement {
        self = .moved
      } else if isAtSameFrame && coversSame {
        return nil
      } else {
        self = coversSame && old.frame.hasSameSize(as: new.frame) ? .moved : .resized
      }
    }
  }
}
