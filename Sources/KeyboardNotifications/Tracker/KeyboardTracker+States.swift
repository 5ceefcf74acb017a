import TypedNotifications

/// A state that an observer of states is told of; the transition to it, unless it only settled.
typealias KeyboardStateHandler = @MainActor (KeyboardState, KeyboardTransition?) -> Void

extension KeyboardTracker {
  /// Calls a closure with each state that observers may know, until the token ends.
  ///
  /// That is the state after each transition, and then the same one settled, which is no transition
  /// and so is known from reports only. What is kept back from observers of transitions, in the
  /// background or by coalescing, is kept back here too. Each state is read from the tracker, so
  /// that an observer that makes the system post meanwhile leaves nobody with an older state.
  func observeStates(_ handler: @escaping KeyboardStateHandler) -> NotificationToken {
    var last = deliveredState
    let changes = observe { [weak self] transition in
      guard let state = self?.deliveredState, state != last else { return }
      last = state
      handler(state, transition)
    }
    let settling = observeReports { [weak self] report in
      guard report.outcome == .noted, let state = self?.state, state != last else { return }
      guard KeyboardChange(from: last, to: state) == nil else { return }
      last = state
      handler(state, nil)
    }
    return NotificationToken {
      changes.cancel()
      settling.cancel()
    }
  }
}
