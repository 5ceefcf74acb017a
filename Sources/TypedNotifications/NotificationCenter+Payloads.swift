public import Foundation

extension NotificationCenter {
  /// Observes a notification as an asynchronous sequence of its payloads.
  ///
  /// ```swift
  /// for await score in center.payloads(of: .scoreDidChange) {
  ///   print("The score is \(score)")
  /// }
  /// ```
  ///
  /// The observation begins at once, not with the loop, so that nothing posted in between is
  /// missed. It ends when the task that iterates is cancelled, or when the sequence and its
  /// iterators are released; the payloads come in the order of posting.
  ///
  /// By default every payload waits until the loop asks for it, however long that takes: a slow
  /// loop loses nothing, and memory grows with its backlog. For a state of which the latest is
  /// enough pass `.bufferingNewest(1)`.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is read.
  ///   - object: The sender to listen to; `nil` for all. It is compared by identity and, as with
  ///     any observer, not retained.
  ///   - bufferingPolicy: Which payloads to keep while the loop is busy; all of them by default.
  ///   - onFailure: Receives what could not be read, on the thread that posts; the sequence goes
  ///     on. Without it, such a failure is reported once per name and payload type, in the
  ///     system's log or to standard error.
  /// - Returns: A sequence that does not end by itself.
  public func payloads<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded,
    onFailure: NotificationFailureHandler? = nil
  ) -> NotificationPayloads<Payload> {
    let stream = AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let token = addObserver(
        descriptor: descriptor,
        object: object,
        using: { continuation.yield($0) },
        onFailure: onFailure
      )
      // The stream calls this when it is released or its task is cancelled, and releases it then.
      continuation.onTermination = { _ in token.cancel() }
    }
    return NotificationPayloads(stream: stream)
  }
}
