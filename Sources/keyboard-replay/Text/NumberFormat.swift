import Foundation
import KeyboardTesting

/// Writes numbers for people.
enum NumberFormat {
  /// Returns a number with at most two decimals.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    // A number of this size has no decimals, and may be too large to count in hundredths.
    guard abs(value) < 1e15 else { return JSONText.number(value) }
    let rounded = (value * 100).rounded() / 100
    return JSONText.number(rounded == 0 ? 0 : rounded)
  }

  /// Returns a number with its sign, as in `+31.5`.
  static func signed(_ value: Double) -> String {
    let text = text(value)
    return text.hasPrefix("-") ? text : "+" + text
  }

  /// Returns seconds with three decimals.
  static func seconds(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return value.description }
    let milliseconds = Int((value * 1000).rounded())
    let decimals = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  /// Returns a frame's origin and size, as in `(0, 409) 375×258`.
  static func frame(_ frame: CGRect) -> String {
    "(\(text(Double(frame.origin.x))), \(text(Double(frame.origin.y)))) \(size(frame.size))"
  }

  /// Returns a size, as in `375×667`.
  static func size(_ size: CGSize) -> String {
    "\(text(Double(size.width)))×\(text(Double(size.height)))"
  }
}
