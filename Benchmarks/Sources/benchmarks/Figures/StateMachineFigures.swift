import Foundation
import KeyboardNotifications

/// Cost of one notification in the state machine.
@MainActor enum StateMachineFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let events = Self.events
    let work = Work.repeating { times in
      var machine = KeyboardStateMachine()
      return play(events, times: times, in: &machine)
    }
    let columns = try Interleaving(effort: effort, works: [work]).measure()
    let times = columns[0].map { $0 / Double(events.count) }
    return [
      .absolute("state-machine-ns", times, unit: .nanoseconds),
      allocations(events, times: 1_000),
    ]
  }

  /// Counts the allocations of many rounds, so that one in a thousand is not missed.
  private static func allocations(_ events: [KeyboardEvent], times: Int) -> Figure {
    var machine = KeyboardStateMachine()
    _ = play(events, times: 1, in: &machine)
    let count = Allocations.count { _ = play(events, times: times, in: &machine) }
    return .counted(
      "state-machine-allocations",
      count.map { $0 / Double(times * events.count) },
      unit: .allocations
    )
  }

  /// Plays the events a number of times in one machine, and adds up the heights.
  private static func play(
    _ events: [KeyboardEvent],
    times: Int,
    in machine: inout KeyboardStateMachine
  ) -> Double {
    let environment = KeyboardEnvironment(screenBounds: Posted.screen)
    var sum: Double = 0
    for _ in 0..<times {
      for event in events {
        _ = machine.handle(event, in: environment)
        sum += Double(machine.state.coveredHeight)
      }
    }
    return sum
  }

  /// The notifications of a keyboard that appears, grows and disappears.
  private static var events: [KeyboardEvent] {
    let hidden = Posted.screen.offsetBy(dx: 0, dy: Posted.screen.height)
    let show: [KeyboardNotificationType] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    let steps = [
      (show, hidden.offsetBy(dx: 0, dy: -216)), (show, hidden.offsetBy(dx: 0, dy: -300)),
      ([.willChangeFrame, .willHide, .didChangeFrame, .didHide], hidden),
    ]
    return steps.flatMap { types, frame in
      types.map { type in
        let payload = KeyboardPayload(beginFrame: hidden, endFrame: frame, duration: 0.25)
        return .notification(KeyboardNotification(type: type, payload: payload))
      }
    }
  }
}
