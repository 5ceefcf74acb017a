import Foundation
import Testing
import TypedNotifications

/// Tokens that come and go on eight threads while eight others post.
///
/// To be run under the thread sanitizer as well: `swift test --sanitize=thread --filter Stress`
@Suite(.serialized) struct ThreadStressTests {
  private static let threads = 8
  private static let postsPerThread = 10_000 / threads
  private static let descriptor = NotificationDescriptor<Int>(
    name: Notification.Name("ThreadStress")
  )

  /// A number that threads share.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int {
      lock.withLock { count }
    }

    func increment() {
      lock.withLock { count += 1 }
    }
  }

  /// Runs an action on threads of their own, and waits until all are done.
  private func onThreads(
    _ count: Int = Self.threads,
    _ action: @escaping @Sendable (Int) -> Void
  ) -> @Sendable () -> Void {
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      Thread.detachNewThread {
        action(index)
        group.leave()
      }
    }
    return { group.wait() }
  }

  private func post(to center: NotificationCenter) -> @Sendable () -> Void {
    onThreads { thread in
      for number in 0..<Self.postsPerThread {
        center.send(Self.descriptor, thread * Self.postsPerThread + number)
      }
    }
  }

  @Test func whoeverStaysLosesNothingWhileOthersComeAndGo() {
    let center = NotificationCenter()
    let stayed = Counter()
    let tokens = (0..<4).map { _ in
      center.addObserver(descriptor: Self.descriptor) { _ in stayed.increment() }
    }
    let posted = post(to: center)
    let churned = onThreads { _ in
      for _ in 0..<200 {
        let token = center.addObserver(descriptor: Self.descriptor) { _ in }
        token.cancel()
      }
    }
    churned()
    posted()
    #expect(stayed.value == 4 * Self.threads * Self.postsPerThread)
    withExtendedLifetime(tokens) {}
  }

  /// A callback that is running, or about to be entered, when the token is cancelled goes on to its
  /// end; so each thread posts itself, after its own cancellation, what must not arrive.
  @Test func nothingPostedAfterACancellationArrives() {
    let center = NotificationCenter()
    let late = Counter()
    let posted = post(to: center)
    let churned = onThreads { thread in
      for round in 0..<100 {
        let number = -1 - (thread * 100 + round)
        let token = center.addObserver(descriptor: Self.descriptor) { received in
          if received == number { late.increment() }
        }
        token.cancel()
        center.send(Self.descriptor, number)
      }
    }
    churned()
    posted()
    #expect(late.value == 0)
  }
}
