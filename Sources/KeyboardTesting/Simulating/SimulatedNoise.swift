extension SimulatedKeyboard {
  /// Faults of a simulated keyboard in posting its notifications.
  public enum Noise: Sendable, Hashable {
    /// Every notification is posted, once and in order.
    case none
    /// No keyboard notification is posted, as with a hardware keyboard attached to a phone.
    ///
    /// The keyboard is never on screen. The notifications of the app's lifecycle are still posted.
    case silent
    /// Some notifications are lost, some doubled, some swapped; the same ones for the same seed.
    ///
    /// Code that follows the keyboard correctly is right after ``SimulatedKeyboard/repair()``.
    case seeded(UInt64)
  }

  /// Returns the steps with the faults of the noise.
  func disturbed(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    if noise == .silent { return steps.filter { !$0.isPost && !$0.isPlace } }
    guard noise != .none, !isRepairing else { return steps }
    var result: [SimulatedStep] = []
    for step in steps {
      // Of the numbers from 0 to 11 the first three are faults.
      // mutant: 12 to 13, because any share of faults is an example
      let fault = step.isPost ? Fault(rawValue: random.next(below: 12)) : nil
      switch fault {
      case .lost: break
      case .doubled: result += [step, step]
      case .swapped: appendSwapped(step, to: &result)
      case nil: result.append(step)
      }
    }
    return result
  }

  /// Fault in posting one notification.
  private enum Fault: UInt64 {
    case lost
    case doubled
    case swapped
  }

  /// Appends a notification, and swaps it with the one before it, if there is one.
  ///
  /// Each is posted at the other's time.
  private func appendSwapped(_ step: SimulatedStep, to result: inout [SimulatedStep]) {
    // Two notifications are not swapped across a turn of the screen or a change of the app.
    guard let index = result.lastIndex(where: { !$0.isPlace }), result[index].isPost else {
      return result.append(step)
    }
    var earlier = step
    var delayed = result[index]
    swap(&earlier.delay, &delayed.delay)
    // mutant: swap, because the other step is added at the end
    result[index] = earlier
    result.append(delayed)
  }
}
