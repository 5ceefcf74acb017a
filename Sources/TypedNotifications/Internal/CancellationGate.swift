import Foundation

/// The state of an observation: open until it is closed, once.
///
/// The callback holds the gate and the token closes it, so the callback does not hold the token.
/// `@unchecked`: the mutable state is touched under the gate's lock only.
final class CancellationGate: @unchecked Sendable {
  private var isClosed = false
  private var onClose: (@Sendable () -> Void)?

  init(onClose: (@Sendable () -> Void)? = nil) {
    // Under the lock, so that whoever asks the gate later is known to see it whole, however the
    // gate came to them.
    withLock { self.onClose = onClose }
  }

  var isOpen: Bool {
    withLock { !isClosed }
  }

  /// Sets what closing does, for an action that does not exist before the gate does.
  ///
  /// Only the maker of the gate calls it, before anyone can close the gate.
  func setOnClose(_ action: @escaping @Sendable () -> Void) {
    withLock { onClose = action }
  }

  /// Closes the gate; the first time, performs the action, which may call back into the gate.
  func close() {
    let action = withLock {
      isClosed = true
      defer { onClose = nil }
      return onClose
    }
    action?()
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    let lock = LockTable.shared.lock(of: self)
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
