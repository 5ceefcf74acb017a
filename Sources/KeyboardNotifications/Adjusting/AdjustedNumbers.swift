package import Foundation

/// Number that belongs to the app, and that an adjustment changes.
package enum AdjustedNumber: Sendable {
  /// The constant of a constraint.
  case constant
  /// The bottom of a view controller's additional safe-area insets.
  case additionalSafeArea
  /// The bottom content inset of a scroll view.
  case contentInset
  /// The bottom inset of a scroll view's vertical indicator.
  case verticalIndicatorInset
  /// The bottom inset of a scroll view's horizontal indicator.
  case horizontalIndicatorInset
  /// The vertical origin of a controller's view.
  case origin
}

/// Number with a value: its current one, or one to write.
package struct NumberValue: Sendable, Equatable {
  package var number: AdjustedNumber
  package var value: CGFloat

  /// Makes a write.
  package init(_ number: AdjustedNumber, _ value: CGFloat) {
    self.number = number
    self.value = value
  }
}

/// Numbers of one target, with the space for the keyboard that was made in each.
///
/// They are in the order of the target's measurement.
package struct AdjustedNumbers: Sendable {
  private struct Entry {
    var contribution: KeyboardInsetContribution
    /// Counts the commits before which the app has put its number back to the same value.
    ///
    /// A number that the app animates differs from commit to commit.
    var conflict = RepetitionCounter(limit: 11)

    init(of number: AdjustedNumber) {
      contribution = KeyboardInsetContribution(isPlaced: number == .origin)
    }

    /// Counts a commit before which the app may have put the number back.
    ///
    /// A commit without a conflict ends the count, because the app resets the number only now and
    /// then. If nobody knows whose commit it is, one alone does not: it may be that of another
    /// scene, or a turn of the run loop in which nothing is drawn.
    ///
    /// - Returns: True if the conflict becomes lasting.
    mutating func countConflict(
      with current: CGFloat,
      beforeCommitOf scene: CommitScene
    ) -> Bool {
      guard contribution.isStale(for: current) else {
        conflict.rest(endsAfter: scene == .own ? 1 : 2)
        return false
      }
      return conflict.add(current, continues: current == conflict.last)
    }

    /// Returns true if the number must be written, and is not left to the app.
    func isDue(
      _ amount: CGFloat,
      as mode: KeyboardInsetMode,
      for current: CGFloat,
      within tolerance: CGFloat
    ) -> Bool {
      !conflict.isLasting && contribution.isDue(amount, as: mode, for: current, within: tolerance)
    }
  }

  /// Bottom safe-area inset of a controller's view, until UIKit has applied the last write to it.
  ///
  /// UIKit applies a write in the next layout pass. Until then the measured inset does not include
  /// the written space.
  private struct UnappliedSafeArea {
    /// The inset as measured before the write.
    var measured: CGFloat
    /// The inset without any space for the keyboard.
    var base: CGFloat
  }

  private var entries: [Entry] = []
  private var unappliedSafeArea: UnappliedSafeArea?

  /// Makes the numbers of a target that was not measured yet.
  package init() {}

  /// True if no space for the keyboard is added to any number.
  var isAtRest: Bool {
    entries.allSatisfy { $0.contribution.amount == 0 }
  }

  /// True if a number is left to the app, which puts it back before each commit.
  var isInConflict: Bool {
    entries.contains { $0.conflict.isLasting }
  }

  /// Lists the numbers of a target, and forgets the safe area of the last write once UIKit has
  /// applied that write.
  ///
  /// UIKit has applied it if the safe area has changed since, and in any case before a commit.
  mutating func begin(_ measurement: TargetMeasurement, isBeforeCommit: Bool) {
    if entries.isEmpty { entries = measurement.numbers.map { Entry(of: $0.number) } }
    let hasChanged = measurement.area?.safeAreaBottom != unappliedSafeArea?.measured
    if isBeforeCommit || hasChanged { unappliedSafeArea = nil }
  }

  /// Returns the points to add to each number for a covered height.
  ///
  /// - Parameters:
  ///   - covered: The covered height of the area, with the spacing above the keyboard.
  ///   - measurement: The target as it is now.
  /// - Returns: The points; negative if a number shrinks.
  private func amounts(for covered: CGFloat, in measurement: TargetMeasurement) -> [CGFloat] {
    switch measurement.content {
    case .view: return []
    case .constraint(_, let direction): return [covered * direction]
    case .controller: return [max(0, covered - baseSafeArea(in: measurement))]
    case .movedView: return [-covered]
    case .scrollView(let list):
      let height = min(max(covered, measurement.area?.barHeight ?? 0), list.height)
      let indicator = max(0, height - list.indicatorSafeArea)
      return [max(0, height - list.addedByUIKit), indicator, indicator]
    }
  }

  /// Returns the bottom safe-area inset of a controller's view without the space for the keyboard.
  private func baseSafeArea(in measurement: TargetMeasurement) -> CGFloat {
    if let unappliedSafeArea { return unappliedSafeArea.base }
    let added = entries.first?.contribution.amount ?? 0
    return max(0, (measurement.area?.safeAreaBottom ?? 0) - added)
  }

  /// Makes space in the numbers that must be written and are in no lasting conflict.
  ///
  /// - Parameters:
  ///   - covered: The covered height of the area, with the spacing above the keyboard.
  ///   - measurement: The target as it is now.
  ///   - mode: The mode in which the space is added.
  /// - Returns: The values to write.
  mutating func makeSpace(
    for covered: CGFloat,
    in measurement: TargetMeasurement,
    as mode: KeyboardInsetMode
  ) -> [NumberValue] {
    let baseSafeArea = baseSafeArea(in: measurement)
    let amounts = amounts(for: covered, in: measurement)
    var writes: [NumberValue] = []
    for (index, present) in zip(entries.indices, zip(amounts, measurement.numbers)) {
      let (amount, found) = present
      guard
        entries[index].isDue(amount, as: mode, for: found.value, within: measurement.tolerance)
      else { continue }
      let value = entries[index].contribution.makeSpace(amount, in: found.value, as: mode)
      if value != found.value { writes.append(NumberValue(found.number, value)) }
    }
    if !writes.isEmpty, case .controller = measurement.content, let area = measurement.area {
      unappliedSafeArea = UnappliedSafeArea(measured: area.safeAreaBottom, base: baseSafeArea)
    }
    return writes
  }

  /// Removes the space for the keyboard, and returns the base values to write.
  mutating func restore(_ measurement: TargetMeasurement) -> [NumberValue] {
    defer { self = AdjustedNumbers() }
    return zip(entries, measurement.numbers).compactMap { entry, found in
      let base = entry.contribution.base(in: found.value)
      return base == found.value ? nil : NumberValue(found.number, base)
    }
  }

  /// Returns true if the app, or a bar that appeared, is the cause of the change of the first
  /// number, and not the keyboard.
  func isUnrelatedToKeyboard(in measurement: TargetMeasurement, covered: CGFloat) -> Bool {
    zip(entries, measurement.numbers).prefix(1).contains { entry, found in
      entry.contribution.isStale(for: found.value)
        || (entry.contribution.amount == 0 && covered == 0)
    }
  }

  /// Returns the base value of the first number; `nil` if the target has no number.
  func baseValue(in measurement: TargetMeasurement) -> CGFloat? {
    guard let found = measurement.numbers.first else { return nil }
    return entries.first.map { $0.contribution.base(in: found.value) } ?? found.value
  }

  /// Sets the base value of the first number, and returns the value to write.
  mutating func setBaseValue(_ base: CGFloat, in measurement: TargetMeasurement) -> [NumberValue] {
    begin(measurement, isBeforeCommit: false)
    guard let found = measurement.numbers.first, !entries.isEmpty, base.isFinite else { return [] }
    return [NumberValue(found.number, entries[0].contribution.setBase(base))]
  }

  /// Counts a commit before which the app may have put numbers back.
  ///
  /// - Parameters:
  ///   - measurement: The target as it is now.
  ///   - scene: The scene whose commit it is; that of another one is not counted.
  /// - Returns: The numbers that are left alone from now on.
  mutating func countConflicts(
    in measurement: TargetMeasurement,
    beforeCommitOf scene: CommitScene
  ) -> [AdjustedNumber] {
    guard scene != .other else { return [] }
    var lasting: [AdjustedNumber] = []
    for (index, found) in zip(entries.indices, measurement.numbers)
    where entries[index].countConflict(with: found.value, beforeCommitOf: scene) {
      lasting.append(found.number)
    }
    return lasting
  }

  /// Ends all conflicts, as a change of the keyboard, the app's `update()` and a newer adjustment
  /// do.
  mutating func endConflicts() {
    for index in entries.indices { entries[index].conflict.end() }
  }
}
