import Foundation
import TypedNotifications

/// The observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled while they are told something: one that is added hears of
/// what comes next, one that is cancelled hears of nothing more.
///
/// The handler is a type that holds a closure, and not the closure itself: a generic type would
/// call that through another function, which copies what it is given.
@MainActor
final class ObserverList<Handler: Sendable> {
  private final class Observer: Sendable {
    let handler: Handler
    let flag = CancellationFlag.make()
    /// The observer's index in the list, until it is removed from it.
    @MainActor var place: Int?

    @MainActor init(_ handler: Handler, at place: Int) {
      self.handler = handler
      self.place = place
    }
  }

  /// The observers that have not been cancelled.
  private(set) var count = 0
  /// Called when the last observer has been cancelled.
  var onEmpty: @MainActor () -> Void = {}

  /// A place is empty once its observer has been removed.
  private var observers: [Observer?] = []

  nonisolated init() {}

  func add(_ handler: Handler) -> NotificationToken {
    let observer = Observer(handler, at: observers.count)
    observers.append(observer)
    count += 1
    let flag = observer.flag
    return NotificationToken { [weak self, weak observer] in
      flag.cancel()
      MainQueue.performInTurnOrLater { self?.remove(observer) }
    }
  }

  /// Calls a function with the handler of each observer that is not cancelled until then.
  func forEach(_ body: (Handler) -> Void) {
    Self.forEach(in: observers, body)
  }

  /// Calls a function for the observers in an array, which keeps them alive meanwhile.
  ///
  /// So their references need not be counted, which would cost more than the calls themselves. Nor
  /// does a closure of a nonisolated function ask each time whether it is on the main actor.
  private nonisolated static func forEach(in observers: [Observer?], _ body: (Handler) -> Void) {
    observers.withUnsafeBufferPointer { buffer in
      for index in buffer.indices {
        guard let observer = buffer[index].map(Unmanaged.passUnretained) else { continue }
        observer._withUnsafeGuaranteedRef { if !$0.flag.isCancelled { body($0.handler) } }
      }
    }
  }

  /// Lets go of the observer, and of its place in the list when that is worth the walk, so that
  /// cancelling any number of observers takes time in proportion.
  private func remove(_ observer: Observer?) {
    guard let observer, let place = observer.place else { return }
    observer.place = nil
    observers[place] = nil
    count -= 1
    compact()
    if count == 0 { onEmpty() }
  }

  private func compact() {
    guard observers.count > 2 * count else { return }
    observers.removeAll { $0 == nil }
    for (place, observer) in observers.enumerated() { observer?.place = place }
  }
}
