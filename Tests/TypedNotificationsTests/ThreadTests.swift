import Dispatch
import Foundation
import Testing
import TypedNotifications

/// Tokens and posts on many threads at once; meant for the thread sanitizer too.
@Suite struct ThreadTests {
  static let workers = 8
  static let rounds = 100

  let center = NotificationCenter()

  /// Does some work on all threads at once, in some rounds each.
  func onAllWorkers(_ work: @escaping @Sendable (_ worker: Int, _ round: Int) -> Void) {
    onThreads(Self.workers) { worker in
      for round in 0..<Self.rounds { work(worker, round) }
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func noCallBeginsAfterCancellingDuringPosts() {
    let late = Recorder<Int>()
    onAllWorkers { [center] worker, round in
      let mine = LockedValue(false)
      let token = center.addObserver(descriptor: .score) { score in
        // A post of this thread that began after cancelling; those of others may have begun before.
        if mine.value == true && score == worker { late.record(round) }
      }
      center.send(.score, worker)
      token.cancel()
      mine.value = true
      center.send(.score, worker)
    }
    #expect(late.values.isEmpty)
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func tokenCancelledOnManyThreadsIsCancelledOnce() {
    for _ in 0..<Self.rounds {
      let calls = Recorder<Int>()
      let token = NotificationToken { calls.record(1) }
      onThreads(Self.workers) { _ in token.cancel() }
      #expect(calls.values.count == 1)
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func cancelDoesNotWaitForARunningCallback() {
    let entered = DispatchSemaphore(value: 0)
    let proceed = DispatchSemaphore(value: 0)
    let finished = DispatchSemaphore(value: 0)
    let token = center.addObserver(descriptor: .score) { _ in
      entered.signal()
      proceed.wait()
    }
    Thread { [center] in
      center.send(.score, 1)
      finished.signal()
    }.start()
    entered.wait()
    token.cancel()
    proceed.signal()
    #expect(finished.wait(timeout: .now() + .seconds(60)) == .success)
  }
}
