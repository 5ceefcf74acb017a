import AllocationCounter
import Foundation
import KeyboardNotifications

/// Judging one notification: what changed, if anything.
@MainActor enum StateMachineFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let events = Self.events
    let work = Work { times in
      play(events, times: times)
    }
    let rounds = try await Interleaving(effort: effort, works: [work]).measure()
    return [
      .absolute(
        "state-machine-ns",
        rounds.map { $0[0] / Double(events.count) },
        unit: .nanoseconds,
        goal: .atMost(100)
      ),
      allocations(events, times: 1_000),
    ]
  }

  /// Counted for all of many rounds, so that not one in a thousand is missed.
  private static func allocations(_ events: [KeyboardEvent], times: Int) -> Figure {
    _ = play(events, times: 1)
    let before = allocation_counter_count()
    let sum = play(events, times: times)
    let count = allocation_counter_count() - before
    return .counted(
      "state-machine-allocations",
      areAllocationsCounted && sum > 0 ? Double(count) / Double(times * events.count) : nil,
      unit: .allocations,
      goal: .atMost(0)
    )
  }

  /// Whether an allocation is seen where there is one for certain.
  private static var areAllocationsCounted: Bool {
    let before = allocation_counter_count()
    withExtendedLifetime(Sum()) {}
    return allocation_counter_count() > before
  }

  /// Plays the events over and over, in one machine, and adds up the heights.
  private static func play(_ events: [KeyboardEvent], times: Int) -> Double {
    let environment = KeyboardEnvironment(screen: Posted.screen)
    var machine = KeyboardStateMachine()
    var sum: Double = 0
    for _ in 0..<times {
      for event in events {
        _ = machine.handle(event, in: environment)
        sum += Double(machine.state.coveredHeight)
      }
    }
    return sum
  }

  /// A keyboard that appears, grows, and leaves, with all that the system posts meanwhile.
  private static var events: [KeyboardEvent] {
    let low = Posted.screen.offsetBy(dx: 0, dy: Posted.screen.height)
    let steps: [([KeyboardNotificationType], CGRect)] = [
      ([.willChangeFrame, .willShow, .didChangeFrame, .didShow], frame(height: 216)),
      ([.willChangeFrame, .willShow, .didChangeFrame, .didShow], frame(height: 300)),
      ([.willChangeFrame, .willHide, .didChangeFrame, .didHide], low),
    ]
    return steps.flatMap { types, frame in
      types.map { type in
        let payload = KeyboardPayload(beginFrame: low, endFrame: frame, duration: 0.25)
        return .notification(KeyboardNotification(type: type, payload: payload))
      }
    }
  }

  private static func frame(height: CGFloat) -> CGRect {
    CGRect(
      x: 0,
      y: Posted.screen.height - height,
      width: Posted.screen.width,
      height: height
    )
  }
}
