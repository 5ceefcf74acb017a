package import Foundation
import TypedNotifications

/// What a part of a SwiftUI view tree has been told of the keyboard by the views above it.
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

  /// The state that is given; where none is, reports once that the keyboard counts as hidden.
  package func stateOrReport(to reporter: FailureReporter = .shared) -> KeyboardState {
    if let given { return given }
    reporter.report(
      "\\.keyboard was read where no view above tells of the keyboard, so it counts as hidden.",
      of: KeyboardNotificationType.willShow.name,
      reading: KeyboardContext.self,
      remedy: "Put tracksKeyboard() on the root of the app, or read @ObservedKeyboard instead."
    )
    return .initial
  }
}

/// The state of the keyboard for a view that begins to follow a tracker when it first reads it.
@MainActor
package final class KeyboardStateObservation {
  private var state = KeyboardState.initial
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?

  package nonisolated init() {}

  /// The present state of a tracker, which is followed from now on.
  ///
  /// - Parameters:
  ///   - newTracker: The tracker; another one than before takes its place.
  ///   - onChange: Called with the animation of each change that follows, once the state has changed.
  /// - Returns: The state that observers of the tracker know.
  package func state(
    of newTracker: KeyboardTracker,
    onChange: @escaping @MainActor (KeyboardAnimation?) -> Void
  ) -> KeyboardState {
    if tracker !== newTracker {
      tracker = newTracker
      token = nil
      token = newTracker.observeDeliveries { [weak self] state, transition in
        guard let self else { return }
        self.state = state
        // The first call comes at once: whoever asks gets that state.
        if token != nil { onChange(transition?.animation) }
      }
    }
    return state
  }
}

/// The place that SwiftUI has given to a container, and the padding that keeps it clear.
package struct KeyboardContainer: Sendable, Equatable {
  /// The container's frame in the coordinates of its window, in points.
  package var frame: CGRect
  /// The window's frame on the screen; without it, the window begins where the screen does.
  package var window: CGRect?
  /// The screen that the window is on, where it is known.
  package var screen: KeyboardScreen?

  package init(frame: CGRect, window: CGRect? = nil, screen: KeyboardScreen? = nil) {
    self.frame = frame
    self.window = window
    self.screen = screen
  }

  /// The padding at the container's bottom.
  ///
  /// Whatever has moved the container already, such as SwiftUI with the safe area that it adds for
  /// the keyboard, has left less of it to cover; so nothing is counted twice.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - spacing: What to add while something is covered.
  ///   - minimum: The least padding, which holds whether or not something is covered.
  /// - Returns: At most the container's height.
  package func padding(
    in state: KeyboardState,
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0
  ) -> CGFloat {
    let onScreen = window.map { frame.offsetBy(dx: $0.origin.x, dy: $0.origin.y) } ?? frame
    let covered = state.coveredHeight(of: onScreen, on: screen)
    let padding = max(minimum, covered > 0 ? covered + spacing : 0)
    return padding.isFinite ? min(max(0, padding), max(0, frame.size.height)) : 0
  }
}
