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
