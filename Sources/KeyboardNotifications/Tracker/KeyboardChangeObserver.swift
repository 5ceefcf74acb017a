import TypedNotifications

/// Observer of changes for a view that comes and goes, and cannot be written to at each moment.
///
/// It can be paused, and goes on with the net change meanwhile: the sum of the height increments is
/// the covered height for such a view too.
///
/// While a framework updates its views it drops what is written to their state. A change that comes
/// then, as when a text field becomes first responder in an update, is given a turn later.
@MainActor
package final class KeyboardChangeObserver {
  /// Called with each change, in order.
  package var action: @MainActor (KeyboardTransition) -> Void = { _ in }
  /// Returns whether what is written now is taken.
  package var takesWrites: @MainActor () -> Bool = { true }

  /// The last change that was observed.
  private var last: KeyboardTransition?
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?
  /// The changes that could not be given, and the one that is being given late.
  private var waiting: [KeyboardTransition] = []

  /// Makes an observer that follows nothing yet.
  package init() {}

  /// Follows a tracker, for a view that has appeared, and gives the net change since the last one.
  package func start(_ tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    self.tracker = tracker
    let index = (last?.appearanceIndex ?? 0) + 1
    token = tracker.observe(from: last?.state ?? .initial, index: index) { [weak self] in
      self?.receive($0)
    }
  }

  /// Pauses, for a view that has disappeared; ``start(_:)`` goes on.
  package func stop() {
    tracker = nil
    token = nil
  }

  /// Follows another tracker from the next turn on, for a view that is being updated.
  package func follow(_ tracker: KeyboardTracker) {
    guard let followed = self.tracker, followed !== tracker else { return }
    Task { [weak self] in
      guard let self, self.tracker === followed else { return }
      start(tracker)
    }
  }

  private func receive(_ transition: KeyboardTransition) {
    last = transition
    guard !waiting.isEmpty || !takesWrites() else { return action(transition) }
    waiting.append(transition)
    guard waiting.count == 1 else { return }
    Task { [weak self] in
      // A change that comes meanwhile comes last.
      while let self, let next = waiting.first {
        action(next)
        waiting.removeFirst()
      }
    }
  }
}
