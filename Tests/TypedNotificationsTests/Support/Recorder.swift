import Foundation

/// A list that any thread may append to.
final class Recorder<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  var values: [Element] {
    lock.lock()
    defer { lock.unlock() }
    return elements
  }

  var count: Int {
    values.count
  }

  func record(_ element: Element) {
    lock.lock()
    defer { lock.unlock() }
    elements.append(element)
  }
}
