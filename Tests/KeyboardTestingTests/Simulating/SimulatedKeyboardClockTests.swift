import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardClockTests {
  private let clock = ManualKeyboardClock()
  private let fixture: KeyboardFixture
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  init() {
    fixture = KeyboardFixture(SimulatedKeyboard(clock: clock))
  }

  @Test func theConfirmationsComeWithTheEndOfTheAnimation() {
    keyboard.show()
    #expect(fixture.timeline() == "cw\n^=")
    #expect(fixture.tracker.state.visibility == .showing)
    clock.advance(by: 0.24)
    #expect(fixture.reports.isEmpty)
    clock.advance(by: 0.01)
    #expect(fixture.timeline() == "CW\n.=")
    #expect(fixture.tracker.state.visibility == .shown)
    #expect(keyboard.pendingCount == 0)
  }

  /// Some 40 milliseconds after it began, or at once where it takes no time.
  @Test func aFadeIsConfirmedEarly() {
    keyboard.environment.prefersCrossFadeTransitions = true
    keyboard.show()
    clock.advance(by: 0.039)
    #expect(keyboard.pendingCount == 2)
    clock.advance(by: 0.002)
    #expect(keyboard.pendingCount == 0)
    keyboard.change(height: 300, animated: false)
    #expect(keyboard.pendingCount == 0)
  }

  @Test func aHideOvertakesAShowThatIsConfirmedLate() {
    keyboard.show()
    clock.advance(by: 0.1)
    keyboard.hide()
    clock.advance(by: 1)
    #expect(fixture.timeline() == "cwchCWCH\n^=v=ss.=")
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  @Test func theTimesOfTheTraceAreThoseOfTheClock() {
    clock.advance(by: 2)
    keyboard.show()
    clock.advance(by: 1)
    keyboard.hide()
    clock.advance(by: 1)
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [2, 2, 2.25, 2.25, 3, 3, 3.25, 3.25])
  }

  @Test func goingToTheBackgroundDoesNotWait() {
    keyboard.show()
    clock.advance(by: 1)
    _ = fixture.timeline()
    keyboard.background { #expect(fixture.timeline() == "ichCHb\n.iiii.") }
    clock.advance(by: 1)
    #expect(fixture.tracker.state.visibility == .shown)
  }

  @Test func whatIsPendingDoesNotKeepTheKeyboardAlive() {
    var keyboard: SimulatedKeyboard? = SimulatedKeyboard(clock: clock)
    weak let weakKeyboard = keyboard
    keyboard?.show()
    keyboard = nil
    #expect(weakKeyboard == nil)
    #expect(clock.pendingCount == 0)
  }

  @Test func realTimeIsPossible() async throws {
    let keyboard = SimulatedKeyboard(clock: SystemKeyboardClock())
    keyboard.change(height: 300, animated: false)
    keyboard.show()
    #expect(keyboard.pendingCount == 2)
  }
}
