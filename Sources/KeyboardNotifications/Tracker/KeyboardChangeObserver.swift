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

  private var known = KeyboardState.initial
  private var appearanceIndex = 0
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
    token = tracker.observe(from: known, index: appearanceIndex + 1) { [weak self] in
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
    known = transition.state
    appearanceIndex = transition.appearanceIndex
    guard !waiting.isEmpty || !takesWrites() else { return action(transition) }
    waiting.append(transition)
    guard waiting.count == 1 else { return }
    Task { [weak self] in self?.catchUp() }
  }

  /// Gives what waits; a change that comes meanwhile comes last.
  private func catchUp() {
    while let next = waiting.first {
      action(next)
      waiting.removeFirst()
    }
  }
}
