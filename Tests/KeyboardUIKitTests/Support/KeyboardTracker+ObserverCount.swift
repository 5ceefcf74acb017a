@testable import KeyboardNotifications

extension KeyboardTracker {
  /// The number of observations that have not ended.
  ///
  /// KeyboardNotificationsTests has the same. TestSupport cannot have it: it is no product, so the
  /// app of Tests/Device/Hosted, which runs this file too, cannot import it.
  var observerCount: Int {
    transitionObservers.count + stateObservers.count + eventObservers.count
  }
}
