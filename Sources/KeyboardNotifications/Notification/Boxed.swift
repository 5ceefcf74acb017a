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
