import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Every trace with every single fault, and then one cycle without any.
@MainActor
@Suite struct FaultTests {
  private static let orders: [[KeyboardNotificationType]] = [
    [.willChangeFrame, .willShow, .didChangeFrame, .didShow], [.willShow, .didShow],
    [.willChangeFrame, .didChangeFrame],
  ]

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func afterAnyFaultOneShowIsRight(_ sample: KeyboardTrace.BuiltInName) throws {
    let steps = FaultStep.all(of: sample.trace)
    let environment = try #require(steps.last?.environment)
    let screen = try #require(environment.screen)
    let frame = CGRect(x: 0, y: screen.maxY - 271, width: screen.width, height: 271)
    for (fault, faulty) in steps.withEachFault() {
      for order in Self.orders {
        let cycle = order.map { KeyboardEvent.post($0, frame) }
        let state = state(after: faulty, and: cycle, in: environment)
        #expect(state.visibility == .shown, "\(fault)")
        #expect(state.placement == .docked, "\(fault)")
        #expect(state.coveredHeight == 271, "\(fault)")
      }
    }
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func afterAnyFaultOneHideIsRight(_ sample: KeyboardTrace.BuiltInName) throws {
    let steps = FaultStep.all(of: sample.trace)
    let environment = try #require(steps.last?.environment)
    let screen = try #require(environment.screen)
    let frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 271)
    for (fault, faulty) in steps.withEachFault() {
      for cycle in [Cycle.hide(frame), [.willHide, .didHide]] {
        let state = state(after: faulty, and: cycle, in: environment)
        #expect(state.visibility == .hidden, "\(fault)")
        #expect(state.coveredHeight == 0, "\(fault)")
      }
    }
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func theInvariantsHoldThroughAnyFault(_ sample: KeyboardTrace.BuiltInName) throws {
    for (fault, faulty) in FaultStep.all(of: sample.trace).withEachFault() {
      var checked = CheckedMachine()
      do throws(InvariantViolation) {
        for step in faulty { try checked.take(step.event, in: step.environment) }
        try checked.recovers(in: Phone.environment, showing: Phone.tall)
      } catch {
        Issue.record("\(fault): \(error)")
      }
    }
  }

  private func state(
    after steps: [FaultStep],
    and cycle: [KeyboardEvent],
    in environment: KeyboardEnvironment
  ) -> KeyboardState {
    var machine = KeyboardStateMachine()
    for step in steps { _ = machine.handle(step.event, in: step.environment) }
    machine.play(cycle, in: environment)
    return machine.state
  }
}
