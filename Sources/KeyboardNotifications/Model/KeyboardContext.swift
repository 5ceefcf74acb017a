/// What a part of a view tree has been told of the keyboard by the views above it.
package struct KeyboardContext: Sendable {
  /// The state that a view above gives; `nil` where none does.
  package var given: KeyboardState?
  /// The tracker to follow; `nil` for the shared one.
  package var tracker: KeyboardTracker?

  package init(given: KeyboardState? = nil, tracker: KeyboardTracker? = nil) {
    self.given = given
    self.tracker = tracker
  }

  /// The state that counts here; one that is given comes before one that a view has found itself.
  package func state(orElse found: KeyboardState = .initial) -> KeyboardState {
    given ?? found
  }

  /// The context of a part that knows of no keyboard, where that is asked for.
  package func ignoringKeyboard(_ ignoresKeyboard: Bool) -> KeyboardContext {
    ignoresKeyboard ? KeyboardContext(given: .initial, tracker: tracker) : self
  }

  /// The tracker to follow.
  @MainActor
  package var followedTracker: KeyboardTracker {
    tracker ?? .shared
  }
}
