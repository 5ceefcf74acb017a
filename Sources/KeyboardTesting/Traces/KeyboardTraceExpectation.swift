public import Foundation
public import KeyboardNotifications

/// The result expected after the records before it; a part that is `nil` may be anything.
package struct KeyboardTraceExpectation: Sendable, Hashable {
  /// The keyboard's progress on its way on or off the screen.
  package var visibility: KeyboardVisibility?
  /// The keyboard's placement on the screen.
  package var placement: KeyboardPlacement?
  /// The height in points that the keyboard covers at the bottom of the view.
  package var covered: CGFloat?
  /// The covered height less the view's bottom safe-area inset, at least 0.
  package var inset: CGFloat?
  /// True for an expectation that the tool wrote, and that nobody has checked.
  package var isWritten = false

  /// The keys of all parts, in order.
  static let partKeys = ["visibility", "placement", "covered", "inset"]

  /// Returns the parts that a result does not meet, as `expected covered 260, found 0`.
  ///
  /// Heights may differ by a hundredth of a point, so you can write 366.67 for two thirds.
  package func mismatches(with result: KeyboardTraceExpectation) -> [String] {
    var mismatches: [String] = []
    func compare(_ part: String, _ expected: String?, _ found: String?) {
      guard let expected, let found, expected != found else { return }
      mismatches.append("expected \(part) \(expected), found \(found)")
    }
    func compare(_ part: String, _ expected: CGFloat?, _ found: CGFloat?) {
      guard let expected, let found, !(abs(expected - found) <= 0.01) else { return }
      compare(part, JSONText.number(expected), JSONText.number(found))
    }
    compare("visibility", visibility?.rawValue, result.visibility?.rawValue)
    compare("placement", placement?.rawValue, result.placement?.rawValue)
    compare("covered", covered, result.covered)
    compare("inset", inset, result.inset)
    return mismatches
  }
}

extension KeyboardTrace.Record {
  /// Returns a record that states the result expected after the records before it.
  ///
  /// A part that is `nil` may have any value. Pass at least one part: an expectation without one
  /// fails every check.
  ///
  /// - Parameters:
  ///   - covered: The height in points that the keyboard covers at the bottom of the view.
  ///   - inset: The covered height minus the view's bottom safe-area inset; at least zero.
  ///   - visibility: The keyboard's progress on its way on or off the screen.
  ///   - placement: The keyboard's placement on the screen.
  /// - Returns: A record without a time.
  public static func expectation(
    covered: CGFloat? = nil,
    inset: CGFloat? = nil,
    visibility: KeyboardVisibility? = nil,
    placement: KeyboardPlacement? = nil
  ) -> KeyboardTrace.Record {
    KeyboardTrace.Record(
      .expectation(
        KeyboardTraceExpectation(
          visibility: visibility,
          placement: placement,
          covered: covered,
          inset: inset
        )
      )
    )
  }
}
