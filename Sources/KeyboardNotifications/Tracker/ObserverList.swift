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

  /// The handlers; `nil` in place of one that has been removed.
  private var handlers: [DeliveryHandler?] = []
  private var places: [ObserverPlace] = []
  private var isCalling = false
  private let cancelledElsewhere = CancelledElsewhere()

  nonisolated init() {}

  func add(_ handler: DeliveryHandler) -> NotificationToken {
    let place = ObserverPlace(handlers.count)
    handlers.append(handler)
    places.append(place)
    count += 1
    return NotificationToken { [weak self, cancelledElsewhere] in
      if !MainQueue.isCurrent { cancelledElsewhere.add(place) }
      MainQueue.performInTurnOrLater { self?.remove(place) }
    }
  }

  /// Calls a function with the handler of each observer that is not cancelled by then.
  func forEach(_ body: (DeliveryHandler) -> Void) {
    for place in cancelledElsewhere.takeAll() { remove(place) }
    let wasCalling = isCalling
    isCalling = true
    for index in handlers.indices {
      if let handler = handlers[index] { body(handler) }
    }
    isCalling = wasCalling
    compact()
  }

  /// Lets go of the handler, and of its place in the list when that is worth the walk, so that
  /// cancelling any number of observers takes time in proportion.
  private func remove(_ place: ObserverPlace) {
    guard let index = place.index else { return }
    place.index = nil
    handlers[index] = nil
    count -= 1
    compact()
  }

  private func compact() {
    guard !isCalling, handlers.count > 2 * count else { return }
    handlers.removeAll { $0 == nil }
    places.removeAll { $0.index == nil }
    for (index, place) in places.enumerated() { place.index = index }
  }
}

/// Place of an observer in a list; its token holds this, and so does not keep the handler.
@MainActor
private final class ObserverPlace: Sendable {
  /// The index in the list; `nil` once the observer is cancelled.
  var index: Int?

  init(_ index: Int) {
    self.index = index
  }
}

/// The observers that were cancelled off the main actor, until the main actor removes them.
///
/// It is read once before all observers are called, so that none is called that was cancelled
/// before the notification. `@unchecked`: the list is touched under the lock only.
private final class CancelledElsewhere: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [ObserverPlace] = []

  func add(_ place: ObserverPlace) {
    lock.withLock { places.append(place) }
  }

  func takeAll() -> [ObserverPlace] {
    lock.withLock {
      guard !places.isEmpty else { return [] }
      defer { places = [] }
      return places
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
