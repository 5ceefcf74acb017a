import Foundation

/// Whether an observation has ended, and what ending it does.
///
/// A token cancels it; the callback asks it, and so does not hold the token. It may be used on any
/// thread. `@unchecked`: the mutable state is touched under the lock only.
package final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isDone = false
  private var action: (@Sendable () -> Void)?

  package init(action: (@Sendable () -> Void)? = nil) {
    self.action = action
  }

  package var isCancelled: Bool {
    lock.withLock { isDone }
  }

  /// Sets what cancelling does, for an action that does not exist before the cancellation does.
  ///
  /// Only its maker calls this, before anyone can cancel.
  func setAction(_ newAction: @escaping @Sendable () -> Void) {
    lock.withLock { action = newAction }
  }

  /// Cancels; the first time, performs the action outside of the lock, since it may call back.
  package func cancel() {
    let pending = lock.withLock {
      isDone = true
      defer { action = nil }
      return action
    }
    pending?()
  }
}
