public import TypedNotifications

extension KeyboardTracker {
  /// Calls a closure with each change of the keyboard, until the token is cancelled or released.
  ///
  /// The closure runs on the main actor, before posting returns if the system posts on the main
  /// thread. It may add observers and cancel tokens. To end the observation from inside, keep the
  /// token in a property and set the property to `nil`; there is no token until this method has
  /// returned.
  ///
  /// If a keyboard is up already, the closure is called immediately, as if the keyboard had just
  /// appeared without animation. So for each observer the sum of the height increments is the
  /// covered height.
  ///
  /// - Parameters:
  ///   - catchingUp: True to be called immediately if a keyboard is up already; false to be called
  ///     with later changes only.
  ///   - handler: Called with each change, once.
  /// - Returns: A token; it does not keep the tracker alive.
  public func observe(
    catchingUp: Bool = true,
    _ handler: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> NotificationToken {
    observe(from: catchingUp ? .initial : machine.delivered, handler)
  }

  /// Calls a closure with the net change since a known state, and then with each change.
  ///
  /// - Parameters:
  ///   - known: The state that the observer knows.
  ///   - index: The appearance index of the net change; an appearance has index zero instead.
  ///   - handler: Called with each change.
  /// - Returns: A token; it does not keep the tracker alive.
  func observe(
    from known: KeyboardState,
    index: Int = 0,
    _ handler: @escaping @MainActor (KeyboardTransition) -> Void
  ) -> NotificationToken {
    start()
    let token = transitionObservers.add(handler)
    if let change = KeyboardChange(from: known, to: machine.delivered) {
      let missed = KeyboardTransition(
        kind: change,
        state: machine.delivered,
        previous: known,
        appearanceIndex: change == .appeared ? 0 : index
      )
      whileDelivering { handler(missed) }
    }
    return token
  }

  /// Calls a closure with the current state, and then with each state that follows, until the token
  /// is cancelled or released.
  ///
  /// There is a state with each change, and again once the change is confirmed: when the keyboard
  /// is ``KeyboardVisibility/shown`` or ``KeyboardVisibility/hidden``. The closure runs on the main
  /// actor, before posting returns if the system posts on the main thread. While the app is not
  /// active it is not called.
  ///
  /// - Parameter handler: Called with each state, once.
  /// - Returns: A token; it does not keep the tracker alive.
  public func observeStates(
    _ handler: @escaping @MainActor (KeyboardState) -> Void
  ) -> NotificationToken {
    observeDeliveries { state, _ in handler(state) }
  }

  /// Calls a closure with the current state, and then with each state and the transition to it.
  ///
  /// The current state, and one that is only confirmed, come without a transition.
  package func observeDeliveries(
    _ handler: @escaping @MainActor (KeyboardState, KeyboardTransition?) -> Void
  ) -> NotificationToken {
    start()
    let token = stateObservers.add(handler)
    whileDelivering { handler(machine.delivered, nil) }
    return token
  }

  /// Calls a closure with a line about each notification and what became of it, until the token is
  /// cancelled or released.
  ///
  /// Use it in a log, to find out why a view did not move: it also receives the notifications that
  /// are dropped, each with the reason, and the changes of the app's state. A line is for reading,
  /// and its words may change. An example, in screen coordinates, points and seconds:
  ///
  ///     willShow {{0, 508}, {390, 336}}, 0.25 s → dropped: duplicate
  ///
  /// - Parameter handler: Called with each line on the main actor, after the observers of changes
  ///   and states.
  /// - Returns: A token; it does not keep the tracker alive.
  public func observeLog(_ handler: @escaping @MainActor (String) -> Void) -> NotificationToken {
    observeEvents { event, outcome in handler("\(event.text) → \(outcome.text)") }
  }

  /// Calls a closure with each event and what became of it, until the token is cancelled or
  /// released.
  ///
  /// - Parameter handler: Called with each event and its outcome, after the observers of changes
  ///   and states.
  /// - Returns: A token; it does not keep the tracker alive.
  package func observeEvents(
    _ handler: @escaping @MainActor (KeyboardEvent, KeyboardOutcome) -> Void
  ) -> NotificationToken {
    start()
    return eventObservers.add(handler)
  }
}

// MARK: - Streams

extension KeyboardTracker {
  /// Returns the changes of the keyboard as a stream.
  ///
  /// Use it for what is not drawn, such as a log or analytics. If the keyboard is on screen
  /// already, the first change is an appearance without animation, so the sum of the height
  /// increments is the covered height. Each change is kept until it is read, without a limit. The
  /// stream ends with the task that reads it, or with the tracker.
  ///
  /// The task is resumed in a later turn of the run loop, so a view that it changes does not move
  /// together with the keyboard. To move a view, use KeyboardUIKit, KeyboardSwiftUI or
  /// `observe(catchingUp:_:)`.
  public func transitions() -> AsyncStream<KeyboardTransition> {
    stream(keeping: .unbounded) { observe($0) }
  }

  /// Returns the states of the keyboard as a stream, the current one first.
  ///
  /// Use it for what is not drawn and needs only the newest state, such as a draft to save. There
  /// is a state with each change, and again once the change is confirmed. Only the newest is kept
  /// until it is read. The stream ends with the task that reads it, or with the tracker.
  ///
  /// The task is resumed in a later turn of the run loop, so a view that it changes does not move
  /// together with the keyboard. To move a view, use KeyboardUIKit, KeyboardSwiftUI or
  /// ``observeStates(_:)``.
  public func states() -> AsyncStream<KeyboardState> {
    stream(keeping: .bufferingNewest(1)) { observeStates($0) }
  }

  private func stream<Element: Sendable>(
    keeping policy: AsyncStream<Element>.Continuation.BufferingPolicy,
    observing: (_ handler: @escaping @MainActor (Element) -> Void) -> NotificationToken
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
    let tokens = [
      observing { continuation.yield($0) },
      endObservers.add { continuation.finish() },
    ]
    continuation.onTermination = { _ in tokens.forEach { $0.cancel() } }
    return stream
  }
}

// MARK: - Lists of observers

/// Observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled during a call: an added one is called from the next time
/// on, a cancelled one is not called again. Handlers are released on the main actor.
@MainActor
final class ObserverList<Handler: Sendable> {
  fileprivate struct Observer {
    let cancellation: Cancellation
    let handler: Handler
  }

  /// The observers of a list at one moment.
  @MainActor
  struct Snapshot {
    fileprivate let observers: [Observer]

    /// Calls a function with the handler of each observer that has not been cancelled since.
    func forEach(_ body: (Handler) -> Void) {
      for observer in observers where !observer.cancellation.isCancelled { body(observer.handler) }
    }
  }

  private var observers: [Observer] = []

  nonisolated init() {}

  /// The number of observers that have not been cancelled.
  var count: Int {
    observers.count { !$0.cancellation.isCancelled }
  }

  /// Adds an observer.
  ///
  /// - Parameter handler: The closure to call.
  /// - Returns: A token that may be cancelled on any thread; it does not keep the closure alive.
  func add(_ handler: Handler) -> NotificationToken {
    let cancellation = Cancellation()
    // Unique, since the list keeps the cancellation until it is removed.
    let identity = ObjectIdentifier(cancellation)
    cancellation.setAction { [weak self] in
      MainQueue.perform { self?.remove(identity) }
    }
    observers.append(Observer(cancellation: cancellation, handler: handler))
    return NotificationToken(cancellation)
  }

  /// The observers at this moment.
  var snapshot: Snapshot { Snapshot(observers: observers) }

  /// Ends all observations.
  ///
  /// - Parameter body: Called with the handler of each observer before.
  nonisolated func end(_ body: @escaping @MainActor @Sendable (Handler) -> Void = { _ in }) {
    MainQueue.perform {
      self.snapshot.forEach(body)
      self.observers = []
    }
  }

  private func remove(_ identity: ObjectIdentifier) {
    // The handler is released after the list has changed, since an object that it has captured may
    // end another observation.
    let index = observers.firstIndex { ObjectIdentifier($0.cancellation) == identity }
    let removed = index.map { observers.remove(at: $0) }
    withExtendedLifetime(removed) {}
  }
}
