import TypedNotifications

extension KeyboardTracker {
  /// Returns the changes of the keyboard as a stream.
  ///
  /// If the keyboard is on screen already, an appearance without animation comes first, so that the
  /// sum of the height increments is the covered height. Each change is kept until it is read,
  /// without limit. The stream ends with the task that reads it, or with the tracker.
  ///
  /// The task is resumed in a later turn of the run loop, so a view that it changes does not move
  /// along with the keyboard. To move a view, use `observe(catchingUp:_:)` or the adapters.
  public func transitions() -> AsyncStream<KeyboardTransition> {
    stream(keeping: .unbounded) { handler, onEnd in
      observe(from: .initial, onEnd: onEnd, handler)
    }
  }

  /// Returns the states of the keyboard as a stream, the present one first.
  ///
  /// A state comes with each change, and again once the change is confirmed. Only the newest is
  /// kept until it is read. The stream ends with the task that reads it, or with the tracker.
  ///
  /// The task is resumed in a later turn of the run loop, so a view that it changes does not move
  /// along with the keyboard. To move a view, use ``observeStates(_:)`` or the adapters.
  public func states() -> AsyncStream<KeyboardState> {
    stream(keeping: .bufferingNewest(1)) { handler, onEnd in
      observeDeliveries(onEnd: onEnd) { state, _ in handler(state) }
    }
  }

  private func stream<Element: Sendable>(
    keeping policy: AsyncStream<Element>.Continuation.BufferingPolicy,
    observing: (
      _ handler: @escaping @MainActor (Element) -> Void,
      _ onEnd: @escaping @Sendable () -> Void
    ) -> NotificationToken
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
    let token = observing({ continuation.yield($0) }, { continuation.finish() })
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }
}
