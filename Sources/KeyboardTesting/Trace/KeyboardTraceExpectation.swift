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
}

extension KeyboardTraceExpectation {
  /// The parts, and the mark of an expectation that the tool wrote.
  var members: [KeyboardTraceFormat.Member] { parts + [("written", isWritten ? true : nil)] }

  /// The keys and values of the parts, in order; a part that may be anything has no value.
  var parts: [KeyboardTraceFormat.Member] {
    [
      ("visibility", visibility?.rawValue), ("placement", placement?.rawValue),
      ("covered", covered), ("inset", inset),
    ]
  }

  /// Returns the parts that a result does not meet; none if all are met.
  ///
  /// Heights are compared to a hundredth of a point, so that an expectation written by hand may
  /// give 366.67 for two thirds. The errors have no place yet.
  package func mismatches(with result: KeyboardTraceExpectation) -> [KeyboardTraceError] {
    zip(parts, result.parts).compactMap { part, other in
      guard let expected = part.value, let found = other.value else { return nil }
      if let expected = expected as? CGFloat, let found = found as? CGFloat,
        abs(expected - found) <= 0.01
      {
        return nil
      }
      let words = (expected: Self.text(expected), found: Self.text(found))
      guard words.expected != words.found else { return nil }
      let wanted = "\(part.key) \(words.expected)"
      return KeyboardTraceError(reason: .unmet, expected: wanted, found: words.found)
    }
  }

  private static func text(_ value: Any) -> String {
    if let height = value as? CGFloat { JSONText.number(Double(height)) } else { "\(value)" }
  }
}

extension KeyboardTrace.Record {
  /// Returns a record that states the visibility expected after the records before it.
  ///
  /// A part that is `nil` may be anything.
  ///
  /// - Parameters:
  ///   - visibility: The keyboard's progress on its way on or off the screen.
  ///   - placement: The keyboard's placement on the screen.
  ///   - covered: The height in points that the keyboard covers at the bottom of the view.
  ///   - inset: The covered height less the view's bottom safe-area inset, at least 0.
  /// - Returns: A record without a time of its own.
  public static func expectation(
    visibility: KeyboardVisibility,
    placement: KeyboardPlacement? = nil,
    covered: CGFloat? = nil,
    inset: CGFloat? = nil
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

  /// Returns a record that states the placement expected after the records before it.
  ///
  /// A part that is `nil` may be anything.
  ///
  /// - Parameters:
  ///   - placement: The keyboard's placement on the screen.
  ///   - covered: The height in points that the keyboard covers at the bottom of the view.
  ///   - inset: The covered height less the view's bottom safe-area inset, at least 0.
  /// - Returns: A record without a time of its own.
  public static func expectation(
    placement: KeyboardPlacement,
    covered: CGFloat? = nil,
    inset: CGFloat? = nil
  ) -> KeyboardTrace.Record {
    let parts = KeyboardTraceExpectation(placement: placement, covered: covered, inset: inset)
    return KeyboardTrace.Record(.expectation(parts))
  }

  /// Returns a record that states the covered height expected after the records before it.
  ///
  /// - Parameters:
  ///   - covered: The height in points that the keyboard covers at the bottom of the view.
  ///   - inset: The covered height less the view's bottom safe-area inset, at least 0; any for
  ///     `nil`.
  /// - Returns: A record without a time of its own.
  public static func expectation(
    covered: CGFloat,
    inset: CGFloat? = nil
  ) -> KeyboardTrace.Record {
    KeyboardTrace.Record(.expectation(KeyboardTraceExpectation(covered: covered, inset: inset)))
  }

  /// Returns a record that states the inset expected after the records before it.
  ///
  /// - Parameter inset: The covered height less the view's bottom safe-area inset, in points, at
  ///   least 0.
  /// - Returns: A record without a time of its own.
  public static func expectation(inset: CGFloat) -> KeyboardTrace.Record {
    KeyboardTrace.Record(.expectation(KeyboardTraceExpectation(inset: inset)))
  }
}
