import TypedNotifications

/// Trackers whose states the views made of one value have read.
///
/// It holds no state of its own, so that it may be shared: a framework makes any number of views of
/// one stored value. Each tracker is followed from the first reading until the object is released.
@MainActor
package final class KeyboardReadings {
  private var followed: [(tracker: KeyboardTracker, token: NotificationToken)] = []

  /// Makes an object that follows nothing yet.
  package nonisolated init() {}

  /// Returns the present state of a tracker, and follows the tracker from now on.
  ///
  /// - Parameters:
  ///   - tracker: The tracker; it is kept alive.
  ///   - onChange: Called with the animation of each state that follows, once it can be read; `nil`
  ///     where the state is only confirmed. Only the closure of the first reading is kept.
  /// - Returns: The state that the observers of the tracker were given.
  package func state(
    of tracker: KeyboardTracker,
    onChange: @escaping @MainActor (KeyboardAnimation?) -> Void
  ) -> KeyboardState {
    if !followed.contains(where: { $0.tracker === tracker }) {
      let index = followed.count
      let token = tracker.observeDeliveries { [weak self] _, transition in
        // The first call comes at once, with the state that is returned.
        if let self, followed.count > index { onChange(transition?.animation) }
      }
      followed.append((tracker, token))
    }
    return tracker.machine.delivered
  }
}
