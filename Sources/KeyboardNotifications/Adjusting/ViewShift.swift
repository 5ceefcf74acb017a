package import Foundation

/// Shift of a controller's view that brings a focus above the keyboard that no scroll view
/// contains.
///
/// An adapter measures, calls ``update(_:in:spacing:beforeCommitOf:)``, writes the origin, and does
/// layout. Then it measures again, and calls ``finish(_:)``. The shift is written as the sum of the
/// base value and the shift, so an origin that somebody else writes is the new base value.
package struct ViewShift: Sendable {
  /// The view and the focus in it, as an adapter has read them at one moment.
  package struct Measurement: Sendable {
    /// The focused view, or its caret.
    package var focus: OverlapMeasurement
    /// The view of the controller.
    package var view: OverlapMeasurement
    /// The vertical coordinate on the screen at which the safe area of the window begins.
    package var safeAreaTop: CGFloat
    /// The vertical origin of the view in its superview, in points.
    package var origin: CGFloat
    /// The least difference with which the origin is written: half a pixel, in points.
    package var tolerance: CGFloat = 0.5

    /// Makes a measurement.
    package init(
      focus: OverlapMeasurement,
      view: OverlapMeasurement,
      safeAreaTop: CGFloat,
      origin: CGFloat
    ) {
      self.focus = focus
      self.view = view
      self.safeAreaTop = safeAreaTop
      self.origin = origin
    }

    /// Returns the distance by which the view must move up.
    ///
    /// It is the smallest of three: what brings the focus above the keyboard, what the keyboard
    /// covers of the view, and what leaves the top of the focus in the window's safe area.
    ///
    /// - Parameters:
    ///   - keyboard: The keyboard, lowered to where a finger has pulled it.
    ///   - spacing: The distance to keep from the top of the keyboard, in points.
    ///   - applied: The shift that the measured rectangles contain; at most zero.
    /// - Returns: The distance in points; at least zero.
    fileprivate func distance(
      in keyboard: KeyboardState,
      spacing: CGFloat,
      applied: CGFloat
    ) -> CGFloat {
      var (focus, view) = (focus, view)
      focus.frame.origin.y -= applied
      view.frame.origin.y -= applied
      let covered = view.coveredHeight(in: keyboard, spacing: 0)
      let room = focus.frame.origin.y - safeAreaTop
      guard room.isFinite else { return 0 }
      return max(0, min(focus.coveredHeight(in: keyboard, spacing: spacing), covered, room))
    }
  }

  /// Reason why the shift is given up until the keyboard or the focus changes.
  package enum Fault: Sendable {
    /// The focus does not rise with the view, since it is pinned to the safe area.
    case isPinned
    /// Somebody writes the same origin before each commit.
    case isConflict
  }

  /// The shift in the origin, and what the app has written there.
  private var contribution = KeyboardInsetContribution()
  private var conflict = RepetitionCounter(limit: 11)
  /// The top of the focus on the screen before it was moved up, and the distance.
  private var rise: (from: CGFloat, by: CGFloat)?
  /// The reason why there is no shift now; `nil` if there may be one.
  package private(set) var fault: Fault?

  /// Makes a shift of a view that was not moved yet.
  package init() {}

  /// The points that were added to the origin; at most zero.
  package var amount: CGFloat { contribution.amount }

  /// Forgets why there was no shift, since the keyboard or the focus has changed.
  package mutating func begin() {
    fault = nil
    conflict.end()
  }

  /// Compares the view with the keyboard.
  ///
  /// - Parameters:
  ///   - now: The view and the focus as they are now.
  ///   - keyboard: The keyboard, lowered to where a finger has pulled it.
  ///   - spacing: The distance to keep from the top of the keyboard, in points.
  ///   - scene: The scene of the commit before which somebody may have put the origin back; `nil`
  ///     unless it is the first update before it.
  /// - Returns: The origin to write; `nil` to leave it.
  package mutating func update(
    _ now: Measurement,
    in keyboard: KeyboardState,
    spacing: CGFloat,
    beforeCommitOf scene: CommitScene?
  ) -> CGFloat? {
    rise = nil
    if let scene { countConflict(of: now.origin, beforeCommitOf: scene) }
    if fault == .isConflict { return nil }
    let applied = now.origin - contribution.base(in: now.origin)
    let wanted =
      fault == nil ? -now.distance(in: keyboard, spacing: spacing, applied: applied) : 0
    guard contribution.isDue(wanted, as: .excludingSafeArea, for: now.origin, within: now.tolerance)
    else {
      return nil
    }
    if wanted < applied { rise = (now.focus.frame.origin.y, applied - wanted) }
    return write(wanted, in: now.origin)
  }

  /// Takes the shift back if the focus has moved up by less than half as far as the view.
  ///
  /// The safe area of a view that moves up grows at its top and shrinks at its bottom, so a field
  /// that is pinned to the top stays. One that is pinned to the bottom moves down in the view by
  /// the inset that is lost there, which the next update corrects.
  ///
  /// - Parameter last: The view and the focus after layout.
  /// - Returns: The origin to write; `nil` to leave it.
  package mutating func finish(_ last: Measurement) -> CGFloat? {
    guard let rise, rise.from - last.focus.frame.origin.y < rise.by / 2 else { return nil }
    self.rise = nil
    fault = .isPinned
    return write(0, in: last.origin)
  }

  /// Takes the shift back.
  ///
  /// - Parameter origin: The origin of the view as it is now.
  /// - Returns: The origin to write; `nil` to leave it.
  package mutating func restore(_ origin: CGFloat) -> CGFloat? {
    defer { self = ViewShift() }
    return contribution.amount == 0 ? nil : write(0, in: origin)
  }

  private mutating func write(_ amount: CGFloat, in origin: CGFloat) -> CGFloat? {
    let value = contribution.makeSpace(amount, in: origin, as: .excludingSafeArea)
    return value == origin ? nil : value
  }

  private mutating func countConflict(of origin: CGFloat, beforeCommitOf scene: CommitScene) {
    let isConflict = contribution.isStale(for: origin)
    if conflict.count(origin, isConflict: isConflict, beforeCommitOf: scene) {
      fault = .isConflict
    }
  }
}
