package import Foundation

/// Space for the keyboard that an adjustment has added to the numbers of one target.
struct TargetState: Sendable {
  /// Number of the target, with the space that was added to it.
  private struct NumberState {
    let number: AdjustedNumber
    var contribution = KeyboardInsetContribution()
    var conflict = WriteConflict()
  }

  /// Bottom safe-area inset of a controller's view, until UIKit has applied the last write to it.
  ///
  /// UIKit applies a write in the next layout pass. Until then the measured inset does not include
  /// the written space.
  private struct UnappliedSafeArea {
    /// The inset as measured before the write.
    var measured: CGFloat
    /// The inset without any space for the keyboard.
    var own: CGFloat
  }

  private var numbers: [NumberState] = []
  // mutant: false to true, because the first update compares it with the list
  private var isMirrored = false
  private var unappliedSafeArea: UnappliedSafeArea?

  /// True until a number is changed, and always for a target without any.
  var hasNoNumbers: Bool {
    numbers.isEmpty
  }

  /// True if no space for the keyboard is added to any number.
  var isAtRest: Bool {
    numbers.allSatisfy { $0.contribution.amount == 0 }
  }

  /// Returns the app's own part of the first number.
  func ownValue(in measurement: TargetMeasurement) -> CGFloat {
    // mutant: 0 to 1, because no value of the app is asked for without a number
    guard let number = firstNumber(of: measurement) else { return 0 }
    return contribution(to: number).own(in: measurement.value(of: number))
  }
}

// MARK: - Amounts

extension TargetState {
  /// Points to add to a number for the keyboard.
  typealias CoveredAmount = (number: AdjustedNumber, amount: CGFloat)

  /// Returns the points to add to each number for a covered height.
  ///
  /// - Parameters:
  ///   - covered: The covered height of the area, with the spacing above the keyboard.
  ///   - measurement: The target as it is now.
  /// - Returns: The amounts in points; negative if a number shrinks.
  func coveredAmounts(for covered: CGFloat, in measurement: TargetMeasurement) -> [CoveredAmount] {
    switch measurement.content {
    case .view: return []
    case .constraint(_, let direction): return [(.constant, covered * direction)]
    case .controller:
      return [(.additionalSafeArea, max(0, covered - ownSafeArea(in: measurement)))]
    case .scrollView(let scrollView):
      let edge = AdjustedNumber.Edge(isMirrored: measurement.isMirrored)
      let height = min(max(covered, measurement.area?.barHeight ?? 0), scrollView.height)
      let indicator = max(0, height - scrollView.indicatorSafeArea[edge])
      return [
        (.contentInset(edge), max(0, height - scrollView.addedByUIKit(at: edge))),
        (.verticalIndicatorInset(edge), indicator),
        (.horizontalIndicatorInset(edge), indicator),
      ]
    }
  }

  /// Returns the first number of a target; `nil` if it has none.
  private func firstNumber(of measurement: TargetMeasurement) -> AdjustedNumber? {
    switch measurement.content {
    case .view: nil
    case .constraint: .constant
    case .controller: .additionalSafeArea
    case .scrollView: .contentInset(AdjustedNumber.Edge(isMirrored: isMirrored))
    }
  }

  /// Forgets the safe area of the last write, once UIKit has applied that write.
  ///
  /// UIKit has applied it if the safe area has changed since, and in any case before a frame.
  mutating func forgetAppliedSafeArea(in measurement: TargetMeasurement, isFrame: Bool) {
    let hasChanged = measurement.area?.safeAreaBottom != unappliedSafeArea?.measured
    if isFrame || hasChanged { unappliedSafeArea = nil }
  }

  /// Returns the bottom safe-area inset of a controller's view without the space for the keyboard.
  private func ownSafeArea(in measurement: TargetMeasurement) -> CGFloat {
    if let unappliedSafeArea { return unappliedSafeArea.own }
    // mutant: 0 to 1, because nothing is added outside a window
    let safeArea = measurement.area?.safeAreaBottom ?? 0
    return max(0, safeArea - contribution(to: .additionalSafeArea).amount)
  }
}

// MARK: - Writing

extension TargetState {
  /// Returns true if a number must be written, or the list has been mirrored or turned back.
  ///
  /// - Parameters:
  ///   - coveredAmounts: The amounts to add.
  ///   - measurement: The target as it is now.
  ///   - mode: The mode in which they are added.
  ///   - isFrame: True before a frame, which leaves numbers in a lasting conflict alone.
  /// - Returns: False if no number must be written.
  func isDue(
    _ coveredAmounts: [CoveredAmount],
    in measurement: TargetMeasurement,
    as mode: KeyboardInsetMode,
    isFrame: Bool
  ) -> Bool {
    if hasMirroringChanged(in: measurement) { return true }
    return coveredAmounts.contains { covered in
      let state = state(of: covered.number)
      if isFrame, state.conflict.isLasting { return false }
      return state.contribution.isDue(
        covered.amount,
        as: mode,
        for: measurement.value(of: covered.number),
        within: measurement.tolerance
      )
    }
  }

  /// Adds the amounts, and returns the values that differ from the present ones.
  mutating func write(
    _ coveredAmounts: [CoveredAmount],
    in measurement: TargetMeasurement,
    as mode: KeyboardInsetMode,
    isFrame: Bool
  ) -> [NumberWrite] {
    var writes: [NumberWrite] = []
    if hasMirroringChanged(in: measurement) {
      // mutant: swap, because the restored values do not depend on the direction
      writes = restore(measurement)
      isMirrored.toggle()
    }
    if case .controller = measurement.content, let area = measurement.area {
      let own = ownSafeArea(in: measurement)
      unappliedSafeArea = UnappliedSafeArea(measured: area.safeAreaBottom, own: own)
    }
    for covered in coveredAmounts {
      var state = state(of: covered.number)
      if isFrame, state.conflict.isLasting { continue }
      let found = measurement.value(of: covered.number)
      let value = state.contribution.makeSpace(covered.amount, in: found, as: mode)
      set(state)
      if value != found { writes.append(NumberWrite(covered.number, value)) }
    }
    return writes
  }

  /// Removes the space for the keyboard, and returns the app's own values to write.
  mutating func restore(_ measurement: TargetMeasurement) -> [NumberWrite] {
    var writes: [NumberWrite] = []
    for state in numbers {
      let found = measurement.value(of: state.number)
      let value = state.contribution.own(in: found)
      if value != found { writes.append(NumberWrite(state.number, value)) }
    }
    numbers = []
    return writes
  }

  /// Sets the app's own part of the first number, and returns the value to write.
  mutating func setOwnValue(_ own: CGFloat, in measurement: TargetMeasurement) -> [NumberWrite] {
    guard let number = firstNumber(of: measurement), own.isFinite else { return [] }
    var state = state(of: number)
    let value = state.contribution.setOwn(own)
    set(state)
    return [NumberWrite(number, value)]
  }

  /// Returns true if a write to the content inset is not for a keyboard.
  ///
  /// Such a write answers a new value of the app, or makes the first space for a bar.
  func isContentInsetUnrelatedToKeyboard(
    in measurement: TargetMeasurement,
    hasKeyboard: Bool
  ) -> Bool {
    let number = AdjustedNumber.contentInset(AdjustedNumber.Edge(isMirrored: isMirrored))
    let contribution = contribution(to: number)
    return contribution.isStale(for: measurement.value(of: number))
      || (contribution.amount == 0 && !hasKeyboard)
  }

  /// Returns true if the list has been mirrored or turned back since the last write.
  private func hasMirroringChanged(in measurement: TargetMeasurement) -> Bool {
    guard measurement.scrollView != nil, let area = measurement.area else { return false }
    return area.isMirrored != isMirrored
  }

  private func state(of number: AdjustedNumber) -> NumberState {
    numbers.first { $0.number == number } ?? NumberState(number: number)
  }

  private func contribution(to number: AdjustedNumber) -> KeyboardInsetContribution {
    state(of: number).contribution
  }

  private mutating func set(_ state: NumberState) {
    if let index = numbers.firstIndex(where: { $0.number == state.number }) {
      numbers[index] = state
    } else {
      numbers.append(state)
    }
  }
}

// MARK: - Conflicts

extension TargetState {
  /// Counts a frame in the conflicts of the numbers that the app has reset.
  ///
  /// - Parameter measurement: The target as it is now.
  /// - Returns: The numbers whose conflict has become lasting.
  mutating func countConflicts(in measurement: TargetMeasurement) -> [AdjustedNumber] {
    var lasting: [AdjustedNumber] = []
    for index in numbers.indices {
      let value = measurement.value(of: numbers[index].number)
      if !numbers[index].contribution.isStale(for: value) {
        numbers[index].conflict.end()
      } else if numbers[index].conflict.add(value) {
        lasting.append(numbers[index].number)
      }
    }
    return lasting
  }

  /// Ends all conflicts, as a change of the keyboard and the app's `update()` do.
  mutating func endConflicts() {
    for index in numbers.indices { numbers[index].conflict.end() }
  }
}

/// Number that belongs to the app, and that an adjustment changes.
package enum AdjustedNumber: Sendable, Hashable {
  /// Horizontal edge of a scroll view.
  package enum Edge: Sendable {
    case top, bottom

    /// Makes the edge that the keyboard covers: the top of a mirrored list, else the bottom.
    init(isMirrored: Bool) {
      self = isMirrored ? .top : .bottom
    }
  }

  /// The constant of a constraint.
  case constant
  /// The bottom of a view controller's additional safe-area insets.
  case additionalSafeArea
  /// A content inset of a scroll view.
  case contentInset(Edge)
  /// An inset of a scroll view's vertical indicator.
  case verticalIndicatorInset(Edge)
  /// An inset of a scroll view's horizontal indicator.
  case horizontalIndicatorInset(Edge)
}

/// Value to write to a number.
package struct NumberWrite: Sendable, Equatable {
  package var number: AdjustedNumber
  package var value: CGFloat

  /// Makes a write.
  package init(_ number: AdjustedNumber, _ value: CGFloat) {
    self.number = number
    self.value = value
  }
}

/// Space for the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number while the keyboard is on screen. If the number is then greater
/// than the written one, the difference counts as an increment, such as `inset += 10`, until the
/// app takes it back. If it is smaller by more than all increments, it counts as the app's new own
/// part. For a number that shrinks to make space, greater and smaller are exchanged.
///
/// So an app cannot write an own part that is greater than the written number: it would count as an
/// increment. Such an app must set its own part explicitly.
package struct KeyboardInsetContribution: Sendable {
  /// The mode in which the space was made.
  package private(set) var mode = KeyboardInsetMode.added
  /// The space for the keyboard that was written last; negative if the number shrinks.
  package private(set) var amount: CGFloat = 0
  /// The app's own part of the number.
  // mutant: 0 to 1, because any number without space is the app's own
  private var own: CGFloat = 0
  /// The app's increments of its own part that it has not taken back.
  private var increments: CGFloat = 0

  /// Makes a contribution without space.
  package init() {}

  /// The number that was written last.
  private var written: CGFloat {
    mode.sum(of: own, and: amount)
  }

  /// Returns the app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number without the space for the keyboard, with the app's changes since.
  package func own(in current: CGFloat) -> CGFloat {
    var changed = self
    changed.includeChange(to: current)
    return changed.own
  }

  /// Adds the change to a number that the app has made since the last write to the app's own part.
  private mutating func includeChange(to current: CGFloat) {
    let change = current - written
    guard change != 0 else { return }
    let space = written - own
    // A sum of fractions may differ in its last digits.
    let takesBack = space * increments > 0 && abs(change) < abs(increments) + 0.01
    if change * space > 0 {
      own = current - space
      increments += change
    } else if change * space < 0, takesBack {
      own += change
      increments += change
    } else {
      own = current
      increments = 0
    }
  }

  /// Compares the number with the one that was written last.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True if space was made in it, and the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    current != written && written != own
  }

  /// Compares the needed space with the space that was made.
  ///
  /// - Parameters:
  ///   - wanted: The needed space. If it is zero, the tolerance does not apply.
  ///   - mode: The mode in which it is made.
  ///   - current: The number as it is now.
  ///   - tolerance: The difference in points from which the number is written.
  /// - Returns: True if the number must be written.
  package func isDue(
    _ wanted: CGFloat,
    as mode: KeyboardInsetMode,
    for current: CGFloat,
    within tolerance: CGFloat
  ) -> Bool {
    if isStale(for: current) || (wanted == 0 && amount != 0) { return true }
    return mode != self.mode || abs(amount - wanted) >= tolerance
  }

  /// Makes space instead of the space made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The space; a number that is not finite counts as zero.
  ///   - current: The number as it is now.
  ///   - mode: The mode in which it is made.
  /// - Returns: The number to write.
  package mutating func makeSpace(
    _ amount: CGFloat,
    in current: CGFloat,
    as mode: KeyboardInsetMode
  ) -> CGFloat {
    includeChange(to: current)
    self.mode = mode
    self.amount = amount.isFinite ? amount : 0
    return written
  }

  /// Sets the app's own part, and returns the number to write.
  package mutating func setOwn(_ own: CGFloat) -> CGFloat {
    self.own = own
    increments = 0
    return written
  }
}

/// Conflict with an app that resets a number of an adjustment to the same value before each frame.
///
/// A number that the app animates differs from frame to frame, and is no conflict.
package struct WriteConflict: Sendable {
  private static let limit = 10

  private var lastFound: CGFloat?
  // mutant: 0 to 1, because the first value counts as the first frame
  private var frames = 0

  /// Makes a conflict that has not begun.
  package init() {}

  /// True once the app has reset the number to the same value in more than ten successive frames.
  package var isLasting: Bool {
    frames > Self.limit
  }

  /// Counts a frame in which the number has the app's value instead of the adjustment's.
  ///
  /// - Parameter value: The value that is found.
  /// - Returns: True in the frame with which the conflict becomes lasting.
  package mutating func add(_ value: CGFloat) -> Bool {
    let wasLasting = isLasting
    frames = value == lastFound ? frames + 1 : 1
    lastFound = value
    return isLasting && !wasLasting
  }

  /// Ends the conflict, and begins to count anew.
  package mutating func end() {
    self = WriteConflict()
  }
}
