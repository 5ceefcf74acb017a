#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
/// Objects that are changed, each by one running adjustment.
///
/// Neither an object nor an adjustment is retained.
@MainActor
enum AdjustedObjects {
  private struct Entry {
    weak var object: AnyObject?
    weak var adjustment: ActiveAdjustment?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the adjustment that changes an object.
  static func adjustment(of object: AnyObject) -> ActiveAdjustment? {
    // A deallocated object may have had the same address.
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.adjustment : nil }
  }

  /// Records that an adjustment changes an object, in place of the one before.
  static func add(_ object: AnyObject, changedBy adjustment: ActiveAdjustment) {
    entries[ObjectIdentifier(object)] = Entry(object: object, adjustment: adjustment)
  }

  /// Records that no adjustment changes an object.
  static func remove(_ object: AnyObject) {
    entries[ObjectIdentifier(object)] = nil
  }
}
#endif
