import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Every trace with every single fault, and then one cycle without any.
@MainActor
@Suite struct FaultTests {
  /// An event of a trace, with the environment it came in.
  private typealias Step = (event: KeyboardEvent, environment: KeyboardEnvironment)

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func afterAnyFaultTheInvariantsHoldAndOneCycleIsRight(_ name: KeyboardTrace.BuiltInName) throws {
    let steps = steps(of: name.trace)
    let environment = try #require(steps.last?.environment)
    for (fault, faulty) in withEachFault(steps) {
      var checked = CheckedMachine()
      do throws(InvariantViolation) {
        for step in faulty { try checked.handle(step.event, in: step.environment) }
        try checked.recovers(in: Phone.environment, showing: Phone.tall)
      } catch {
        Issue.record("\(fault): \(error)")
      }
      try expectOneCycleIsRight(after: checked.machine, fault, in: environment)
    }
  }

  private func steps(of trace: KeyboardTrace) -> [Step] {
    let player = KeyboardTracePlayer()
    var steps: [Step] = []
    let token = player.tracker.observeEvents { event, _ in
      steps.append((event, player.environment))
    }
    defer { token.cancel() }
    player.play(trace)
    return steps
  }

  /// The steps without fault, and with each notification lost, doubled, or exchanged with the next
  /// one.
  private func withEachFault(_ steps: [Step]) -> [(fault: String, steps: [Step])] {
    let places = steps.indices.filter { place in
      guard case .application = steps[place].event else { return true }
      return false
    }
    var all: [(fault: String, steps: [Step])] = [("none", steps)]
    for place in places {
      var lost = steps
      var doubled = steps
      lost.remove(at: place)
      doubled.insert(steps[place], at: place)
      all += [("\(place) lost", lost), ("\(place) doubled", doubled)]
    }
    for (place, next) in zip(places, places.dropFirst()) {
      var exchanged = steps
      // The environments stay where they are: only the notifications change places.
      exchanged[place].event = steps[next].event
      exchanged[next].event = steps[place].event
      all.append(("\(place) and \(next) exchanged", exchanged))
    }
    return all
  }

  private func expectOneCycleIsRight(
    after machine: KeyboardStateMachine,
    _ fault: String,
    in environment: KeyboardEnvironment
  ) throws {
    let screen = try #require(environment.screen)
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 271)
    let shown = hidden.offsetBy(dx: 0, dy: -271)
    let full = Cycle.show(shown)
    for cycle in [full, [full[1], full[3]], [full[0], full[2]]] {
      var copy = machine
      copy.play(cycle, in: environment)
      #expect(copy.state.visibility == .shown, "\(fault)")
      #expect(copy.state.placement == .docked, "\(fault)")
      #expect(copy.state.coveredHeight == 271, "\(fault)")
    }
    for cycle in [Cycle.hide(hidden), [.willHide, .didHide]] {
      var copy = machine
      copy.play(cycle, in: environment)
      #expect(copy.state.visibility == .hidden, "\(fault)")
      #expect(copy.state.coveredHeight == 0, "\(fault)")
    }
  }
}
