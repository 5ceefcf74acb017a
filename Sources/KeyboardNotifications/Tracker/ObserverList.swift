import Foundation
import TypedNotifications

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
  private let cancelledElsewhere = CancelledElsewhere()

  nonisolated init() {}

  /// Adds an observer; its token does not keep the handler.
  // Not inlined, as `start` and `handle` of the tracker are not: each observing function had a copy.
  @inline(never)
  func add(_ handler: DeliveryHandler) -> NotificationToken {
    let number = nextNumber
    nextNumber += 1
    handlers.append((number, handler))
    count += 1
    return NotificationToken { [weak self, cancelledElsewhere] in
      if !MainQueue.isCurrent { cancelledElsewhere.add(number) }
      MainQueue.performInTurnOrLater { self?.remove(number) }
    }
  }

  /// Calls a function with the handler of each observer that is not cancelled by then.
  func forEach(_ body: (DeliveryHandler) -> Void) {
    for number in cancelledElsewhere.takeAll() { remove(number) }
    let wasCalling = isCalling
    isCalling = true
    for index in handlers.indices {
      if let handler = handlers[index].handler { body(handler) }
    }
    isCalling = wasCalling
    if !isCalling, count < handlers.count { handlers.removeAll { $0.handler == nil } }
  }

  private func remove(_ number: Int) {
    guard let index = handlers.firstIndex(where: { $0.number == number }) else { return }
    if handlers[index].handler != nil { count -= 1 }
    if isCalling { handlers[index].handler = nil } else { handlers.remove(at: index) }
  }
}

/// The observers that were cancelled off the main actor, until the main actor removes them.
///
/// It is read once before all observers are called, so that none is called that was cancelled
/// before the notification. `@unchecked`: the list is touched under the lock only.
private final class CancelledElsewhere: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int] = []

  func add(_ number: Int) {
    lock.withLock { numbers.append(number) }
  }

  func takeAll() -> [Int] {
    lock.withLock {
      guard !numbers.isEmpty else { return [] }
      defer { numbers = [] }
      return numbers
    }
  }
}

/// Closure with which an observer of a tracker is called.
enum DeliveryHandler: Sendable {
  case ofTransitions(@MainActor (KeyboardTransition) -> Void)
  case ofStates(@MainActor (KeyboardState, KeyboardTransition?) -> Void)
  case ofReports(@MainActor (KeyboardReport) -> Void)

  @MainActor
  func notify(of transition: KeyboardTransition) {
    switch self {
    case .ofTransitions(let handler): handler(transition)
    case .ofStates(let handler): handler(transition.state, transition)
    case .ofReports: break
    }
  }

  /// Calls an observer of states with one that is only confirmed, which is no change.
  @MainActor
  func notify(of state: KeyboardState) {
    guard case .ofStates(let handler) = self else { return }
    handler(state, nil)
  }

  @MainActor
  func notify(of report: KeyboardReport) {
    guard case .ofReports(let handler) = self else { return }
    handler(report)
  }
}
