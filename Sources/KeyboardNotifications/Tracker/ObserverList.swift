import Foundation
import TypedNotifications

/// The observers of one kind of value, in the order in which they were added.
///
/// Observers may be added and cancelled while a value is being delivered: one that is added hears
/// of the next value, one that is cancelled hears of nothing more.
@MainActor
final class ObserverList<Value> {
  @MainActor
  private final class Observer {
    var handler: (@MainActor (Value) -> Void)?
    let flag = CancellationFlag.make()

    init(_ handler: @escaping @MainActor (Value) -> Void) {
      self.handler = handler
    }
  }

  /// The observers that have not been cancelled.
  private(set) var count = 0 {
    didSet { if count == 0 { onEmpty() } }
  }

  private var observers: [Observer] = []
  private var deliveries = 0
  private let onEmpty: @MainActor () -> Void

  init(onEmpty: @escaping @MainActor () -> Void) {
    self.onEmpty = onEmpty
  }

  func add(_ handler: @escaping @MainActor (Value) -> Void) -> NotificationToken {
    let observer = Observer(handler)
    observers.append(observer)
    count += 1
    let flag = observer.flag
    return NotificationToken { [weak self, weak observer] in
      flag.cancel()
      MainQueue.performInTurnOrLater { self?.remove(observer) }
    }
  }

  func deliver(_ value: Value) {
    deliveries += 1
    for index in observers.indices {
      let observer = observers[index]
      if !observer.flag.isCancelled { observer.handler?(value) }
    }
    deliveries -= 1
    compact()
  }

  /// Lets go of what the observer holds at once, and of its place in the list when that is worth
  /// the walk, so that cancelling any number of observers takes time in proportion.
  private func remove(_ observer: Observer?) {
    guard let observer, observer.handler != nil else { return }
    observer.handler = nil
    count -= 1
    compact()
  }

  private func compact() {
    guard deliveries == 0, observers.count > 2 * count else { return }
    observers.removeAll { $0.handler == nil }
  }
}
