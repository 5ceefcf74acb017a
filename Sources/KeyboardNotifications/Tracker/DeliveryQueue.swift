/// Queue of values for a receiver that is not always ready.
///
/// A UI framework ignores a write to the state of its views while it updates them. A value that is
/// added at such a moment is delivered in a later turn of the main actor, or before the next value.
/// Values are delivered in order, each once.
@MainActor
package final class DeliveryQueue<Value> {
  /// Returns true if a value can be delivered at this moment.
  package var isReady: @MainActor () -> Bool = { true }
  /// Called with each value.
  package var deliver: @MainActor (Value) -> Void = { _ in }

  private var waiting: [Value] = []
  private var isDelivering = false

  /// Makes an empty queue that is always ready.
  package nonisolated init() {}

  /// Delivers a value after those that wait: at once if the receiver is ready, else later.
  package func add(_ value: Value) {
    waiting.append(value)
    if isReady() {
      deliverWaiting()
    } else {
      Task { [weak self] in self?.deliverWaiting() }
    }
  }

  /// Drops the values that wait.
  package func removeAll() {
    waiting = []
  }

  private func deliverWaiting() {
    // A value that is added during a delivery comes after it.
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isDelivering = false
  }
}
