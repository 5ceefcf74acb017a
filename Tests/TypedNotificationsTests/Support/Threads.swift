import Dispatch
import Foundation

/// Runs work on a thread of its own, and blocks the caller until it is done.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  onThreads(1) { _ in work() }
}

/// Runs work on several threads at once, and blocks the caller until all are done.
func onThreads(_ count: Int, _ work: @escaping @Sendable (_ index: Int) -> Void) {
  let done = DispatchGroup()
  for index in 0..<count {
    done.enter()
    Thread {
      work(index)
      done.leave()
    }.start()
  }
  done.wait()
}

/// Waits until the main queue has performed the actions that were added before.
func mainQueueToDrain() async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    DispatchQueue.main.async {
      continuation.resume()
    }
  }
}
