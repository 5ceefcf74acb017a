import Foundation
import TypedNotifications

/// Waits for notifications, and misses none from the moment it is made.
@MainActor
final class NotificationWaiter {
  private let arrivals: AsyncStream<Notification.Name>
  private let tokens: [NotificationToken]

  init(_ names: Notification.Name...) {
    let (arrivals, continuation) = AsyncStream.makeStream(of: Notification.Name.self)
    self.arrivals = arrivals
    tokens = names.map { name in
      let descriptor = NotificationDescriptor<Void>(name: name)
      return NotificationCenter.default.addMainActorObserver(descriptor: descriptor) {
        continuation.yield(name)
      }
    }
  }

  /// Returns when a notification has come, or when the test is cancelled for taking too long.
  func wait(for name: Notification.Name) async {
    for await arrival in arrivals where arrival == name { return }
  }
}
