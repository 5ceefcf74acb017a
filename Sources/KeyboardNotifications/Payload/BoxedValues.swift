package import Foundation

extension Double {
  /// Reads a number that is a Swift value or boxed in an `NSNumber`.
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
  /// Reads a rectangle that is a Swift value or boxed in an `NSValue`.
  package init?(boxed value: Any) {
    guard let rectangle = (value as? CGRect) ?? unboxed(value) else { return nil }
    self = rectangle
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

#if canImport(ObjectiveC)
/// Returns `nil`, since Objective-C's bridge makes the cast to `CGRect` unbox the value.
private func unboxed(_ value: Any) -> CGRect? { nil }
#else
/// Returns the rectangle in an `NSValue`, if it holds one.
///
/// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right for
/// a box that holds a rectangle. Remove this when Foundation bridges the type.
private func unboxed(_ value: Any) -> CGRect? {
  guard let box = value as? NSValue, String(cString: box.objCType).hasPrefix("{CGRect=") else {
    return nil
  }
  return box.rectValue
}
#endif
