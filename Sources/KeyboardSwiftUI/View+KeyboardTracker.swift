#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Makes the views inside follow a tracker in place of the shared one.
  ///
  /// Use it in previews and tests, with a tracker of a notification center of their own, and for
  /// views that follow the keyboards of other apps too.
  ///
  /// - Parameter tracker: The tracker, which the view retains. It may be replaced while the views
  ///   are on screen.
  /// - Returns: A view whose environment has the tracker.
  public func keyboardTracker(_ tracker: KeyboardTracker) -> some View {
    environment(\.keyboardTracker, tracker)
  }
}

extension EnvironmentValues {
  /// The tracker to follow; `nil` for the shared one.
  var keyboardTracker: KeyboardTracker? {
    get { self[KeyboardTrackerKey.self] }
    set { self[KeyboardTrackerKey.self] = newValue }
  }
}

private struct KeyboardTrackerKey: EnvironmentKey {
  static let defaultValue: KeyboardTracker? = nil
}
#endif
