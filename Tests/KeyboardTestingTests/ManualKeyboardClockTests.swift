import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct ManualKeyboardClockTests {
  private let clock = ManualKeyboardClock()
  private let log = Log()

  @MainActor private final class Log {
    var entries: [String] = []
  }

  private func schedule(_ name: String, after seconds: TimeInterval) -> NotificationToken {
    clock.schedule(after: seconds) { [log, clock] in log.entries.append("\(name) at \(clock.now)") }
  }

  /// An action without delay waits for the next advance, too.
  @Test func actionsAreCalledInTheOrderInWhichTheyAreDue() {
    let tokens = [
      schedule("late", after: 2), schedule("early", after: 1), schedule("later", after: 2),
      schedule("first", after: -1),
    ]
    #expect(log.entries.isEmpty)
    clock.advance(by: 0)
    clock.advance(by: 0.75)
    #expect(log.entries == ["first at 0.0"])
    clock.advance(by: 1.25)
    #expect(log.entries.dropFirst() == ["early at 1.0", "late at 2.0", "later at 2.0"])
    #expect(tokens.count == 4)
  }

  @Test func anActionIsNotCalledIfItsTokenIsCancelledOrReleased() {
    schedule("cancelled", after: 1).cancel()
    _ = schedule("released", after: 1)
    clock.advance(by: 2)
    #expect(log.entries.isEmpty)
  }

  @Test func anActionScheduledByAnotherIsCalledInTheSameAdvance() {
    var inner: NotificationToken?
    let outer = clock.schedule(after: 1) { inner = schedule("inner", after: 1) }
    clock.advance(by: 3)
    #expect(log.entries == ["inner at 2.0"])
    #expect(clock.now == 3)
    outer.cancel()
    inner?.cancel()
  }

  @Test func aTaskThatIsReadyMayScheduleAnActionOfTheAdvance() async {
    let task = Task { schedule("task", after: 1) }
    await clock.advance(by: 2)
    await task.value.cancel()
    #expect(log.entries == ["task at 1.0"])
  }

  /// Each ring schedules the next one, a thousandth of a second later.
  @Test func aClockStopsAtTheTenThousandthAction() {
    let bell = Bell(clock)
    bell.ring()
    clock.advance(by: 100)
    #expect(bell.count == 10_001)
    #expect(abs(clock.now - 10) < 0.001)
    // The others stay pending.
    clock.advance(by: 1)
    #expect(abs(clock.now - 11) < 0.001)
  }

  @Test func aClockDoesNotGoBack() {
    clock.advance(by: 2)
    clock.advance(by: -1)
    clock.advance(by: .nan)
    #expect(clock.now == 2)
  }

  @MainActor private final class Bell {
    var count = 0
    private let clock: ManualKeyboardClock
    private var token: NotificationToken?

    init(_ clock: ManualKeyboardClock) {
      self.clock = clock
    }

    func ring() {
      count += 1
      token = clock.schedule(after: 0.001) { [weak self] in self?.ring() }
    }
  }
}
