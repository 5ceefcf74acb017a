import Foundation

/// Number and length of the measurements for a figure.
struct Effort {
  /// The number of measurements of each work.
  var rounds: Int
  /// The number of measurements of a work that takes seconds.
  var fewRounds: Int
  /// The wanted duration of one measurement in nanoseconds: long beside a call of the clock.
  var sample: Double
  /// The divisor of sizes, such as a number of observers or of lines.
  var divisor: Int

  static let full = Effort(rounds: 41, fewRounds: 3, sample: 5_000_000, divisor: 1)
  static let quick = Effort(rounds: 3, fewRounds: 1, sample: 200_000, divisor: 100)

  /// True if sizes are too small for figures that depend on them.
  var isQuick: Bool {
    divisor > 1
  }

  func size(_ full: Int) -> Int {
    full / divisor
  }
}

/// Work to measure, which is repeated and returns a sum of its results.
///
/// The sum keeps the compiler from removing the work, and is compared between works.
@MainActor struct Work {
  fileprivate let perform: @MainActor (_ times: Int) -> Double

  /// Returns a work that repeats itself.
  static func repeating(_ perform: @escaping @MainActor (_ times: Int) -> Double) -> Work {
    Work(perform: perform)
  }

  /// Returns a work that is done once by each call.
  static func once(_ perform: @escaping @MainActor (_ time: Int) -> Double) -> Work {
    repeating { times in
      var sum: Double = 0
      for time in 0..<times { sum += perform(time) }
      return sum
    }
  }
}

/// Measurement of several works in alternation, so that a slow moment of the machine slows all.
@MainActor struct Interleaving {
  let effort: Effort
  let works: [Work]

  /// Measures all works.
  ///
  /// - Returns: For each work, the nanoseconds of one repetition, in each round.
  func measure() throws -> [[Double]] {
    let times = works.map(enough)
    var columns: [[Double]] = works.map { _ in [] }
    for _ in 0..<effort.rounds {
      let samples = zip(works, times).map(sample)
      guard Set(samples.map(\.seen)).count == 1 else {
        throw UnequalWorks(seen: samples.map(\.seen))
      }
      for (index, sample) in samples.enumerated() { columns[index].append(sample.nanoseconds) }
    }
    return columns
  }

  /// Returns the number of repetitions that last as long as a sample.
  ///
  /// The number is even, for works that alternate. The search for it also fills caches, lazy
  /// globals and metadata.
  private func enough(of work: Work) -> Int {
    var times = 2
    while times < 1 << 24 {
      let nanoseconds = sample(work, times).nanoseconds
      if nanoseconds * Double(times) >= effort.sample / 2 {
        return max(2, Int(effort.sample / nanoseconds / 2) * 2)
      }
      times *= 2
    }
    return times
  }

  /// Measures a work; returns the time and the sum of one repetition.
  private func sample(_ work: Work, _ times: Int) -> (nanoseconds: Double, seen: Double) {
    let start = processTime
    let sum = work.perform(times)
    return ((processTime - start) / Double(times), sum / Double(times))
  }

  /// The processor time of this process in nanoseconds, which leaves out that of other processes.
  private var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Error of works whose sums differ, so that they cannot be compared.
struct UnequalWorks: Error, CustomStringConvertible {
  let seen: [Double]

  var description: String {
    "the works that are compared did not see the same: their means are \(seen)"
  }
}
