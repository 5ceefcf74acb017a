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

  /// The keys of all parts, in order.
  static let partKeys = KeyboardTraceExpectation().parts.map(\.key)

  /// Returns the parts that a result does not meet; none if all are met.
  ///
  /// Heights are compared to a hundredth of a point, so that an expectation written by hand may
  /// give 366.67 for two thirds. The errors have no place yet.
  package func mismatches(with result: KeyboardTraceExpectation) -> [KeyboardTraceError] {
    [
      Self.mismatch("visibility", visibility?.rawValue, result.visibility?.rawValue),
      Self.mismatch("placement", placement?.rawValue, result.placement?.rawValue),
      Self.mismatch("covered", covered, result.covered),
      Self.mismatch("inset", inset, result.inset),
    ].compactMap(\.self)
  }

  private static func mismatch(
    _ part: String,
    _ expected: CGFloat?,
    _ found: CGFloat?
  ) -> KeyboardTraceError? {
    guard let expected, let found else { return nil }
    let isMet = abs(expected - found) <= 0.01
    return isMet ? nil : mismatch(part, JSONText.number(expected), JSONText.number(found))
  }

  private static func mismatch(
    _ part: String,
    _ expected: String?,
    _ found: String?
  ) -> KeyboardTraceError? {
    guard let expected, let found, expected != found else { return nil }
    return KeyboardTraceError(reason: .unmet, expected: "\(part) \(expected)", found: found)
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
