import Foundation

/// The keyboard's part in the numbers of one target, as an adjustment has added it.
struct TargetState: Sendable {
  /// Number of the target, with the keyboard's part in it.
  private struct NumberState {
    let number: AdjustedNumber
    var contribution = KeyboardInsetContribution()
    var conflict = WriteConflict()
  }

  /// Safe area of a controller's view at the last write, and the part that is not ours.
  private struct WrittenSafeArea {
    var found: CGFloat
    var own: CGFloat
  }

  private var numbers: [NumberState] = []
  private var isMirrored = false
  /// `nil` unless something was just written: UIKit may apply that only in its next layout pass.
  private var writtenSafeArea: WrittenSafeArea?

  /// True until a number is changed, and always for a target without any.
  var hasNoNumbers: Bool {
    numbers.isEmpty
  }

  /// True if nothing is added for the keyboard to any number.
  var isAtRest: Bool {
    numbers.allSatisfy { $0.contribution.amount == 0 }
  }

  /// Returns the app's own part of the first number.
  func ownValue(in measurement: TargetMeasurement) -> CGFloat {
    guard let number = Self.numbers(of: measurement, isMirrored: isMirrored).first else { return 0 }
    return contribution(to: number).own(in: measurement.value(of: number))
  }
}

// MARK: - Adding what is covered

extension TargetState {
  /// Points to add to a number for the keyboard.
  typealias CoveredAmount = (number: AdjustedNumber, amount: CGFloat)

  /// Returns what each number needs for what is covered.
  ///
  /// - Parameters:
  ///   - covered: The height from the top of the keyboard, with its spacing, to the bottom of the
  ///     area.
  ///   - measurement: The target as it is now.
  /// - Returns: The amounts in points; negative where a number shrinks.
  func coveredAmounts(for covered: CGFloat, in measurement: TargetMeasurement) -> [CoveredAmount] {
    let numbers = Self.numbers(of: measurement, isMirrored: measurement.isMirrored)
    switch measurement.content {
    case .view: return []
    case .constraint(_, let direction): return [(.constant, covered * direction)]
    case .controller:
      return [(.additionalSafeArea, max(0, covered - ownSafeArea(in: measurement)))]
    case .scrollView(let scrollView):
      let edge = AdjustedNumber.Edge(isMirrored: measurement.isMirrored)
      let height = min(max(covered, measurement.area?.barHeight ?? 0), scrollView.height)
      let indicator = max(0, height - scrollView.indicatorSafeArea[edge])
      let amounts = [max(0, height - scrollView.addedByUIKit(at: edge)), indicator, indicator]
      return Array(zip(numbers, amounts))
    }
  }

  private static func numbers(
    of measurement: TargetMeasurement,
    isMirrored: Bool
  ) -> [AdjustedNumber] {
    switch measurement.content {
    case .view: return []
    case .constraint: return [.constant]
    case .controller: return [.additionalSafeArea]
    case .scrollView:
      let edge = AdjustedNumber.Edge(isMirrored: isMirrored)
      return [.contentInset(edge), .verticalIndicatorInset(edge), .horizontalIndicatorInset(edge)]
    }
  }

  /// Finds that UIKit has applied what was written to a safe area: before a frame, it always has.
  mutating func noteSafeArea(in measurement: TargetMeasurement, isFrame: Bool) {
    let isOther = measurement.area?.safeAreaBottom != writtenSafeArea?.found
    if isFrame || isOther { writtenSafeArea = nil }
  }

  /// Returns the bottom safe-area inset of a controller's view without what is added for the
  /// keyboard.
  private func ownSafeArea(in measurement: TargetMeasurement) -> CGFloat {
    // mutant: 0 to 1, because nothing is added outside a window
    let safeArea = measurement.area?.safeAreaBottom ?? 0
    if let writtenSafeArea { return writtenSafeArea.own }
    return max(0, safeArea - contribution(to: .additionalSafeArea).amount)
  }
}

// MARK: - Writing

extension TargetState {
  /// Returns true if a number is to be written, or the list was turned over.
  ///
  /// - Parameters:
  ///   - coveredAmounts: The amounts to add.
  ///   - measurement: The target as it is now.
  ///   - mode: The mode in which they are added.
  ///   - isFrame: True before a frame, where numbers in a lasting conflict are left alone.
  /// - Returns: False if all numbers are as they should be.
  func isDue(
    _ coveredAmounts: [CoveredAmount],
    in measurement: TargetMeasurement,
    as mode: KeyboardInsetMode,
    isFrame: Bool
  ) -> Bool {
    if isTurnedOver(in: measurement) { return true }
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

  /// Adds the amounts, and returns the values that differ from those that are there.
  mutating func write(
    _ coveredAmounts: [CoveredAmount],
    in measurement: TargetMeasurement,
    as mode: KeyboardInsetMode,
    isFrame: Bool
  ) -> [NumberWrite] {
    var writes: [NumberWrite] = []
    if isTurnedOver(in: measurement) {
      // mutant: swap, because what is restored does not depend on the direction
      writes = restore(measurement)
      isMirrored.toggle()
    }
    if case .controller = measurement.content, let area = measurement.area {
      let own = ownSafeArea(in: measurement)
      writtenSafeArea = WrittenSafeArea(found: area.safeAreaBottom, own: own)
    }
    for covered in coveredAmounts {
      var state = state(of: covered.number)
      if isFrame, state.conflict.isLasting { continue }
      let found = measurement.value(of: covered.number)
      let own = state.contribution.own(in: found)
      let value = state.contribution.add(covered.amount, to: own, as: mode)
      set(state)
      if value != found { writes.append(NumberWrite(covered.number, value)) }
    }
    return writes
  }

  /// Removes what is added for the keyboard, and returns the values that are the app's own.
  mutating func restore(_ measurement: TargetMeasurement) -> [NumberWrite] {
    var writes: [NumberWrite] = []
    for var state in numbers {
      let found = measurement.value(of: state.number)
      let own = state.contribution.own(in: found)
      let value = state.contribution.add(0, to: own, as: .added)
      if value != found { writes.append(NumberWrite(state.number, value)) }
    }
    numbers = []
    return writes
  }

  /// States the app's own part of the first number, and returns the value to write.
  mutating func setOwnValue(_ own: CGFloat, in measurement: TargetMeasurement) -> [NumberWrite] {
    let first = Self.numbers(of: measurement, isMirrored: isMirrored).first
    guard let number = first, own.isFinite else { return [] }
    var state = state(of: number)
    let contribution = state.contribution
    let value = state.contribution.add(contribution.amount, to: own, as: contribution.mode)
    set(state)
    return [NumberWrite(number, value)]
  }

  /// True if the app has written another value to the content inset, or nothing is added to it yet.
  func isContentInsetForeign(in measurement: TargetMeasurement, hasKeyboard: Bool) -> Bool {
    let number = AdjustedNumber.contentInset(AdjustedNumber.Edge(isMirrored: isMirrored))
    let contribution = contribution(to: number)
    return contribution.isStale(for: measurement.value(of: number))
      || (contribution.amount == 0 && !hasKeyboard)
  }

  private func isTurnedOver(in measurement: TargetMeasurement) -> Bool {
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
