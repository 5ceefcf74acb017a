public import Foundation

/// Receives what could not be read: the notification's name, and the error that says why.
public typealias NotificationFailureHandler =
  @Sendable (Notification.Name, NotificationPayloadError) -> Void

extension NotificationCenter {
  /// Observes a notification, and hands over its payload as long as the token lives.
  ///
  /// ```swift
  /// token = center.addObserver(descriptor: .scoreDidChange) { score in
  ///   print("The score is \(score)")
  /// }
  /// ```
  ///
  /// Both closures are called on the thread that posts, before posting returns. For user
  /// interface code use
  /// `addMainActorObserver(descriptor:object:using:onFailure:)`.
  /// The order between several observers is Foundation's; on Linux it is random.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is read.
  ///   - object: The sender to listen to; `nil` for all. It is compared by identity and, as with
  ///     any observer, not retained: cancel before it is released.
  ///   - handler: Receives the payload of each notification.
  ///   - onFailure: Receives what could not be read. Without it, such a failure is reported once
  ///     per name and payload type, in the system's log or to standard error.
  /// - Returns: A token that ends the observation when it is cancelled or released.
  public func addObserver<Payload>(
    descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    using handler: @escaping @Sendable (Payload) -> Void,
    onFailure: NotificationFailureHandler? = nil
  ) -> NotificationToken {
    let onFailure = onFailure ?? reporting(Payload.self)
    return observe(descriptor.name, object: object) { notification, cancellation in
      do throws(NotificationPayloadError) {
        let payload = try descriptor.payload(of: notification)
        // Asked last: the less happens between the question and the call, the better.
        guard !cancellation.isCancelled else { return }
        handler(payload)
      } catch {
        guard !cancellation.isCancelled else { return }
        onFailure(descriptor.name, error)
      }
    }
  }
}

extension NotificationCenter {
  /// Returns the handler of those who observe without one.
  func reporting<Payload>(
    _ payload: Payload.Type,
    to reporter: FailureReporter = .shared
  ) -> NotificationFailureHandler {
    { name, error in reporter.report(error, observing: payload, of: name) }
  }

  /// Registers for a name; the callback must ask the cancellation before it calls out.
  package func observe(
    _ name: Notification.Name,
    object: AnyObject? = nil,
    callback: @escaping @Sendable (Notification, Cancellation) -> Void
  ) -> NotificationToken {
    let cancellation = Cancellation()
    let observer = addObserver(forName: name, object: object, queue: nil) { notification in
      callback(notification, cancellation)
    }
    cancellation.setAction(Registration(center: self, observer: observer).remove)
    return NotificationToken(cancellation)
  }
}

/// An observer that a notification centre handed out, to be handed back.
///
/// `@unchecked`: the observer is opaque and only handed back; adding and removing observers is
/// thread-safe, see https://developer.apple.com/documentation/foundation/notificationcenter.
private struct Registration: @unchecked Sendable {
  let center: NotificationCenter
  let observer: any NSObjectProtocol

  // NB: Foundation on Linux reuses the identity of a removed observer for the next one, so removing
  // twice would remove another's observation. The cancellation calls this once.
  func remove() {
    center.removeObserver(observer)
  }
}
