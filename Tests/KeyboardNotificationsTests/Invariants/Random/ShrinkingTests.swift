import KeyboardNotifications
import Testing

/// The shrinker is trusted to name the culprit, so it is tested on culprits that are known.
@Suite struct ShrinkingTests {
  @Test func whatDoesNotMatterIsLeftOut() {
    let list = Array(0..<1000)
    let shrunk = list.shrunk { list in
      guard let first = list.firstIndex(of: 42) else { return false }
      return list[first...].contains(777)
    }
    #expect(shrunk == [42, 777])
  }

  @Test func whatIsNeededTogetherIsKept() {
    #expect(Array(repeating: 1, count: 100).shrunk { $0.count >= 7 }.count == 7)
  }

  @Test func elementsAreMadeSimpler() {
    #expect([3, 9, 4].shrunk(simpler: { [$0 - 1] }) { $0.contains { $0 >= 8 } } == [8])
  }

  @Test func anEmptyListStaysEmpty() {
    #expect([Int]().shrunk { _ in true }.isEmpty)
  }

  /// A property of real sequences that does not hold: that the keyboard never floats.
  @Test(arguments: [UInt64(1), 2, 3])
  func aSequenceIsShrunkToTheEventThatMatters(_ seed: UInt64) {
    func floats(_ steps: [RandomStep]) -> Bool {
      var machine = KeyboardStateMachine()
      return steps.contains { step in
        _ = machine.handle(step.input.event, in: step.environment)
        return machine.state.placement == .floating
      }
    }
    let steps = RandomStep.sequence(of: 500, seed: seed)
    #expect(floats(steps))
    #expect(steps.shrunk(simpler: \.simpler, while: floats).count == 1)
  }
}
