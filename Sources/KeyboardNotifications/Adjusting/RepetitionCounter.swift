import Foundation

/// Counter of what is repeated in successive updates, such as a conflict.
struct RepetitionCounter: Sendable {
  private let limit: Int
  private var count = 0
  /// The updates in a row without a repetition.
  private var restCount = 0
  /// The value that was counted last.
  private(set) var last: CGFloat?

  /// Makes a counter of something that is lasting at a number of repetitions.
  init(limit: Int) {
    self.limit = limit
  }

  /// True once it was repeated so often that it is not answered any more.
  var isLasting: Bool {
    count >= limit
  }

  /// Counts as lasting at once.
  mutating func giveUp() {
    count = limit
  }

  /// Counts a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - continues: True if it repeats the last one; else it is the first one again.
  /// - Returns: True if it becomes lasting with this value.
  mutating func add(_ value: CGFloat, continues: Bool) -> Bool {
    let wasLasting = isLasting
    restCount = 0
    count = continues ? count + 1 : 1
    last = value
    return isLasting && !wasLasting
  }

  /// Counts an update without a repetition.
  ///
  /// - Parameter limit: The number of such updates in a row that end the count. What is lasting
  ///   ends with as many as the limit of repetitions.
  mutating func rest(endsAfter limit: Int) {
    restCount += 1
    if restCount >= (isLasting ? self.limit : limit) { end() }
  }

  /// Begins to count anew.
  mutating func end() {
    self = RepetitionCounter(limit: limit)
  }
}
