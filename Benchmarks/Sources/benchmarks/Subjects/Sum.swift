import Foundation

/// Sum of the heights that observers get, at a low cost of its own.
///
/// `@unchecked`: all posting and observing here happens on the main actor, while Foundation's
/// closures must be ready for any thread. A pointer, since each change of a class's property would
/// be checked for exclusive access.
final class Sum: @unchecked Sendable {
  private let value = UnsafeMutablePointer<Double>.allocate(capacity: 1)

  init() {
    value.pointee = 0
  }

  deinit {
    value.deallocate()
  }

  @inline(__always)
  func add(_ height: CGFloat) {
    value.pointee += Double(height)
  }

  /// Returns the sum, and sets it to zero.
  func reset() -> Double {
    defer { value.pointee = 0 }
    return value.pointee
  }
}
