import Foundation

/// A variable that any thread may read and set.
final class Slot<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  init(_ value: Value? = nil) {
    stored = value
  }

  var value: Value? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return stored
    }
    set {
      lock.lock()
      let old = stored
      stored = newValue
      lock.unlock()
      // Released outside the lock: a token that is replaced runs code of its own.
      _ = old
    }
  }
}
