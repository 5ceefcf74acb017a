public import KeyboardNotifications

/// What becomes of the event in one column of a timeline: the marks of its last row.
public enum KeyboardTimelineOutcome: Character, Sendable, Hashable, CaseIterable {
  /// Nothing happened.
  case nothing = "-"
  /// Observers were told that the keyboard appeared.
  case appeared = "^"
  /// Observers were told that the keyboard has another size.
  case resized = "#"
  /// Observers were told that the keyboard went elsewhere.
  case moved = ">"
  /// Observers were told that the keyboard disappeared.
  case disappeared = "v"
  /// The event was taken in, and nobody was told.
  case noted = "."
  /// A disappearance waits for the keyboard that may follow it.
  case held = "~"
  /// The event was dropped, for whatever reason.
  case dropped = "x"

  /// The mark of an outcome.
  public init(_ outcome: KeyboardOutcome) {
    switch outcome {
    case .transition(let transition): self.init(transition.change)
    case .noted: self = .noted
    case .held: self = .held
    case .dropped: self = .dropped
    }
  }

  private init(_ change: KeyboardChange) {
    switch change {
    case .appeared: self = .appeared
    case .resized: self = .resized
    case .moved: self = .moved
    case .disappeared: self = .disappeared
    }
  }
}
