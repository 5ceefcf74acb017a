import Foundation

@testable import TypedNotifications

/// A subscriber that notes what it is handed, and may do something each time.
///
/// `@unchecked`: the mutable state is touched under the lock only.
final class TestSubscriber: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [Int] = []
  private var finishes = 0
  private var calls = 0
  private var mostCalls = 0

  /// How many more to ask for each time; `nil` for no limit.
  let more: Int?
  let onValue: @Sendable (Int) -> Void

  init(more: Int? = 0, onValue: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.more = more
    self.onValue = onValue
  }

  var values: [Int] { lock.withLock { log } }
  var finishCount: Int { lock.withLock { finishes } }
  /// The most calls that ran at once.
  var overlap: Int { lock.withLock { mostCalls } }

  func queue(
    keeping policy: DemandBuffer<Int>.Policy = .all,
    on place: DemandQueue<Int>.Place = .anywhere
  ) -> DemandQueue<Int> {
    DemandQueue(
      keeping: policy,
      on: place,
      receiver: { self.receive($0) },
      onFinish: { self.lock.withLock { self.finishes += 1 } }
    )
  }

  private func receive(_ value: Int) -> Int? {
    lock.withLock {
      log.append(value)
      calls += 1
      mostCalls = max(mostCalls, calls)
    }
    onValue(value)
    lock.withLock { calls -= 1 }
    return more
  }
}
