import Foundation

/// How much is done for a figure: all that makes it steady, or just enough to see that it works.
struct Effort {
  /// How often each work is measured.
  var rounds: Int
  /// How often a work is measured that takes long by itself.
  var fewRounds: Int
  /// How long one measurement should take in nanoseconds: long beside reading the clock.
  var sample: Double
  /// The divisor of sizes, such as a number of observers or of lines.
  var divisor: Int

  static let full = Effort(rounds: 41, fewRounds: 3, sample: 5_000_000, divisor: 1)
  static let quick = Effort(rounds: 3, fewRounds: 1, sample: 200_000, divisor: 100)

  /// Whether sizes are so small that what grows with them is lost in what does not.
  var isQuick: Bool {
    divisor > 1
  }

  func size(_ full: Int) -> Int {
    full / divisor
  }
}

/// Something to measure: it is done a number of times over, and adds up what it saw.
///
/// The sum keeps the compiler from leaving the work out, and shows that two works that are compared
/// saw the same.
@MainActor struct Work {
  fileprivate let perform: @MainActor (_ times: Int) -> Double

  /// A work that repeats itself.
  static func repeating(_ perform: @escaping @MainActor (_ times: Int) -> Double) -> Work {
    Work(perform: perform)
  }

  /// A work that is done once by each call.
  static func once(_ perform: @escaping @MainActor (_ time: Int) -> Double) -> Work {
    repeating { times in
      var sum: Double = 0
      for time in 0..<times { sum += perform(time) }
      return sum
    }
  }
}

/// Measures several works in turn, round after round, so that whatever slows the machine down for
/// a while slows all of them.
@MainActor struct Interleaving {
  let effort: Effort
  let works: [Work]

  /// Measures all works.
  ///
  /// - Returns: For each work, the nanoseconds that one time took, in each round.
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

  /// How often to do a work so that it takes as long as a sample should.
  ///
  /// The number is even, for works that have two turns. Finding it also warms up what is made once:
  /// caches, lazy globals, metadata.
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

  /// What one time of a work takes and sees.
  private func sample(_ work: Work, _ times: Int) -> (nanoseconds: Double, seen: Double) {
    let start = processTime
    let sum = work.perform(times)
    return ((processTime - start) / Double(times), sum / Double(times))
  }

  /// The processor time that this process has taken, in nanoseconds.
  ///
  /// Unlike the time on the wall it leaves out what other processes take of a shared machine.
  private var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Works that are compared did not see the same, so that comparing them means nothing.
struct UnequalWorks: Error, CustomStringConvertible {
  let seen: [Double]

  var description: String {
    "the works that are compared did not see the same: their means are \(seen)"
  }
}
