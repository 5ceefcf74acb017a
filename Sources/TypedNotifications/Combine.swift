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
  /// It is Foundation's publisher with the payload read, so Foundation's rules apply: each
  /// subscriber has an observation of its own, which ends when the subscriber cancels; it receives
  /// a payload on the thread that posts; and a notification that is posted while the subscriber
  /// requests none does not reach it. To keep payloads, use `payloads(of:)` or Combine's `buffer`.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe; `nil` for all.
  ///   - onMalformed: Receives each payload that could not be read; the publisher goes on. Without
  ///     it, such a failure is logged once per name and payload type.
  /// - Returns: A publisher that neither fails nor ends.
  public func payloadPublisher<Payload>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    onMalformed: (@Sendable (NotificationPayloadError) -> Void)? = nil
  ) -> AnyPublisher<Payload, Never> {
    let onMalformed =
      onMalformed ?? FailureLog.shared.handler(of: descriptor.name, payload: Payload.self)
    return publisher(for: descriptor.name, object: object)
      .compactMap { notification -> Payload? in
        do throws(NotificationPayloadError) {
          return try descriptor.payload(of: notification)
        } catch {
          onMalformed(error)
          return nil
        }
      }
      .eraseToAnyPublisher()
  }
}

/// A token can be kept beside subscriptions, by `store(in:)`.
///
/// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
extension NotificationToken: Cancellable {}
#endif
