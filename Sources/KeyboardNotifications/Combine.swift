#if canImport(Combine)
public import Combine
import TypedNotifications

extension KeyboardTracker {
  /// The changes of the keyboard, as a publisher.
  ///
  /// A keyboard that is up already comes first, as an appearance without animation. No change is
  /// dropped: what is not asked for yet is kept, without limit.
  public nonisolated var transitionPublisher: KeyboardPublisher<KeyboardTransition> {
    KeyboardPublisher(policy: .all) { self.feedTransitions(to: $0) }
  }

  /// The states of the keyboard, the present one first, as a publisher.
  ///
  /// A state comes with each change, and again once the change is confirmed. Of those not asked for
  /// yet, only the newest is kept.
  public nonisolated var statePublisher: KeyboardPublisher<KeyboardState> {
    KeyboardPublisher(policy: .newest) { self.feedStates(to: $0) }
  }
}

/// What a tracker tells of the keyboard, as a publisher that does not fail.
///
/// Subscribers are called on the main actor, in the turn in which the system posts, wherever they
/// subscribe. Do not move them with `receive(on:)` if they are to animate along with the keyboard:
/// they would come a turn late. Each has an observation of its own, which begins when it subscribes
/// and ends when it cancels or the tracker is released.
public struct KeyboardPublisher<Output: Sendable>: Publisher, Sendable {
  /// The publisher does not fail.
  public typealias Failure = Never

  let policy: DemandBuffer<Output>.Policy
  let feed: @MainActor @Sendable (DemandQueue<Output>) -> Void

  /// Begins an observation for a subscriber.
  ///
  /// - Parameter subscriber: Is handed the values that it asks for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = DemandSubscription(subscriber, keeping: policy, on: .mainActor)
    MainQueue.performInTurnOrLater { [feed, queue = subscription.queue] in feed(queue) }
    subscriber.receive(subscription: subscription)
  }
}

/// The publisher of an observable object.
///
/// `@unchecked`: it is a constant, and only the main actor sends; subscribing is Combine's to guard.
struct KeyboardModelWillChange: @unchecked Sendable {
  let publisher = ObservableObjectPublisher()

  func send() {
    publisher.send()
  }
}

/// Views of systems without Observation update by this conformance.
///
/// https://developer.apple.com/documentation/combine/observableobject
extension KeyboardModel: nonisolated ObservableObject {
  /// Publishes just before the model changes, on the main actor.
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    willChange.publisher
  }
}
#else
/// The publisher of an observable object, where there is no Combine.
struct KeyboardModelWillChange: Sendable {
  func send() {}
}
#endif
