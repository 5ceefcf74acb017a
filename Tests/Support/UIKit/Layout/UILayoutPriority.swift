// A test double of UIKit for Linux; never a product.

/// How much a constraint matters, up to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)

  /// The constraint should hold.
  public static let defaultHigh = UILayoutPriority(750)

  /// The constraint may hold.
  public static let defaultLow = UILayoutPriority(250)
}
