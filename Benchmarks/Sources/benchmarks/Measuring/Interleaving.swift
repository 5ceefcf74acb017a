/// Measures several works in turn, round after round, so that whatever slows the machine down for
/// a while slows all of them.
@MainActor struct Interleaving {
  let effort: Effort
  let works: [Work]

  /// Measures all works.
  ///
  /// - Returns: For each round, the nanoseconds that each work took for one time.
  func measure() async throws -> [[Double]] {
    var times: [Int] = []
    for work in works {
      times.append(await enough(of: work))
    }
    var rounds: [[Double]] = []
    for _ in 0..<effort.rounds {
      rounds.append(try await round(times))
    }
    return rounds
  }

  /// How often to do a work so that it takes as long as a sample should.
  ///
  /// The number is even, for works that have two turns. Finding it also warms up what is made once:
  /// caches, lazy globals, metadata.
  private func enough(of work: Work) async -> Int {
    let wanted = effort.sample / .nanoseconds(1)
    var times = 2
    while times < 1 << 24 {
      let sample = await sample(work, times)
      if sample.nanoseconds * Double(times) >= wanted / 2 {
        return max(2, Int(wanted / sample.nanoseconds / 2) * 2)
      }
      times *= 2
    }
    return times
  }

  private func round(_ times: [Int]) async throws -> [Double] {
    var samples: [Sample] = []
    for (work, times) in zip(works, times) {
      samples.append(await sample(work, times))
    }
    guard Set(samples.map(\.seen)).count == 1 else {
      throw UnequalWorks(seen: samples.map(\.seen))
    }
    return samples.map(\.nanoseconds)
  }

  private func sample(_ work: Work, _ times: Int) async -> Sample {
    let start = ProcessTime.nanoseconds
    let sum = await work.perform(times)
    let duration = ProcessTime.nanoseconds - start
    return Sample(nanoseconds: duration / Double(times), seen: sum / Double(times))
  }
}

/// What one time of a work took and saw.
private struct Sample {
  var nanoseconds: Double
  var seen: Double
}

/// Works that are compared did not see the same, so that comparing them means nothing.
struct UnequalWorks: Error, CustomStringConvertible {
  let seen: [Double]

  var description: String {
    "the works that are compared did not see the same: their means are \(seen)"
  }
}
