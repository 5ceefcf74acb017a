import Foundation

/// Strings that were made before, so that a key or a name that each line repeats is made once.
///
/// It has as many strings as slots; one that needs a slot takes the place of the one there.
struct StringCache: Sendable {
  private var slots: [String] = []

  /// Shorter strings need no memory of their own, and longer ones seldom come again.
  private static let lengths = 16...64
  private static let slotCount = 256

  /// The text of a part of some bytes, which is well-formed UTF-8.
  mutating func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard Self.lengths.contains(range.count) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    if slots.isEmpty { slots = [String](repeating: "", count: Self.slotCount) }
    let slot = Self.slot(bytes, range)
    if Self.isText(slots[slot], bytes, range) { return slots[slot] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    slots[slot] = text
    return text
  }

  /// A number of some of the bytes: those in which the names of the system differ.
  private static func slot(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var sum = range.count
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 10])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 11])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 14])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 15])
    return sum & (slotCount - 1)
  }

  private static func isText(_ text: String, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard text.utf8.count == range.count else { return false }
    return bytes[range].withUnsafeBytes { new in
      text.utf8.withContiguousStorageIfAvailable { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return false }
        return memcmp(new, old, range.count) == 0
      } ?? false
    }
  }
}
