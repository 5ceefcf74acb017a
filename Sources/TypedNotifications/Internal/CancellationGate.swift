import Foundation

/// The state of an observation: open until it is closed, once.
///
/// The callback holds the gate and the token closes it, so the callback does not hold the token.
/// `@unchecked`: the mutable state is touched under the lock only.
final class CancellationGate: @unchecked Sendable {
  private let lock = NSLock()
  private var isClosed = false
  private var onClose: (@Sendable () -> Void)?

  init(onClose: (@Sendable () -> Void)? = nil) {
    self.onClose = onClose
  }

  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return !isClosed
  }

  /// Sets what closing does, for an action that does not exist before the gate does.
  ///
  /// Only the maker of the gate calls it, before anyone can close the gate.
  func setOnClose(_ action: @escaping @Sendable () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    onClose = action
  }

  /// Closes the gate; the first time, performs the action, which may call back into the gate.
  func close() {
    takeAction()?()
  }

  private func takeAction() -> (@Sendable () -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    isClosed = true
    let action = onClose
    onClose = nil
    return action
  }
}
