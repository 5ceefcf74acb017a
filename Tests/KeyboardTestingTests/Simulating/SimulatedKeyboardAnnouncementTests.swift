import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// What the keyboard says of itself is what it has announced, while a move is under way too.
@MainActor
@Suite struct SimulatedKeyboardAnnouncementTests {
  private let clock = ManualKeyboardClock()

  private func fixture(
    _ device: SimulatedKeyboard.Device = .iPhone,
    _ prepare: (SimulatedKeyboard) -> Void = { _ in }
  ) -> KeyboardFixture {
    let keyboard = SimulatedKeyboard(device, clock: clock)
    prepare(keyboard)
    return KeyboardFixture(keyboard)
  }

  /// Moves the clock in small steps, and compares the keyboard with the tracker at each.
  private func compare(_ fixture: KeyboardFixture, for seconds: TimeInterval = 1) {
    for _ in 0..<Int(seconds * 100) {
      #expect(fixture.keyboard.coveredHeight == fixture.tracker.state.coveredHeight)
      clock.advance(by: 0.01)
    }
  }

  @Test func aGrowingKeyboardCoversWhatWasAnnounced() {
    let fixture = fixture { $0.switchInputMethod(.pinyin) }
    fixture.keyboard.show()
    #expect(fixture.keyboard.frame == nil)
    #expect(fixture.keyboard.coveredHeight == 0)
    clock.advance(by: 0.01)
    #expect(fixture.keyboard.coveredHeight == 299)
    #expect(fixture.tracker.state.coveredHeight == 299)
    clock.advance(by: 0.01)
    #expect(fixture.keyboard.coveredHeight == 365)
    compare(fixture)
  }

  @Test func aRotationCoversNothingBetweenHideAndShow() {
    let fixture = fixture(.iPad)
    fixture.keyboard.show()
    clock.advance(by: 1)
    fixture.keyboard.rotate(to: .landscape)
    #expect(fixture.keyboard.coveredHeight == 0)
    clock.advance(by: 0.15)
    #expect(fixture.keyboard.coveredHeight == 398)
    compare(fixture)
  }

  @Test func undockingUncoversAtOnce() {
    let fixture = fixture(.iPad)
    fixture.keyboard.perform("show undock")
    compare(fixture)
    #expect(fixture.keyboard.frame == fixture.tracker.state.frame)
  }

  @Test func aFurtherActionTakesTheOneThatWasNotAnnouncedBack() {
    let fixture = fixture { $0.switchInputMethod(.pinyin) }
    fixture.keyboard.perform("show hide")
    compare(fixture)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.keyboard.frame == nil)
  }

  @Test func aHideDuringARotationLeavesNothingOnScreen() {
    let fixture = fixture(.iPad)
    fixture.keyboard.show()
    clock.advance(by: 1)
    fixture.keyboard.perform("landscape hide")
    compare(fixture)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.keyboard.environment.screen?.width == 1024)
  }

  @Test func anActionDuringARotationHappensOnTheTurnedScreen() {
    let fixture = fixture(.iPad)
    fixture.keyboard.show()
    clock.advance(by: 1)
    fixture.keyboard.perform("landscape height:300")
    compare(fixture)
    #expect(fixture.tracker.state.coveredHeight == 300)
  }

  @Test func dockingThatIsInterruptedAnnouncesNothingLate() {
    let fixture = fixture(.iPad)
    fixture.keyboard.perform("show undock")
    clock.advance(by: 1)
    fixture.keyboard.dock()
    clock.advance(by: 0.15)
    fixture.keyboard.hide()
    compare(fixture)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  @Test func theTraceBeginsAtZeroHoweverLateTheClock() {
    clock.advance(by: 1000)
    let fixture = fixture()
    fixture.keyboard.show()
    #expect(fixture.keyboard.trace.records.first?.time == 0)
  }

  @Test func aClockWithoutATimeIsFollowedByItsSteps() {
    let clock = OtherClock()
    let keyboard = SimulatedKeyboard(clock: clock)
    keyboard.show()
    clock.time.advance(by: 1)
    keyboard.hide()
    clock.time.advance(by: 1)
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}

/// A clock that does not tell its time.
@MainActor private final class OtherClock: KeyboardClock {
  let time = ManualKeyboardClock()

  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    time.schedule(after: seconds, action)
  }
}
