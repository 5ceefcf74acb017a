import Dispatch
public import Foundation

extension NotificationCenter {
  /// Observes a notification on the main actor as long as the token lives.
  ///
  /// ```swift
  /// token = center.addMainActorObserver(descriptor: .scoreDidChange) { score in
  ///   label.text = "\(score)"
  /// }
  /// ```
  ///
  /// What is posted on the main thread is handled before posting returns, so that changes made in
  /// response to UIKit take part in its animation. What is posted elsewhere is read there, and
  /// handled on the main actor soon after, in the order of posting; a notification that the main
  /// thread posts meanwhile is handled first. Once the token is cancelled nothing is handled that
  /// was not handled yet.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is read.
  ///   - object: The sender to listen to; `nil` for all. It is compared by identity and, as with
  ///     any observer, not retained: cancel before it is released.
  ///   - handler: Receives the payload of each notification.
  ///   - onFailure: Receives what could not be read. Without it, such a failure is reported once
  ///     per name and payload type, in the system's log or to standard error.
  /// - Returns: A token that ends the observation when it is cancelled or released.
  public func addMainActorObserver<Payload: Sendable>(
    descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    using handler: @escaping @MainActor (Payload) -> Void,
    onFailure: (@MainActor (Notification.Name, NotificationPayloadError) -> Void)? = nil
  ) -> NotificationToken {
    let onFailure = onFailure ?? reporting(Payload.self)
    return observe(descriptor.name, object: object) { notification, cancellation in
      do throws(NotificationPayloadError) {
        deliver(try descriptor.payload(of: notification), to: handler, unless: cancellation)
      } catch {
        deliver(error, to: { onFailure(descriptor.name, $0) }, unless: cancellation)
      }
    }
  }
}

/// Calls a handler at once on the main actor, else later there, unless it is cancelled until then.
private func deliver<Value: Sendable>(
  _ value: Value,
  to handler: @escaping @MainActor (Value) -> Void,
  unless cancellation: Cancellation
) {
  if MainQueue.isCurrent {
    guard !cancellation.isCancelled else { return }
    MainActor.assumeIsolated { handler(value) }
  } else {
    DispatchQueue.main.async {
      guard !cancellation.isCancelled else { return }
      MainActor.assumeIsolated { handler(value) }
    }
  }
}
