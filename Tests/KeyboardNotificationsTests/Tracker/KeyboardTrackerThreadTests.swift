import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// A tracker whose notifications and cancellations come from many threads; meant for the thread
/// sanitizer too.
@MainActor
@Suite struct KeyboardTrackerThreadTests {
  nonisolated private static let threads = 8
  nonisolated private static let rounds = 50

  let fixture = TrackerFixture()

  /// Runs work on threads of their own, and gives the main actor to others until all are done.
  private func onThreads(_ work: @escaping @Sendable () -> Void) async {
    let done = DispatchGroup()
    for _ in 0..<Self.threads {
      done.enter()
      Thread.detachNewThread {
        work()
        done.leave()
      }
    }
    await withCheckedContinuation { continuation in
      done.notify(queue: .main) { continuation.resume() }
    }
  }

  @Test func aTrackerIsHiddenAfterTheHidesOfEightThreads() async {
    var sum: CGFloat = 0
    let token = fixture.tracker.observe { sum += $0.heightIncrement }
    let center = fixture.center
    await onThreads {
      for _ in 0..<Self.rounds {
        for (type, frame) in [
          (KeyboardNotificationType.willShow, Phone.tall), (.willHide, Phone.offscreen),
        ] {
          center.post(name: type.name, object: nil, userInfo: postedUserInfo(end: frame))
        }
      }
    }
    #expect(fixture.tracker.state.coveredHeight == 0)
    #expect(sum == 0)
    token.cancel()
  }

  @Test func observersCancelledOnEightThreadsAreNotCalledAnyMore() async {
    var calls = 0
    let tokens = (0..<Self.threads * Self.rounds).map { _ in
      fixture.tracker.observe { _ in calls += 1 }
    }
    await onThreads {
      for token in tokens { token.cancel() }
    }
    fixture.show()
    #expect(calls == 0)
    #expect(fixture.tracker.observerCount == 0)
  }
}
