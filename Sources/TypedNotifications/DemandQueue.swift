import Foundation

/// Hands values to one subscriber, one at a time, and no more than it asks for.
///
/// The whole of a Combine subscription but for its protocol, so that it can be tested where Combine
/// is absent. The subscriber is called without a lock held, and never from two places at once: it
/// may ask for more, cancel, or make new values come while it is being handed one.
///
/// `@unchecked`: the mutable state is touched under the lock only.
package final class DemandQueue<Value: Sendable>: @unchecked Sendable {
  /// Hands over a value; returns how many more are asked for, `nil` for no limit.
  package typealias Receiver = (Value) -> Int?

  /// Where the subscriber is called.
  package enum Place: Sendable {
    /// Wherever a value comes or is asked for.
    case anywhere
    /// On the main actor.
    case mainActor
  }

  private let place: Place
  private let lock = NSLock()
  private var buffer: DemandBuffer<Value>
  private var receiver: Receiver?
  private var onFinish: (() -> Void)?
  private var token: NotificationToken?
  private var isFinished = false
  private var isHandingOver = false

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - policy: Which values are kept until they are asked for.
  ///   - place: Where the subscriber is called.
  ///   - receiver: Hands a value to the subscriber.
  ///   - onFinish: Tells the subscriber that no value will follow.
  package init(
    keeping policy: DemandBuffer<Value>.Policy,
    on place: Place = .anywhere,
    receiver: @escaping Receiver,
    onFinish: @escaping () -> Void = {}
  ) {
    buffer = DemandBuffer(policy)
    self.place = place
    self.receiver = receiver
    self.onFinish = onFinish
  }

  /// Adds a value, and hands it over if it is asked for.
  package func enqueue(_ value: Value) {
    lock.withLock { if !isFinished, receiver != nil { buffer.enqueue(value) } }
    handOver()
  }

  /// Asks for a number of values; `nil` for all that will ever be.
  package func request(_ count: Int?) {
    lock.withLock { buffer.request(count) }
    handOver()
  }

  /// Ends the queue once the values that wait have been handed over.
  package func finish() {
    lock.withLock { isFinished = true }
    handOver()
  }

  /// Ends the queue at once, and lets go of the subscriber and the source.
  package func cancel() {
    let released = lock.withLock { end() }
    released.token?.cancel()
  }

  /// Retains the observation that the values come from, until the queue ends.
  package func retain(_ newToken: NotificationToken) {
    let isOver = lock.withLock {
      guard receiver != nil else { return true }
      token = newToken
      return false
    }
    if isOver { newToken.cancel() }
  }
}

// MARK: - Handing over

extension DemandQueue {
  private func handOver() {
    switch place {
    case .anywhere: handOverHere()
    case .mainActor: MainQueue.performInTurnOrLater { self.handOverHere() }
    }
  }

  /// Hands over what there is, unless a call further out, or another thread, is about to.
  private func handOverHere() {
    guard lock.withLock({ beginHandingOver() }) else { return }
    while let (receiver, value) = lock.withLock({ takeOrEndHandingOver() }) {
      let count = receiver(value)
      lock.withLock { buffer.request(count) }
    }
    finishIfDone()
  }

  private func beginHandingOver() -> Bool {
    guard !isHandingOver, receiver != nil else { return false }
    isHandingOver = true
    return true
  }

  private func takeOrEndHandingOver() -> (Receiver, Value)? {
    guard let receiver, let value = buffer.next() else {
      isHandingOver = false
      return nil
    }
    return (receiver, value)
  }

  private func finishIfDone() {
    let released = lock.withLock {
      isFinished && buffer.isEmpty && !isHandingOver ? end() : Released()
    }
    released.onFinish?()
    released.token?.cancel()
  }

  /// What the queue held, to be let go of outside of the lock: what is released may call back.
  private struct Released {
    var receiver: Receiver?
    var onFinish: (() -> Void)?
    var token: NotificationToken?
  }

  private func end() -> Released {
    let released = Released(receiver: receiver, onFinish: onFinish, token: token)
    receiver = nil
    onFinish = nil
    token = nil
    buffer.removeAll()
    return released
  }
}

extension NotificationCenter {
  /// Feeds the payloads of a notification to a queue, until the queue ends.
  func feed<Payload: Sendable>(
    _ queue: DemandQueue<Payload>,
    from descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil,
    onFailure: NotificationFailureHandler? = nil
  ) {
    let token = addObserver(
      descriptor: descriptor,
      object: object,
      using: { queue.enqueue($0) },
      onFailure: onFailure
    )
    queue.retain(token)
  }
}
