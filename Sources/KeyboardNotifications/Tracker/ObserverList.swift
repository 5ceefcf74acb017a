import Foundation
import TypedNotifications

/// Closure with which an observer of a tracker is called.
enum DeliveryHandler: Sendable {
  case ofTransitions(@MainActor (KeyboardTransition) -> Void)
  case ofStates(@MainActor (KeyboardState, KeyboardTransition?) -> Void)
  case ofReports(@MainActor (KeyboardReport) -> Void)
}

/// Observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled during a call: one that is added is called the next time,
/// one that is cancelled is called no more.
@MainActor
final class ObserverList {
  /// The number of observers that have not been cancelled.
  private(set) var count = 0
  /// The observers by their numbers; `nil` in place of one that was cancelled during a call.
  private var handlers: [(number: Int, handler: DeliveryHandler?)] = []
  private var nextNumber = 0
  private var isCalling = false
  private nonisolated let lock = NSLock()
  /// The numbers of the observers that were cancelled and are not removed yet, under the lock.
  private nonisolated(unsafe) var cancelled: [Int] = []

  nonisolated init() {}

  /// Adds an observer; its token does not keep the handler, and may be cancelled on any thread.
  // Not inlined, as `start` and `handle` of the tracker are not: each observing function had a copy.
  @inline(never)
  func add(_ handler: DeliveryHandler) -> NotificationToken {
    let number = nextNumber
    nextNumber += 1
    handlers.append((number, handler))
    count += 1
    return NotificationToken { [weak self] in
      self?.lock.withLock { self?.cancelled.append(number) }
      MainQueue.performInTurnOrLater { self?.removeCancelled() }
    }
  }

  /// Calls a function with the handler of each observer that is not cancelled by then.
  func forEach(_ body: (DeliveryHandler) -> Void) {
    guard count > 0 else { return }
    removeCancelled()
    isCalling = true
    for index in handlers.indices {
      if let handler = handlers[index].handler { body(handler) }
    }
    isCalling = false
    if count < handlers.count { handlers.removeAll { $0.handler == nil } }
  }

  private func removeCancelled() {
    let numbers = lock.withLock {
      guard !cancelled.isEmpty else { return [Int]() }
      defer { cancelled = [] }
      return cancelled
    }
    for number in numbers {
      guard let index = handlers.firstIndex(where: { $0.number == number }) else { continue }
      count -= 1
      // Released once the list is whole: what a handler captures may end another observation.
      let handler = handlers[index].handler
      if isCalling { handlers[index].handler = nil } else { handlers.remove(at: index) }
      withExtendedLifetime(handler) {}
    }
  }
}
