#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension View {
  /// Makes the views inside follow your own tracker instead of the shared one.
  ///
  /// Use it in previews and tests, with the tracker of a simulated keyboard, and for views that
  /// should make room for other apps' keyboards.
  ///
  /// - Parameter tracker: The tracker, which the view retains. You can pass another one while the
  ///   views are on screen.
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
