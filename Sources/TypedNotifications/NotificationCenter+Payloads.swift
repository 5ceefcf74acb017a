public import Foundation

extension NotificationCenter {
  /// Returns an asynchronous stream of a notification's payloads.
  ///
  /// ```swift
  /// for await score in center.payloads(of: .scoreDidChange) {
  ///   print("The score is \(score)")
  /// }
  /// ```
  ///
  /// The observation begins with this call, not with the loop, so a notification that is posted in
  /// between is not missed. It ends when the task that iterates is cancelled, or when the stream
  /// and its iterators are released. Payloads arrive in the order of posting, after posting has
  /// returned: to act while the system posts, use a closure.
  ///
  /// By default the stream keeps every payload until the loop reads it, without limit: a slow loop
  /// misses none, and memory grows with its backlog. If only the latest value matters, pass
  /// `.bufferingNewest(1)`. If several loops read one stream, each payload goes to only one of
  /// them. For each loop to receive all, call this method once for each loop.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe; `nil` for all. It is compared by identity and, as with
  ///     any observer, not retained.
  ///   - bufferingPolicy: The payloads to keep while the loop is busy; all of them by default.
  ///   - onFailure: Receives each payload that could not be read, on the thread that posts; the
  ///     stream goes on. Without it, such a failure is logged once per name and payload type, in
  ///     the system's log or to standard error.
  /// - Returns: A stream that does not end by itself.
  public func payloads<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded,
    onFailure: NotificationFailureHandler? = nil
  ) -> AsyncStream<Payload> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let token = addObserver(
        descriptor: descriptor,
        object: object,
        using: { continuation.yield($0) },
        onFailure: onFailure
      )
      // The stream calls this when it is released or its task is cancelled.
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}
