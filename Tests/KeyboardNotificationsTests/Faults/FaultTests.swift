import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Every trace with every single fault, and then one cycle without any.
@Suite struct FaultTests {
  private static let orders: [[KeyboardNotificationType]] = [
    [.willChangeFrame, .willShow, .didChangeFrame, .didShow], [.willShow, .didShow],
    [.willChangeFrame, .didChangeFrame],
  ]

  @MainActor
  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func afterAnyFaultTheInvariantsHoldAndOneCycleIsRight(_ name: KeyboardTrace.BuiltInName) throws {
    let steps = FaultStep.all(of: name.trace)
    let environment = try #require(steps.last?.environment)
    for (fault, faulty) in steps.withEachFault() {
      var checked = CheckedMachine()
      do throws(InvariantViolation) {
        for step in faulty { try checked.take(step.event, in: step.environment) }
        try checked.recovers(in: Phone.environment, showing: Phone.tall)
      } catch {
        Issue.record("\(fault): \(error)")
      }
      try expectOneCycleIsRight(after: checked.machine, fault, in: environment)
    }
  }

  private func expectOneCycleIsRight(
    after machine: KeyboardStateMachine,
    _ fault: String,
    in environment: KeyboardEnvironment
  ) throws {
    let screen = try #require(environment.screen)
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 271)
    let shown = hidden.offsetBy(dx: 0, dy: -271)
    for order in Self.orders {
      var copy = machine
      copy.play(order.map { .post($0, shown) }, in: environment)
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
