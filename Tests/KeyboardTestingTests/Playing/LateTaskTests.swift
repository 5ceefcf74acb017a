import Foundation
import KeyboardTesting
import Testing

@MainActor
@Suite struct LateTaskTests {
  @MainActor private final class Screen {
    var bottomInset: CGFloat = 0
  }

  /// The task is woken by the first comparison, and needs a turn of its own to answer it.
  @Test func aTaskThatIsLateIsGivenTurnsBeforeTheCheckFails() async {
    let keyboard = SimulatedKeyboard(.iPhoneSE)
    keyboard.show()
    var trace = keyboard.trace
    trace.records.append(.expectation(covered: 260))
    let screen = Screen()
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task { for await _ in signals { screen.bottomInset = 260 } }
    var comparisonCount = 0
    let failures = await KeyboardTracePlayer().check(trace) {
      comparisonCount += 1
      if comparisonCount == 1 { signal.yield() }
      return screen.bottomInset
    }
    task.cancel()
    #expect(failures == [])
  }
}
