import Foundation

/// The flag of systems without atomics; to be removed when iOS 18 is the oldest supported.
final class LockedFlag: CancellationFlag, @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  override var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return flag
  }

  override func cancel() {
    lock.lock()
    defer { lock.unlock() }
    flag = true
  }
}
