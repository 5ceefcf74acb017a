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

  /// Makes an expectation from its parts.
  package init(
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

  /// Returns the parts of the expectation that a result does not meet; empty where it is met.
  ///
  /// Heights are compared to a hundredth of a point, so that an expectation written by hand may
  /// give 366.67 for two thirds.
  ///
  /// - Parameter result: The result of the trace so far.
  /// - Returns: One mismatch for each part that does not hold.
  package func mismatches(with result: KeyboardTraceResult) -> [KeyboardTraceMismatch] {
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
    guard let expected, !(abs(expected - found) <= 0.01) else { return nil }
    return KeyboardTraceMismatch(
      key: key,
      expected: JSONText.number(Double(expected)),
      found: JSONText.number(Double(found))
    )
  }
}

/// One part of an expectation that does not hold.
package struct KeyboardTraceMismatch: Sendable, Hashable {
  /// The part, as the trace format spells it: `visibility`, `placement`, `covered` or `inset`.
  package var key: String
  /// The expected value.
  package var expected: String
  /// The value that the trace led to.
  package var found: String
}

extension KeyboardTraceMismatch: CustomStringConvertible {
  /// The mismatch in words.
  package var description: String {
    "expected \(key) \(expected), found \(found)"
  }
}

/// The result of a trace so far, in the vocabulary of its expectations.
package struct KeyboardTraceResult: Sendable, Hashable {
  /// The keyboard's progress on its way on or off the screen.
  package var visibility: KeyboardVisibility
  /// The keyboard's placement on the screen.
  package var placement: KeyboardPlacement
  /// The height in points that the keyboard covers at the bottom of the view.
  package var covered: CGFloat
  /// The covered height less the view's bottom safe-area inset, at least 0.
  package var inset: CGFloat

  /// Makes a result from its parts.
  package init(
    visibility: KeyboardVisibility,
    placement: KeyboardPlacement,
    covered: CGFloat = 0,
    inset: CGFloat = 0
  ) {
    self.visibility = visibility
    self.placement = placement
    self.covered = covered
    self.inset = inset
  }

  /// Reads the result from a state.
  ///
  /// - Parameters:
  ///   - state: The state after the records so far.
  ///   - environment: The area to judge the keyboard in: its view, else its window, else its
  ///     screen.
  ///   - safeAreaBottom: The view's bottom safe-area inset, in points.
  package init(
    state: KeyboardState,
    environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat = 0
  ) {
    visibility = state.visibility
    placement = state.placement
    if let area = environment.view ?? environment.window ?? environment.screen {
      covered = state.coveredHeight(of: area)
      inset = state.inset(of: area, safeAreaBottom: safeAreaBottom)
    } else {
      covered = state.coveredHeight
      inset = max(0, state.coveredHeight - safeAreaBottom)
    }
  }
}

extension KeyboardTrace.Record {
  /// Returns a record that states the result expected after the records before it.
  ///
  /// A part that is `nil` may be anything; one record with no part at all cannot be written.
  ///
  /// - Parameters:
  ///   - visibility: The keyboard's progress on its way on or off the screen.
  ///   - placement: The keyboard's placement on the screen.
  ///   - covered: The height in points that the keyboard covers at the bottom of the view.
  ///   - inset: The covered height less the view's bottom safe-area inset, at least 0.
  /// - Returns: A record without a time of its own.
  public static func expectation(
    visibility: KeyboardVisibility? = nil,
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
}
