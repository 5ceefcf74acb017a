public import Foundation

extension NotificationCenter {
  /// Observes a notification on the thread that posts, as long as the token lives.
  ///
  /// ```swift
  /// token = center.addObserver(descriptor: .scoreDidChange) { score in
  ///   print("The score is \(score)")
  /// }
  /// ```
  ///
  /// Both closures are called before posting returns. In the user interface use
  /// `addMainActorObserver(descriptor:object:using:onMalformed:)` instead. Foundation decides in
  /// which order several observers are called. On Linux the order is random.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe; `nil` for all. It is compared by identity and is not
  ///     retained, so cancel the token before the sender is released.
  ///   - handler: Receives the payload of each notification.
  ///   - onMalformed: Receives the error of each payload that could not be read. If only an
  ///     optional value in a keyboard notification could not be read, the handler receives the
  ///     payload first. Without this closure, such a failure is logged once per name and payload
  ///     type, in the system's log or to standard error.
  /// - Returns: A token that ends the observation when it is cancelled or released.
  public func addObserver<Payload>(
    descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    using handler: @escaping @Sendable (Payload) -> Void,
    onMalformed: (@Sendable (NotificationPayloadError) -> Void)? = nil
  ) -> NotificationToken {
    let onMalformed =
      onMalformed ?? FailureLog.shared.handler(of: descriptor.name, payload: Payload.self)
    return observe(descriptor.name, object: object) { notification, cancellation in
      let (payload, error) = descriptor.contents(of: notification)
      // Another thread may cancel at any time, so this is checked right before each call.
      if let payload, !cancellation.isCancelled { handler(payload) }
      if let error, !cancellation.isCancelled { onMalformed(error) }
    }
  }

  /// Observes a notification on the main actor, as long as the token lives.
  ///
  /// ```swift
  /// token = center.addMainActorObserver(descriptor: .scoreDidChange) { score in
  ///   label.text = "\(score)"
  /// }
  /// ```
  ///
  /// If the main thread posts, the closure is called before posting returns. So your changes in
  /// response to UIKit are part of UIKit's animation. If another thread posts, the payload is read
  /// on that thread, and the closure is called later, on the main actor, in the order of posting.
  /// If the main thread posts in between, its notification is handled first. After the token is
  /// cancelled, the closure is not called again. The objects that it captures are released on the
  /// main actor.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe; `nil` for all. It is compared by identity and is not
  ///     retained, so cancel the token before the sender is released.
  ///   - handler: Receives the payload of each notification.
  ///   - onMalformed: Receives the error of each payload that could not be read. If only an
  ///     optional value in a keyboard notification could not be read, the handler receives the
  ///     payload first. Without this closure, such a failure is logged once per name and payload
  ///     type, in the system's log or to standard error.
  /// - Returns: A token that ends the observation when it is cancelled or released.
  public func addMainActorObserver<Payload: Sendable>(
    descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    using handler: @escaping @MainActor (Payload) -> Void,
    onMalformed: (@MainActor (NotificationPayloadError) -> Void)? = nil
  ) -> NotificationToken {
    let onMalformed =
      onMalformed ?? FailureLog.shared.handler(of: descriptor.name, payload: Payload.self)
    let handlers = MainActorBox((payload: handler, failure: onMalformed))
    return observe(descriptor.name, object: object) { notification, cancellation in
      // Read on the thread that posts: a notification cannot be sent to another one.
      let (payload, error) = descriptor.contents(of: notification)
      MainQueue.perform {
        if let payload, !cancellation.isCancelled { handlers.value?.payload(payload) }
        if let error, !cancellation.isCancelled { handlers.value?.failure(error) }
      }
    } onEnd: {
      handlers.empty()
    }
  }
}

extension NotificationCenter {
  /// Observes a name on the thread that posts, as long as the token lives.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The sender to observe; `nil` for all.
  ///   - callback: Called with each notification. It must check the cancellation before it calls a
  ///     handler.
  ///   - onEnd: Called once, when the token is cancelled or released.
  /// - Returns: A token that ends the observation when it is cancelled or released.
  package func observe(
    _ name: Notification.Name,
    object: AnyObject? = nil,
    callback: @escaping @Sendable (Notification, Cancellation) -> Void,
    onEnd: (@Sendable () -> Void)? = nil
  ) -> NotificationToken {
    // The callback needs the cancellation before there is an observer that its action removes.
    let cancellation = Cancellation()
    let observer = addObserver(forName: name, object: object, queue: nil) { notification in
      callback(notification, cancellation)
    }
    let registration = Registration(center: self, observer: observer)
    cancellation.setAction {
      registration.remove()
      onEnd?()
    }
    return NotificationToken(cancellation)
  }
}

/// An observer that is registered with a notification center.
///
/// `@unchecked`: the observer is opaque and is only passed back to the center, whose methods are
/// thread-safe: https://developer.apple.com/documentation/foundation/notificationcenter.
private struct Registration: @unchecked Sendable {
  let center: NotificationCenter
  let observer: any NSObjectProtocol

  /// Removes the observer.
  ///
  /// NB: Foundation on Linux gives the identity of a removed observer to the next one, so removing
  /// twice would remove another observer. The cancellation calls this once.
  func remove() {
    center.removeObserver(observer)
  }
}

// MARK: - Streams

extension NotificationCenter {
  /// Returns an asynchronous stream of a notification's payloads.
  ///
  /// ```swift
  /// for await score in center.payloads(of: .scoreDidChange) {
  ///   print("The score is \(score)")
  /// }
  /// ```
  ///
  /// The observation begins with this call and not with the loop. So you also receive notifications
  /// that are posted in between. The observation ends when the task that runs the loop is
  /// cancelled, or when the stream and its iterators are released. Payloads arrive in the order of
  /// posting, after posting has returned. To act before posting returns, observe with a closure.
  ///
  /// By default the stream keeps every payload until the loop reads it. A slow loop misses none,
  /// but the number of waiting payloads has no limit. If only the newest value matters, pass
  /// `.bufferingNewest(1)`. If several loops read one stream, each payload goes to only one of
  /// them. If each loop should receive all payloads, call this method once for each loop.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to observe.
  ///   - object: The sender to observe; `nil` for all. It is compared by identity and is not
  ///     retained.
  ///   - bufferingPolicy: The payloads to keep while the loop is busy; all of them by default.
  ///   - onMalformed: Receives the error of each payload that could not be read, on the thread that
  ///     posts. The stream continues. If only an optional value in a keyboard notification could
  ///     not be read, the stream has the payload, too. Without this closure, such a failure is
  ///     logged once per name and payload type, in the system's log or to standard error.
  /// - Returns: A stream that does not end by itself.
  public func payloads<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded,
    onMalformed: (@Sendable (NotificationPayloadError) -> Void)? = nil
  ) -> AsyncStream<Payload> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let token = addObserver(
        descriptor: descriptor,
        object: object,
        using: { continuation.yield($0) },
        onMalformed: onMalformed
      )
      // The stream calls this when it is released or its task is cancelled.
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}
