import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Moves of a keyboard with a clock, and its properties during a move.
@MainActor
@Suite struct SimulatedKeyboardClockTests {
  private let clock = ManualKeyboardClock()
  private let fixture: KeyboardFixture
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  init() {
    fixture = KeyboardFixture(SimulatedKeyboard(clock: clock))
  }

  @Test func theConfirmationsArePostedAtTheEndOfTheAnimation() {
    keyboard.show()
    #expect(fixture.posts() == ["willChangeFrame", "willShow"])
    clock.advance(by: 0.24)
    #expect(fixture.posts() == [])
    #expect(keyboard.pendingCount == 2)
    clock.advance(by: 0.01)
    #expect(fixture.posts() == ["didChangeFrame", "didShow"])
    #expect(keyboard.pendingCount == 0)
  }

  /// About 40 milliseconds after it began, or at once if it has no duration.
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

  @Test func theTimesOfTheTraceAreCountedFromTheCreationOfTheKeyboard() {
    clock.advance(by: 1000)
    let keyboard = SimulatedKeyboard(clock: clock)
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
    _ = fixture.posts()
    keyboard.background {
      #expect(fixture.posts() == ["inactive"] + .hide + ["background"])
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
    #expect(clock.pendingCount == 0)
  }

  /// Actions with a pause after each step, and the result.
  struct Moves: Sendable {
    var device = SimulatedKeyboard.Device.iPad
    let steps: [(actions: [KeyboardAction], pause: TimeInterval)]
    /// The covered height after the actions of each step, before its pause.
    let covered: [CGFloat]
    let isVisible: Bool
    let screenWidth: CGFloat
  }

  /// A keyboard that grows, turns or undocks, and one whose move is replaced unannounced.
  @Test(arguments: [
    Moves(
      device: .iPhone,
      steps: [([.pinyin, .show], 0.01), ([], 0.01), ([], 0)],
      covered: [0, 299, 365],
      isVisible: true,
      screenWidth: 390
    ),
    Moves(
      device: .iPhone,
      steps: [([.pinyin, .show, .hide], 0)],
      covered: [0],
      isVisible: false,
      screenWidth: 390
    ),
    Moves(
      steps: [([.show], 1), ([.landscape], 0.15), ([], 0)],
      covered: [313, 0, 398],
      isVisible: true,
      screenWidth: 1024
    ),
    Moves(
      steps: [([.show], 1), ([.landscape, .hide], 0)],
      covered: [313, 0],
      isVisible: false,
      screenWidth: 1024
    ),
    Moves(
      steps: [([.show], 1), ([.landscape, .height(300)], 0)],
      covered: [313, 300],
      isVisible: true,
      screenWidth: 1024
    ),
    Moves(
      steps: [([.show, .undock], 0)],
      covered: [0],
      isVisible: true,
      screenWidth: 768
    ),
    Moves(
      steps: [([.show, .undock], 1), ([.dock], 0.15), ([.hide], 0)],
      covered: [0, 313, 0],
      isVisible: false,
      screenWidth: 768
    ),
  ])
  func aKeyboardCoversTheAnnouncedHeight(_ moves: Moves) {
    let keyboard = SimulatedKeyboard(moves.device, clock: clock)
    var covered: [CGFloat] = []
    for step in moves.steps {
      keyboard.perform(step.actions)
      covered.append(keyboard.coveredHeight)
      clock.advance(by: step.pause)
    }
    #expect(covered == moves.covered)
    for _ in 0..<100 {
      #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
      clock.advance(by: 0.01)
    }
    #expect((keyboard.frame != nil) == moves.isVisible)
    #expect(keyboard.tracker.state.isVisible == moves.isVisible)
    #expect(!moves.isVisible || keyboard.frame == keyboard.tracker.state.frame)
    #expect(keyboard.environment.screen?.width == moves.screenWidth)
  }

  /// Times of the notifications of an action, in seconds after it.
  struct Times: Sendable {
    let action: KeyboardAction
    var earlierActions: [KeyboardAction] = [.show]
    let times: [TimeInterval]
  }

  @Test(arguments: [
    Times(action: .landscape, times: [0, 0, 0.024, 0.027, 0.144, 0.146, 0.565, 0.565]),
    Times(action: .undock, times: [0, 0, 0.25, 0.25, 0.26, 0.51]),
    Times(
      action: .dock,
      earlierActions: [.show, .undock],
      times: [0, 0.1, 0.2, 0.3, 0.3, 0.4, 0.4, 0.42, 0.42]
    ),
    Times(
      action: .prompt,
      earlierActions: [],
      times: [0, 0, 0.02, 0.02, 0.02, 0.02, 0.3, 0.3]
    ),
  ])
  func theNotificationsOfAnActionHaveTheirTimes(_ expected: Times) {
    let keyboard = SimulatedKeyboard(.iPad, clock: clock)
    keyboard.perform(expected.earlierActions)
    clock.advance(by: 1)
    let earlierCount = keyboard.trace.times.count
    keyboard.perform([expected.action])
    clock.advance(by: 1)
    let times = keyboard.trace.times.dropFirst(earlierCount).compactMap(\.self)
    #expect(times.count == expected.times.count)
    for (time, expectedTime) in zip(times, expected.times) {
      #expect(abs(time - 1 - expectedTime) < 0.000_001)
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

  @Test func theTurnOfTheScreenAndItsWorkHaveTheirTime() {
    keyboard.show()
    clock.advance(by: 1)
    keyboard.rotate(to: .landscape) { [keyboard] in
      keyboard.environment.window = CGRect(x: 0, y: 0, width: 844, height: 300)
    }
    clock.advance(by: 1)
    let turn = keyboard.trace.records.filter { record in
      ["screen", "window"].contains { record.jsonLine.contains(#""kind":"\#($0)""#) }
    }
    #expect(turn.map(\.time) == [0, 1.1, 1.1])
  }

  @Test func anUndockedKeyboardIsRaisedByAFifthOfEachScreen() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.perform([.show, .undock])
    #expect(keyboard.frame == CGRect(x: 0, y: 1024 * 0.8 - 313, width: 768, height: 313))
    keyboard.rotate(to: .landscape)
    #expect(keyboard.frame == CGRect(x: 0, y: 768 * 0.8 - 398, width: 1024, height: 398))
    // The screen turns before the keyboard is moved onto it.
    let kinds = keyboard.trace.records.suffix(3).map { $0.jsonLine.contains("notification") }
    #expect(kinds == [false, true, true])
  }

  @Test func aKeyboardThatTurnsWhileItUndocksIsRaisedOnTheNewScreen() {
    let keyboard = SimulatedKeyboard(.iPad, clock: clock)
    keyboard.perform([.show, .undock, .landscape])
    clock.advance(by: 1)
    #expect(keyboard.frame == CGRect(x: 0, y: 768 * 0.8 - 398, width: 1024, height: 398))
  }

  @Test func theHideOfAPromptIsAnnouncedAtOnceIfTheScreenTurns() {
    keyboard.perform([.prompt, .landscape])
    let hide = fixture.notifications().first { $0.type == .willHide }
    #expect(hide?.payload.duration == 0)
  }

  @Test func withoutAClockTheTimesAreThoseOfADevice() {
    let keyboard = SimulatedKeyboard()
    keyboard.perform([.show, .hide])
    let times = keyboard.trace.records.dropFirst(2).map(\.time)
    #expect(times == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5])
  }
}
