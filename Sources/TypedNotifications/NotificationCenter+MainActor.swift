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
        let payload = try descriptor.payload(of: notification)
        MainQueue.deliver(payload, to: handler, unless: cancellation)
      } catch {
        MainQueue.deliver(error, to: { onFailure(descriptor.name, $0) }, unless: cancellation)
      }
    }
  }
}
