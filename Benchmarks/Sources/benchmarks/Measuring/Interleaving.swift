import Foundation

/// Measurement of several works in alternation, so that a slow moment of the machine slows all.
@MainActor struct Interleaving {
  let effort: Effort
  let works: [Work]

  /// Measures all works.
  ///
  /// - Returns: For each work, the nanoseconds of one repetition, in each round.
  func measure() throws -> [[Double]] {
    let times = works.map(repetitions)
    var columns: [[Double]] = works.map { _ in [] }
    for _ in 0..<effort.rounds {
      let samples = zip(works, times).map(sample)
      guard Set(samples.map(\.result)).count == 1 else {
        throw UnequalWorks(results: samples.map(\.result))
      }
      for (index, sample) in samples.enumerated() { columns[index].append(sample.nanoseconds) }
    }
    return columns
  }

  /// Returns the number of repetitions that last as long as a sample.
  ///
  /// The number is even, for works that alternate between two inputs. The first repetitions also
  /// fill caches.
  private func repetitions(of work: Work) -> Int {
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
  private func sample(_ work: Work, _ times: Int) -> (nanoseconds: Double, result: Double) {
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
  let results: [Double]

  var description: String {
    "the compared works have different results: their means are \(results)"
  }
}
