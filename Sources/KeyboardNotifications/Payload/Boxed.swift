package import Foundation

extension Double {
  /// Reads a number however it was boxed.
  ///
  /// On Linux a cast does not convert between number types, so each is asked for.
  init?(boxed value: Any) {
    if let number = exactly(Double.self, value) ?? exactly(Int.self, value).map(Double.init) {
      self = number
      return
    }
    switch value {
    case let number as Double: self = number
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as any BinaryInteger: self = Double(number)
    default: return nil
    }
  }
}

extension CGRect {
  /// Reads a rectangle whether it was boxed in an `NSValue` or not.
  package init?(boxed value: Any) {
    if let rectangle = exactly(CGRect.self, value) ?? (value as? CGRect) {
      self = rectangle
    } else if let boxed = value as? NSValue, let rectangle = boxed.rectangle {
      self = rectangle
    } else {
      return nil
    }
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSValue {
  #if canImport(ObjectiveC)
  /// The rectangle in the box: always `nil`, since Objective-C's bridge has found it by then.
  fileprivate var rectangle: CGRect? {
    nil
  }
  #else
  /// The rectangle in the box, if it holds one.
  ///
  /// NB: Foundation on Linux does not bridge `NSValue` to `CGRect`, and `rectValue` is only right
  /// where the box holds a rectangle. To be removed when the bridge is there.
  fileprivate var rectangle: CGRect? {
    guard String(cString: objCType).hasPrefix("{CGRect=") else { return nil }
    return rectValue
  }
  #endif
}

/// Gives a value as a type if that is exactly its type, without bridging or unwrapping.
///
/// Swift opens an `Any` that is passed here, so that this compares two pointers, where `as?` has the
/// runtime try every way to convert. Where this gives `nil`, `as?` may still give a value.
@inline(__always)
func exactly<Wanted, Value>(_ type: Wanted.Type, _ value: Value) -> Wanted? {
  Value.self == Wanted.self ? unsafeBitCast(value, to: Wanted.self) : nil
}
