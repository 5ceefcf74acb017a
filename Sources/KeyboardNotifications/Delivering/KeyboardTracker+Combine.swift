#if canImport(Combine)
public import Combine
import TypedNotifications

extension KeyboardTracker {
  /// The changes of the keyboard, as a publisher.
  ///
  /// If the keyboard is on screen already, the first value is an appearance without animation.
  /// Every change is kept until the subscriber requests it, without a limit.
  ///
  /// Subscribers receive values on the main actor, before posting returns. To move a view together
  /// with the keyboard, don't use `receive(on:)`, which delivers in a later turn of the run loop.
  /// Each subscriber has its own observation, which ends when the subscriber cancels. The publisher
  /// finishes when the tracker is released.
  public nonisolated var transitionPublisher: AnyPublisher<KeyboardTransition, Never> {
    publisher(keeping: .max) { $0.observe($1) }
  }

  /// The states of the keyboard, the current one first, as a publisher.
  ///
  /// There is a state with each change, and again once the change is confirmed. Only the newest is
  /// kept until the subscriber requests it. Isolation and lifetime are the same as for
  /// ``transitionPublisher``.
  public nonisolated var statePublisher: AnyPublisher<KeyboardState, Never> {
    publisher(keeping: 1) { $0.observeStates($1) }
  }

  /// Returns a publisher of an observation, which begins with each subscription.
  private nonisolated func publisher<Value: Sendable>(
    keeping size: Int,
    observe: @escaping SubjectFeed<Value>.Observe
  ) -> AnyPublisher<Value, Never> {
    Deferred { [weak self] in
      let feed = SubjectFeed<Value>()
      return feed.subject
        .compactMap { $0 }
        .buffer(size: size, prefetch: .byRequest, whenFull: .dropOldest)
        .handleEvents(
          receiveSubscription: { _ in feed.begin(with: self, observe) },
          receiveCancel: { feed.end() }
        )
    }
    .eraseToAnyPublisher()
  }
}

/// Observation of a tracker whose values are sent to one subscriber.
///
/// It begins with the subscription and ends when the subscriber cancels. The subject keeps a value
/// that is sent before the subscriber requests one, and has the value `nil` at first.
///
/// `@unchecked`: a subject may be used on any thread, the other properties on the main actor only.
private final class SubjectFeed<Value: Sendable>: @unchecked Sendable {
  typealias Observe =
    @MainActor @Sendable (
      KeyboardTracker,
      _ handler: @escaping @MainActor (Value) -> Void
    ) -> NotificationToken

  let subject = CurrentValueSubject<Value?, Never>(nil)
  @MainActor private var tokens: [NotificationToken] = []
  @MainActor private var isOver = false

  func begin(with tracker: KeyboardTracker?, _ observe: @escaping Observe) {
    MainQueue.perform { [weak tracker] in
      guard !self.isOver else { return }
      guard let tracker else { return self.subject.send(completion: .finished) }
      let tokens = [
        observe(tracker) { self.subject.send($0) },
        tracker.endObservers.add { self.subject.send(completion: .finished) },
      ]
      // The first value may have ended the subscription.
      if !self.isOver { self.tokens = tokens }
    }
  }

  func end() {
    MainQueue.perform {
      self.isOver = true
      self.tokens = []
    }
  }
}
#endif
