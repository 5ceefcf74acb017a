public import Foundation
public import KeyboardNotifications

/// What must hold after the records before it; a part that is `nil` may be anything.
public struct KeyboardTraceExpectation: Sendable, Hashable {
  /// How far the keyboard is on its way on or off the screen.
  public var visibility: KeyboardVisibility?
  /// Where the keyboard is.
  public var placement: KeyboardPlacement?
  /// The height in points that the keyboard covers at the bottom of the view.
  public var covered: CGFloat?
  /// The covered height less the view's bottom safe-area inset, at least 0.
  public var inset: CGFloat?

  /// Makes an expectation from its parts.
  public init(
    visibility: KeyboardVisibility? = nil,
    placement: KeyboardPlacement? = nil,
    covered: CGFloat? = nil,
    inset: CGFloat? = nil
  ) {
    self.visibility = visibility
    self.placement = placement
    self.covered = covered
    self.inset = inset
  }

  /// What a result lacks of the expectation, part by part; empty where it is met.
  ///
  /// Heights are compared to a hundredth of a point, so that an expectation written by hand may
  /// say 366.67 for two thirds.
  ///
  /// - Parameter result: What the trace led to.
  /// - Returns: One mismatch for each part that does not hold.
  public func mismatches(with result: KeyboardTraceResult) -> [KeyboardTraceMismatch] {
    [
      word("visibility", visibility?.rawValue, result.visibility.rawValue),
      word("placement", placement?.rawValue, result.placement.rawValue),
      height("covered", covered, result.covered),
      height("inset", inset, result.inset),
    ].compactMap(\.self)
  }

  private func word(_ key: String, _ expected: String?, _ found: String) -> KeyboardTraceMismatch? {
    guard let expected, expected != found else { return nil }
    return KeyboardTraceMismatch(key: key, expected: expected, found: found)
  }

  private func height(
    _ key: String,
    _ expected: CGFloat?,
    _ found: CGFloat
  ) -> KeyboardTraceMismatch? {
    guard let expected, abs(expected - found) > 0.01 else { return nil }
    return KeyboardTraceMismatch(
      key: key,
      expected: JSONText.number(Double(expected)),
      found: JSONText.number(Double(found))
    )
  }
}
