/// Holder of a value that is released on the main actor only.
///
/// A main-actor handler may have captured views, which must not be released on another thread. Its
/// owner empties the box before releasing it; an empty box may be released on any thread.
@MainActor
package final class MainActorBox<Value: Sendable> {
  package var value: Value?

  package nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Releases the value: at once on the main actor, else there later.
  package nonisolated func empty() {
    MainQueue.perform { self.value = nil }
  }
}
