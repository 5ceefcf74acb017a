import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// How often the covered height is right at the end of a trace with one fault and no repair, here
/// and by the algorithms in common use.
///
/// An algorithm that is wrong somewhere in a trace even without a fault may be right in the end by
/// doing nothing; its number is in parentheses and is not compared.
@MainActor
@Suite struct ComparisonTests {
  private static let names = [
    "here", "count and ignore", "last show wins", "insets on show", "increments", "screen less top",
  ]

  private static var algorithms: [any CommonAlgorithm] {
    [
      HeightHere(), CountAndIgnore(), LastShowWins(), InsetsOnShow(), HeightIncrements(),
      ScreenLessTop(),
    ]
  }

  @Test func nothingInCommonUseIsRightMoreOften() throws {
    var rows: [String] = [row("trace", "runs", Self.names)]
    var totals = Array(repeating: 0, count: Self.names.count)
    var runs = 0
    for sample in KeyboardTrace.BuiltInName.allCases {
      let truth = try #require(covered(at: sample.trace.records.last))
      let sequences = FaultStep.all(of: sample.trace).withEachFault().map(\.steps)
      let counts = counts(of: sequences, truth)
      let follows = Self.algorithms.map { self.follows(sample.trace, $0) }
      let comparable = zip(counts, follows).filter(\.1).map(\.0)
      #expect(follows[0] && counts[0] == comparable.max(), "\(sample.rawValue): \(counts)")
      rows.append(
        row(
          sample.rawValue,
          "\(sequences.count)",
          zip(counts, follows).map { $1 ? "\($0)" : "(\($0))" }
        )
      )
      totals = zip(totals, counts).map { $0 + $1 }
      runs += sequences.count
    }
    #expect(totals[0] == totals.max())
    rows.append(row("all", "\(runs)", totals.map(String.init)))
    print("Covered heights that are right in the end, with one fault and no repair:")
    print(rows.joined(separator: "\n"))
  }

  /// Whether an algorithm is right wherever the trace, without a fault, says what is covered;
  /// nobody moves anything while the app is not active.
  private func follows(_ trace: KeyboardTrace, _ algorithm: any CommonAlgorithm) -> Bool {
    var algorithm = algorithm
    var steps = FaultStep.all(of: trace)[...]
    var isActive = true
    return trace.records.allSatisfy { record in
      switch record.content {
      case .notification, .application:
        guard let step = steps.popFirst() else { return false }
        algorithm.take(step.event, in: step.environment)
        if case .application(let state) = step.event { isActive = state == .active }
        return true
      default:
        guard isActive, let covered = covered(at: record) else { return true }
        return abs(algorithm.height - covered) < 0.5
      }
    }
  }

  private func covered(at record: KeyboardTrace.Record?) -> CGFloat? {
    guard case .expectation(let expectation) = record?.content else { return nil }
    return expectation.covered
  }

  /// For each algorithm, in how many of some sequences its height is right in the end.
  private func counts(of sequences: [[FaultStep]], _ truth: CGFloat) -> [Int] {
    var counts = Array(repeating: 0, count: Self.names.count)
    for steps in sequences {
      var algorithms = Self.algorithms
      for step in steps {
        for index in algorithms.indices { algorithms[index].take(step.event, in: step.environment) }
      }
      for (index, algorithm) in algorithms.enumerated() where abs(algorithm.height - truth) < 0.5 {
        counts[index] += 1
      }
    }
    return counts
  }

  private func row(_ name: String, _ runs: String, _ cells: [String]) -> String {
    let padded = zip(cells, Self.names).map { cell, header in
      String(repeating: " ", count: max(0, header.count - cell.count)) + cell
    }
    let first = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    let count = String(repeating: " ", count: max(0, 4 - runs.count)) + runs
    return ([first, count] + padded).joined(separator: "  ")
  }
}
