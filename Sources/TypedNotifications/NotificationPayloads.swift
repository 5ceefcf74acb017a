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

/// The payloads of a notification, as an asynchronous sequence.
///
/// Made by `payloads(of:object:bufferingPolicy:onFailure:)`, which
/// states when the observation begins and ends.
///
/// It is one stream: loops that share a copy share its payloads, each payload going to one of them.
/// For each to see all, make a sequence for each.
public struct NotificationPayloads<Payload: Sendable>: AsyncSequence, Sendable {
  /// The type of the elements.
  public typealias Element = Payload

  private let stream: AsyncStream<Payload>

  init(stream: AsyncStream<Payload>) {
    self.stream = stream
  }

  /// The iterator of a sequence of payloads.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Payload>.Iterator

    init(base: AsyncStream<Payload>.Iterator) {
      self.base = base
    }

    /// Waits for the next payload.
    ///
    /// - Returns: The payload, or `nil` once the task is cancelled.
    @concurrent
    public mutating func next() async -> Payload? {
      await base.next()
    }

    /// Waits for the next payload without leaving the caller's actor.
    ///
    /// A `for await` loop uses it where it exists.
    ///
    /// - Parameter actor: The actor of the caller.
    /// - Returns: The payload, or `nil` once the task is cancelled.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Payload? {
      await base.next(isolation: actor)
    }
  }

  /// Creates an iterator.
  ///
  /// - Returns: An iterator that keeps the observation alive.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: stream.makeAsyncIterator())
  }
}

@available(*, unavailable)
extension NotificationPayloads.Iterator: Sendable {}
