#if canImport(Combine)
public import Combine
public import Foundation

extension NotificationCenter {
  /// Observes a notification as a publisher of its payloads.
  ///
  /// ```swift
  /// center.payloadPublisher(of: .scoreDidChange)
  ///   .sink { score in print("The score is \(score)") }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Each subscriber has an observation of its own, which begins when it subscribes and ends when
  /// it cancels. It is handed each payload on the thread that posts, or on the thread where it asks
  /// for one that waits. No payload is dropped: what is not asked for yet is kept, without limit.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is read.
  ///   - object: The sender to listen to; `nil` for all. The publisher keeps it alive.
  ///   - onFailure: Receives what could not be read; the publisher goes on. Without it, such a
  ///     failure is reported once per name and payload type.
  /// - Returns: A publisher that neither fails nor ends.
  public func payloadPublisher<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    onFailure: NotificationFailureHandler? = nil
  ) -> NotificationPayloadPublisher<Payload> {
    NotificationPayloadPublisher { [self] queue in
      feed(queue, from: descriptor, object: object, onFailure: onFailure)
    }
  }
}

/// The payloads of a notification, as a publisher.
///
/// Made by ``Foundation/NotificationCenter/payloadPublisher(of:object:onFailure:)``.
public struct NotificationPayloadPublisher<Payload: Sendable>: Publisher {
  /// The type of the elements.
  public typealias Output = Payload
  /// The publisher does not fail.
  public typealias Failure = Never

  let feed: (DemandQueue<Payload>) -> Void

  /// Begins an observation for a subscriber.
  ///
  /// - Parameter subscriber: Is handed the payloads that it asks for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Payload, S.Failure == Never {
    let subscription = DemandSubscription(subscriber, keeping: .all, on: .anywhere)
    feed(subscription.queue)
    subscriber.receive(subscription: subscription)
  }
}

@available(*, unavailable)
extension NotificationPayloadPublisher: Sendable {}

/// A queue in the form of a subscription.
///
/// https://developer.apple.com/documentation/combine/subscription and, for the number asked for,
/// https://developer.apple.com/documentation/combine/subscribers/demand/max
package final class DemandSubscription<Value: Sendable>: Subscription {
  package let queue: DemandQueue<Value>

  package init<S: Subscriber>(
    _ subscriber: S,
    keeping policy: DemandBuffer<Value>.Policy,
    on place: DemandQueue<Value>.Place
  ) where S.Input == Value, S.Failure == Never {
    queue = DemandQueue(
      keeping: policy,
      on: place,
      receiver: { subscriber.receive($0).max },
      onFinish: { subscriber.receive(completion: .finished) }
    )
  }

  package func request(_ demand: Subscribers.Demand) {
    queue.request(demand.max)
  }

  package func cancel() {
    queue.cancel()
  }
}

/// A token can be kept among others, with `store(in:)`.
///
/// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
extension NotificationToken: Cancellable {}
#endif
