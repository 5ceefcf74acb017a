import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Moves of a keyboard with a clock, and its properties during a move.
@MainActor
@Suite struct SimulatedKeyboardClockTests {
  private let clock = ManualKeyboardClock()
  private let fixture: SimulatedKeyboardFixture
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  init() {
    fixture = SimulatedKeyboardFixture(SimulatedKeyboard(clock: clock))
  }

  @Test func theConfirmationsArePostedAtTheEndOfTheAnimation() {
    keyboard.show()
    #expect(fixture.posts() == ["willChangeFrame", "willShow"])
    clock.advance(by: 0.24)
    #expect(fixture.posts() == [])
    clock.advance(by: 0.01)
    #expect(fixture.posts() == ["didChangeFrame", "didShow"])
  }

  @Test func aShowIsConfirmedEvenIfAHideFollowsIt() {
    keyboard.show()
    clock.advance(by: 0.1)
    keyboard.hide()
    clock.advance(by: 1)
    #expect(
      fixture.posts() == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide",
        "didChangeFrame", "didShow", "didChangeFrame", "didHide",
      ]
    )
  }

  @Test func goingToTheBackgroundDoesNotWait() {
    keyboard.show()
    clock.advance(by: 1)
    _ = fixture.posts()
    let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    keyboard.background {
      #expect(fixture.posts() == ["inactive"] + hide + ["background"])
    }
    let announcements = ["willShow", "willChangeFrame", "willShow"]
    #expect(fixture.posts() == ["inactive", "active"] + announcements)
    clock.advance(by: 1)
    #expect(fixture.tracker.state.visibility == .shown)
  }

  @Test func pendingStepsDoNotRetainTheKeyboard() {
    var keyboard: SimulatedKeyboard? = SimulatedKeyboard(clock: clock)
    weak let weakKeyboard = keyboard
    keyboard?.show()
    keyboard = nil
    #expect(weakKeyboard == nil)
  }

  @Test func aRotationHidesTheKeyboardAndShowsItALittleLater() {
    keyboard.show()
    clock.advance(by: 1)
    keyboard.rotate(to: .landscape)
    var heights: [CGFloat] = []
    for _ in 0..<3 {
      heights.append(keyboard.coveredHeight)
      #expect(fixture.tracker.state.coveredHeight == heights.last)
      clock.advance(by: 0.1)
    }
    #expect(heights == [0, 0, 219])
  }

  @Test func aHideReplacesTheShowOfARotation() {
    keyboard.show()
    clock.advance(by: 1)
    keyboard.rotate(to: .landscape)
    keyboard.hide()
    clock.advance(by: 1)
    #expect(keyboard.frame == nil)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  /// Times of the notifications of an action, in seconds after it.
  struct Times: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var after: @MainActor @Sendable (SimulatedKeyboard) -> Void = { _ in }
    let action: @MainActor @Sendable (SimulatedKeyboard) -> Void
    let times: [TimeInterval]
  }

  @Test(arguments: [
    Times(
      testDescription: "a rotation",
      action: { $0.rotate(to: .landscape) },
      times: [0, 0, 0.024, 0.027, 0.144, 0.146, 0.565, 0.565]
    ),
    Times(
      testDescription: "floating",
      action: { $0.float(at: CGPoint(x: 100, y: 300)) },
      times: [0, 0, 0.25, 0.25, 0.26, 0.51]
    ),
    Times(
      testDescription: "docking",
      after: { $0.float(at: CGPoint(x: 100, y: 300)) },
      action: { $0.dock() },
      times: [0, 0.1, 0.2, 0.3, 0.3, 0.4, 0.4, 0.42, 0.42]
    ),
  ])
  func theNotificationsOfAnActionHaveTheirTimes(_ expected: Times) {
    let keyboard = SimulatedKeyboard(.iPadWithHomeButton, clock: clock)
    keyboard.show()
    expected.after(keyboard)
    clock.advance(by: 1)
    let start = clock.now
    var times: [TimeInterval] = []
    let token = keyboard.tracker.observeEvents { _, _ in times.append(clock.now - start) }
    expected.action(keyboard)
    clock.advance(by: 1)
    token.cancel()
    #expect(times.count == expected.times.count)
    for (time, expectedTime) in zip(times, expected.times) {
      #expect(abs(time - expectedTime) < 0.000_001)
    }
  }

  @Test func theWorkOfARotationIsDoneOnceEvenIfItMovesTheKeyboard() {
    keyboard.show()
    clock.advance(by: 1)
    var count = 0
    keyboard.rotate(to: .landscape) { [keyboard] in
      count += 1
      if count < 3 { keyboard.hide() }
    }
    keyboard.change(height: 300)
    clock.advance(by: 1)
    #expect(count == 1)
    // The change of height came last.
    #expect(keyboard.frame?.height == 300)
    keyboard.hide()
    #expect(keyboard.frame == nil)
  }

  @Test func theScreenTurnsAndTheWorkIsDoneAfterTheHide() {
    keyboard.show()
    clock.advance(by: 1)
    var turnTime: TimeInterval?
    keyboard.rotate(to: .landscape) { [clock] in turnTime = clock.now }
    clock.advance(by: 0.09)
    #expect(keyboard.environment.screenBounds?.width == 402)
    clock.advance(by: 0.02)
    #expect(keyboard.environment.screenBounds?.width == 874)
    #expect(turnTime == 1.1)
  }
}
