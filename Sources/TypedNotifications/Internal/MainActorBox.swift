/// Value that is released on the main actor, wherever whoever keeps it ends.
///
/// A handler of the main actor may have captured views, which may be released there only. The box
/// itself may be released anywhere once it is empty.
@MainActor
package final class MainActorBox<Value: Sendable> {
  package var value: Value?

  package nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Releases the value, at once where the main actor runs, else later there.
  package nonisolated func empty() {
    MainQueue.performNowOrLater { self.value = nil }
  }
}
