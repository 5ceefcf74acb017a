import Foundation

/// A few locks that all gates share, so that a gate costs no lock of its own.
///
/// They are held for the reading or writing of a field, and never while calling out: sharing one
/// cannot deadlock. `@unchecked`: the locks are made for sharing and the list does not change.
struct LockTable: @unchecked Sendable {
  static let shared = LockTable()

  private static let bits: UInt64 = 6
  private let locks = (0..<(1 << bits)).map { _ in NSLock() }

  /// Returns the lock of an object; the same one as long as the object lives.
  func lock(of object: AnyObject) -> NSLock {
    // The high bits of this product depend on all bits of the address: neighbours spread out.
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    return locks[Int((address &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))]
  }
}
