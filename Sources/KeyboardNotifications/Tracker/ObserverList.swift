import Foundation
import TypedNotifications

/// The observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled while they are told something: one that is added hears of
/// what comes next, one that is cancelled hears of nothing more.
@MainActor
final class ObserverList<Handler: Sendable> {
  @MainActor
  private final class Observer: Sendable {
    let handler: Handler
    /// The observer's index in the list; `nil` once it is cancelled.
    var index: Int?

    init(_ handler: Handler, at index: Int) {
      self.handler = handler
      self.index = index
    }
  }

  /// The number of observers that have not been cancelled.
  private(set) var count = 0

  /// The observers; `nil` in place of one that has been removed.
  private var observers: [Observer?] = []
  private let cancelledElsewhere = CancelledElsewhere<Observer>()

  nonisolated init() {}

  func add(_ handler: Handler) -> NotificationToken {
    let observer = Observer(handler, at: observers.count)
    observers.append(observer)
    count += 1
    return NotificationToken { [weak self, weak observer, cancelledElsewhere] in
      guard let observer else { return }
      if !MainQueue.isCurrent { cancelledElsewhere.add(observer) }
      MainQueue.performInTurnOrLater { self?.remove(observer) }
    }
  }

  /// Calls a function with the handler of each observer that is not cancelled by then.
  func forEach(_ body: (Handler) -> Void) {
    for observer in cancelledElsewhere.takeAll() { remove(observer) }
    for observer in observers {
      if let observer, observer.index != nil { body(observer.handler) }
    }
  }

  /// Lets go of the observer, and of its place in the list when that is worth the walk, so that
  /// cancelling any number of observers takes time in proportion.
  private func remove(_ observer: Observer) {
    guard let index = observer.index else { return }
    observer.index = nil
    observers[index] = nil
    count -= 1
    compact()
  }

  private func compact() {
    guard observers.count > 2 * count else { return }
    observers.removeAll { $0 == nil }
    for (index, observer) in observers.enumerated() { observer?.index = index }
  }
}

/// The observers that were cancelled off the main actor, until the main actor removes them.
///
/// Asked once before all observers are called, so that nobody who has been cancelled before a
/// notification hears of it. `@unchecked`: the list is touched under the lock only.
private final class CancelledElsewhere<Observer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [Observer] = []

  func add(_ observer: Observer) {
    lock.withLock { observers.append(observer) }
  }

  func takeAll() -> [Observer] {
    lock.withLock {
      defer { observers = [] }
      return observers
    }
  }
}
