import Foundation

/// Cancellation of an observation, shared by its token and its callback.
///
/// The token cancels it, and the callback checks it, without keeping the token alive. It may be
/// used on any thread. `@unchecked`: the mutable state is read and written under the lock only.
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

  /// Sets the action of a cancellation that was made without one.
  ///
  /// Only the function that makes the cancellation calls this, before anyone can cancel.
  package func setAction(_ newAction: @escaping @Sendable () -> Void) {
    lock.withLock { action = newAction }
  }

  /// Cancels, and performs the action the first time.
  package func cancel() {
    let pending = lock.withLock {
      let pending = action
      isDone = true
      action = nil
      return pending
    }
    // Outside of the lock, since the action may call back.
    pending?()
  }
}
