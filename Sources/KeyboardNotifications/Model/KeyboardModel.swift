import TypedNotifications

/// What is known of the keyboard, for user interfaces that update when what they read changes.
///
/// `Observable` where Observation exists, from iOS 17 on and on Linux, and an `ObservableObject`
/// where Combine exists, so that one model serves every system. All that it knows comes from a
/// ``KeyboardTracker``, and changes in the same turn as the tracker's observers are told.
///
/// ```swift
/// @State private var keyboard = KeyboardModel()        // iOS 17 and later
/// @StateObject private var keyboard = KeyboardModel()  // before
/// ```
///
/// The model observes as long as it lives, and begins with what the tracker knows.
@MainActor
public final class KeyboardModel {
  private let observation = KeyboardModelObservation.make()
  private var current: (state: KeyboardState, animation: KeyboardAnimation?)
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?

  /// Tells observers of the object, where there is such a thing, that it is about to change.
  nonisolated let willChange = KeyboardModelWillChange()

  /// Makes a model of the keyboard that a tracker follows.
  ///
  /// - Parameter tracker: The tracker; it is kept alive.
  public init(tracker: KeyboardTracker = .shared) {
    current = (.initial, nil)
    self.tracker = tracker
    token = tracker.observeDeliveries { [weak self] state, transition in
      self?.change(to: state, by: transition)
    }
  }

  /// Makes a model that stays as it is, for previews and tests.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - animation: The animation of the last change.
  public init(state: KeyboardState, animation: KeyboardAnimation? = nil) {
    current = (state, animation)
  }

  /// The state of the keyboard: what the tracker's observers were told of, and whether it is there.
  ///
  /// It begins with what the tracker knows; call ``KeyboardTracker/start()`` at launch.
  public var state: KeyboardState {
    observation.read(self)
    return current.state
  }

  /// How to move along with the last change; `nil` where the notification did not say.
  public var animation: KeyboardAnimation? {
    observation.read(self)
    return current.animation
  }

  private func change(to state: KeyboardState, by transition: KeyboardTransition?) {
    willChange.send()
    observation.change(self) {
      current.state = state
      if let transition { current.animation = transition.animation }
    }
  }
}
