@testable import KeyboardNotifications

extension KeyboardTracker {
  /// The number of observations that have not ended.
  var observerCount: Int {
    transitionObservers.count + stateObservers.count + eventObservers.count
  }
}
