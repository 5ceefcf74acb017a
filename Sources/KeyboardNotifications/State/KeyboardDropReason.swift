/// Why a notification produced nothing.
public enum KeyboardDropReason: String, Sendable, Hashable, CaseIterable {
  /// The notification says what is already known.
  case duplicate
  /// The notification confirms an announcement that a newer one has replaced.
  case stale
  /// The keyboard belongs to another app, and other apps are ignored.
  case otherApp
  /// The app is not active; the net change is delivered when it is again.
  case inactive
  /// The keyboard is being dragged: a zero rectangle in a change of frame.
  case dragging
  /// The notification could not be read.
  case malformed
  /// The notification speaks of nothing that is on screen, or is none of the six.
  case notAKeyboard
}
