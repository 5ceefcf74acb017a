#if canImport(Combine)
public import Combine
public import Foundation

extension NotificationCenter {
  /// Returns a publisher of a notification's payloads.
  ///
  /// ```swift
  /// center.payloadPublisher(of: .scoreDidChange)
  ///   .sink { score in print("The score is \(score)") }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// It works like Foundation's publisher. Each subscriber has its own observation, which ends when
  /// the subscriber cancels. It receives a payload on the thread that posts. If it has not
  /// requested a value when a notification is posted, it does not receive that notification. To
  /// keep payloads, use `payloads(of:)` or Combine's `buffer`.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe, compared by identity; `nil` for all. The publisher retains
  ///     it: https://developer.apple.com/documentation/foundation/notificationcenter/publisher/object
  ///   - onMalformed: Receives the error of each payload that could not be read, on the thread that
  ///     posts. The publisher continues. If only an optional value in a keyboard notification could
  ///     not be read, it publishes the payload, too. Without this closure, such a failure is logged
  ///     once per name and payload type.
  /// - Returns: A publisher that never fails and never completes.
  public func payloadPublisher<Payload>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    onMalformed: (@Sendable (NotificationPayloadError) -> Void)? = nil
  ) -> AnyPublisher<Payload, Never> {
    let onMalformed =
      onMalformed ?? FailureLog.shared.handler(of: descriptor.name, payload: Payload.self)
    return publisher(for: descriptor.name, object: object)
      .compactMap { notification -> Payload? in
        let (payload, error) = descriptor.contents(of: notification)
        if let error { onMalformed(error) }
        return payload
      }
      .eraseToAnyPublisher()
  }
}

/// Keep a token in the set of your subscriptions, by `store(in:)`.
///
/// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
extension NotificationToken: Cancellable {}
#endif
