import Foundation
import KeyboardNotifications
import TypedNotifications

/// Making and dropping as many observers as there are already, at several sizes.
@MainActor enum TokenChurnFigures {
  /// An observation that ends when it is released.
  private typealias Observe = @MainActor () -> Any

  static func measure(_ effort: Effort) -> [Figure] {
    let tracker = KeyboardTracker(center: NotificationCenter())
    let center = NotificationCenter()
    let kinds: [Observe] = [
      { tracker.observe { _ in } },
      { center.addObserver(descriptor: .keyboardWillShow) { _ in } },
    ]
    let costs = kinds.map { Self.costs(effort, $0) }
    return [
      figure("token-churn", costs[0], goal: .atMost(1.3)),
      figure("token-churn-descriptor", costs[1], goal: .atMost(1.3)),
    ]
  }

  private static func sizes(_ effort: Effort) -> [Int] {
    [12_500, 25_000, 50_000, 100_000].map(effort.size)
  }

  /// For each round, and each size, the nanoseconds for one token among as many others.
  private static func costs(_ effort: Effort, _ observe: Observe) -> [[Double]] {
    (0..<effort.fewRounds).map { _ in
      sizes(effort).map { size in
        let standing = (0..<size).map { _ in observe() }
        let start = ProcessTime.nanoseconds
        var tokens = (0..<size).map { _ in observe() }
        tokens.removeAll()
        return withExtendedLifetime(standing) {
          (ProcessTime.nanoseconds - start) / Double(size)
        }
      }
    }
  }

  private static func figure(_ name: String, _ costs: [[Double]], goal: Figure.Goal) -> Figure {
    let sizes = sizes(.full).map(Double.init)
    let exponents = costs.map { round in
      PowerLaw.exponent(zip(sizes, round).map { (size: $0, cost: $0 * $1) })
    }
    let exponent = Samples(exponents)
    return Figure(
      name: name,
      value: exponent.median,
      unit: .exponent,
      ours: Samples(costs.compactMap(\.last)).median,
      spread: exponent.spread,
      goal: goal,
      method: "slope over \(sizes.count) sizes"
    )
  }
}
