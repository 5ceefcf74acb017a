import TypedNotifications

extension KeyboardTracker {
  /// The changes of the keyboard, as a stream that ends with its task or its tracker.
  ///
  /// A keyboard that is up already comes first, as an appearance without animation, so that the
  /// sum of the height increments is the covered height for this observer too. Every change is
  /// kept until it is read, without limit.
  ///
  /// A stream arrives a turn late: what it changes does not move inside UIKit's own animation. For
  /// that, use ``observe(catchingUp:_:)`` or the adapters.
  public func transitions() -> AsyncStream<KeyboardTransition> {
    let (stream, continuation) = AsyncStream.makeStream(of: KeyboardTransition.self)
    let token = observe { [end = StreamEnd(continuation)] in end.continuation.yield($0) }
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }

  /// The states of the keyboard, the present one first, as a stream.
  ///
  /// A state comes with each change, and again once the change is confirmed. Only the newest is
  /// kept for a reader that is late, so the last one is never lost. The stream ends with its
  /// task or its tracker.
  ///
  /// A stream arrives a turn late: what it changes does not move inside UIKit's own animation. For
  /// that, use ``observeStates(_:)`` or the adapters.
  public func states() -> AsyncStream<KeyboardState> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: KeyboardState.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let token = observeStates { [end = StreamEnd(continuation)] in end.continuation.yield($0) }
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }

  /// The six notifications as they are posted, decoded, as a stream.
  ///
  /// Every notification is kept until it is read, without limit. Those that cannot be read reach
  /// ``onMalformed`` only. The stream ends with its task or its tracker, and arrives
  /// a turn late: to act while the system posts, use a ``KeyboardNotificationObserver``.
  public func notifications() -> AsyncStream<KeyboardNotification> {
    let (stream, continuation) = AsyncStream.makeStream(of: KeyboardNotification.self)
    let token = observeReports { [end = StreamEnd(continuation)] report in
      guard case .notification(let notification) = report.event else { return }
      end.continuation.yield(notification)
    }
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }
}

/// Ends a stream when the observer that feeds it is let go, as it is with its tracker.
private final class StreamEnd<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(_ continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
