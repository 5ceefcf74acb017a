/// Values that wait until a subscriber asks for them.
///
/// A value: it decides what is handed over next and performs nothing. ``DemandQueue`` performs it.
package struct DemandBuffer<Value> {
  /// Which of the values that nobody has asked for yet are kept.
  package enum Policy: Sendable {
    /// Every value, without limit.
    case all
    /// The newest value only.
    case newest
  }

  private let policy: Policy
  private var values: [Value] = []
  private var firstIndex = 0
  /// How many more values are asked for; `nil` where there is no limit.
  private var demand: Int? = 0

  package init(_ policy: Policy) {
    self.policy = policy
  }

  /// Whether no value waits.
  package var isEmpty: Bool {
    firstIndex == values.count
  }

  /// Adds a value to those that wait.
  package mutating func enqueue(_ value: Value) {
    if case .newest = policy { removeAll() }
    values.append(value)
  }

  /// Adds to the number of values asked for; `nil` asks for all that will ever be.
  ///
  /// A number that is not positive asks for nothing, and a sum that is too large for all.
  package mutating func request(_ count: Int?) {
    guard let count, let asked = demand else {
      demand = nil
      return
    }
    let (sum, isTooLarge) = asked.addingReportingOverflow(max(0, count))
    demand = isTooLarge ? nil : sum
  }

  /// Takes the next value that is both there and asked for, in the order in which they came.
  package mutating func next() -> Value? {
    guard !isEmpty, demand != 0 else { return nil }
    demand = demand.map { $0 - 1 }
    let value = values[firstIndex]
    firstIndex += 1
    compact()
    return value
  }

  /// Forgets the values that wait.
  package mutating func removeAll() {
    values = []
    firstIndex = 0
  }

  /// Lets go of the values taken once they are half of all, so that taking is cheap on average.
  private mutating func compact() {
    guard firstIndex * 2 >= values.count else { return }
    values.removeSubrange(..<firstIndex)
    firstIndex = 0
  }
}
