import Dispatch
import Foundation

/// Runs work on a thread of its own and waits for it; the main queue stands still meanwhile.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread {
    work()
    done.signal()
  }.start()
  done.wait()
}

/// Waits until the main queue has done what was put into it before.
func mainQueueToDrain() async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    DispatchQueue.main.async {
      continuation.resume()
    }
  }
}

/// Begins something on the main queue, then runs the run loop there until a condition holds.
///
/// Foundation on Linux enqueues its notifications to the run loop of the thread that happens to
/// drain the main queue. A turn puts the next one into the queue before it returns, so that one
/// thread drains it all along. It gives up after a minute.
func runMainLoop(
  beginningWith begin: @escaping @Sendable () -> Void,
  until condition: @escaping @Sendable () -> Bool
) async {
  let deadline = Date(timeIntervalSinceNow: 60)
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    @Sendable func turn() {
      runLoopOnce()
      if condition() || Date() > deadline {
        continuation.resume()
      } else {
        DispatchQueue.main.async { turn() }
      }
    }
    DispatchQueue.main.async {
      begin()
      turn()
    }
  }
}

private func runLoopOnce() {
  // A loop with nothing to wait for returns before it posts.
  let timer = Timer(timeInterval: 60, repeats: false) { _ in }
  RunLoop.current.add(timer, forMode: .default)
  _ = RunLoop.current.run(mode: .default, before: Date())
  timer.invalidate()
}
