@testable import KeyboardNotifications

extension KeyboardTracker {
  /// The number of observations that have not ended.
  var observerCount: Int {
    observers.count + eventObservers.count
  }
}
