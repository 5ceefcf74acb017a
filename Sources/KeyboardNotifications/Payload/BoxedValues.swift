package import Foundation

extension Double {
  /// Reads a number however it was boxed.
  init?(boxed value: Any) {
    // Foundation on Linux does not make an `NSNumber` of a `CGFloat`.
    let number =
      value as? Double ?? (value as? NSNumber)?.doubleValue
      ?? (value as? CGFloat).map { Double($0) }
    guard let number else { return nil }
    self = number
  }
}

extension CGRect {
  /// Reads a rectangle whether it was boxed in an `NSValue` or not.
  package init?(boxed value: Any) {
    guard let rectangle = (value as? CGRect) ?? unboxed(value) else { return nil }
    self = rectangle
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

#if canImport(ObjectiveC)
/// Returns `nil`: Objective-C's bridge has found a rectangle in a box by then.
private func unboxed(_ value: Any) -> CGRect? { nil }
#else
/// Returns the rectangle in an `NSValue`, if it holds one.
///
/// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right
/// where the box holds a rectangle. To be removed when the bridge is there.
private func unboxed(_ value: Any) -> CGRect? {
  guard let box = value as? NSValue, String(cString: box.objCType).hasPrefix("{CGRect=") else {
    return nil
  }
  return box.rectValue
}
#endif
