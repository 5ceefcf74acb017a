/// Work to measure, which is repeated and returns a sum of its results.
///
/// The sum keeps the compiler from removing the work, and is compared between works.
@MainActor struct Work {
  let perform: @MainActor (_ times: Int) -> Double

  /// Returns a work that performs all repetitions in one call.
  static func repeating(_ perform: @escaping @MainActor (_ times: Int) -> Double) -> Work {
    Work(perform: perform)
  }

  /// Returns a work that performs one repetition in each call.
  static func once(_ perform: @escaping @MainActor (_ time: Int) -> Double) -> Work {
    repeating { times in
      var sum: Double = 0
      for time in 0..<times { sum += perform(time) }
      return sum
    }
  }
}
