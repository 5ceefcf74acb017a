import Foundation

/// A variable that any thread may read and set, also after a closure that uses it is made.
final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  init(_ value: Value? = nil) {
    stored = value
  }

  var value: Value? {
    get { lock.withLock { stored } }
    set {
      // Released outside the lock: a token that is replaced runs code of its own.
      _ = lock.withLock {
        defer { stored = newValue }
        return stored
      }
    }
  }
}

/// A list that any thread may append to.
final class Recorder<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  var values: [Element] {
    lock.withLock { elements }
  }

  func record(_ element: Element) {
    lock.withLock { elements.append(element) }
  }
}
