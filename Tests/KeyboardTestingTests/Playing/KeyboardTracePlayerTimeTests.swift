import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// Checks of screens that wait, and of several traces with one player.
@MainActor
@Suite struct KeyboardTracePlayerTimeTests {
  private let clock = ManualKeyboardClock()
  private let player = KeyboardTracePlayer()

  @Test(arguments: KeyboardTrace.builtIn.filter { !$0.hasSafeArea })
  func aScreenThatWaitsIsJudgedWhenItsClockHasMoved(_ trace: KeyboardTrace) {
    let screen = WaitingScreen(player, clock, delay: 0.1)
    #expect(player.check(trace, on: clock) { screen.inset } == [])
  }

  /// One that waits for ever, and one whose inset is right at first and wrong soon after, fail too.
  @Test(arguments: [(60, nil), (0, 0.2)] as [(TimeInterval, TimeInterval?)])
  func aScreenThatIsWrongInTheEndFails(_ delay: TimeInterval, _ resetDelay: TimeInterval?) {
    let screen = WaitingScreen(player, clock, delay: delay)
    screen.resetDelay = resetDelay
    #expect(!player.check(.builtIn(.showAndHide), on: clock) { screen.inset }.isEmpty)
  }

  @Test func aScreenThatWaitsFailsWithoutTime() {
    let screen = WaitingScreen(player, clock, delay: 0.1)
    #expect(player.check(.builtIn(.showAndHide)) { screen.inset }.map(\.line).contains(4))
  }

  @Test func theClockGoesByTheTimesOfTheTrace() {
    clock.advance(by: 5)
    var times: [TimeInterval] = []
    let token = player.tracker.observe { _ in times.append(clock.now) }
    _ = player.check(.builtIn(.showAndHide), on: clock) { 0 }
    token.cancel()
    #expect(times.first == 5)
    #expect((times.last ?? 0) > 6)
  }

  @Test func onePlayerChecksAnyTwoTraces() {
    for first in KeyboardTrace.builtIn {
      for second in KeyboardTrace.builtIn {
        let player = KeyboardTracePlayer()
        player.play(first)
        #expect(player.check(second) == [], "\(second.title) after \(first.title)")
      }
    }
  }

  @Test func eachTraceBeginsWithoutAKeyboardInTheFirstEnvironment() {
    let environment = KeyboardEnvironment(otherApps: .include)
    let player = KeyboardTracePlayer(environment: environment)
    player.play(.builtIn(.safeArea))
    player.play(KeyboardTrace.Record(.application(.background)))
    player.play(KeyboardTrace(title: "Nothing"))
    #expect(player.environment == environment)
    #expect(player.safeAreaBottom == 0)
    #expect(player.tracker.state.visibility == .hidden)
  }

  @Test func recordsBeforeATraceHold() {
    player.play(KeyboardTrace.Record(.screen(CGRect(x: 0, y: 0, width: 375, height: 400))))
    var trace = KeyboardTrace.builtIn(.pinyinGrowth)
    trace.records.removeAll { if case .screen = $0.content { true } else { false } }
    player.play(trace)
    #expect(player.environment.screen?.height == 400)
  }

  @Test func aTracePostingNothingChecksNoScreen() {
    let screen = KeyboardTrace.Record(.screen(CGRect(x: 0, y: 0, width: 375, height: 667)))
    let trace = KeyboardTrace(title: "T", records: [screen, .expectation(covered: 0)])
    #expect(
      player.check(trace) { 0 }.map(\.description) == [
        "\"T\": expected a record of a notification, found none"
      ]
    )
    #expect(player.check(trace) == [])
  }

  /// A list of failures is of use only where the test framework prints it.
  @Test func expectPrintsTheFailures() {
    let player = player
    withKnownIssue {
      #expect(player.check(.builtIn(.pinyinGrowth)) { 10 } == [])
    } matching: { issue in
      let failure =
        "pinyin-growth, line 6, 0.01 s, after willChangeFrame: expected inset 216, found 10"
      return "\(issue)".contains(failure)
    }
  }
}

extension KeyboardTrace {
  fileprivate var hasSafeArea: Bool {
    records.contains { if case .view(_, let bottom) = $0.content { bottom > 0 } else { false } }
  }
}

/// A screen that takes over the last height a while after the last change.
@MainActor
private final class WaitingScreen {
  private(set) var inset: CGFloat = 0
  /// When the inset is lost again, in seconds; never where this is `nil`.
  var resetDelay: TimeInterval?
  private var pending: [NotificationToken] = []
  private var token: NotificationToken?

  init(_ player: KeyboardTracePlayer, _ clock: ManualKeyboardClock, delay: TimeInterval) {
    token = player.tracker.observe { [weak self] transition in
      let height = transition.state.coveredHeight
      guard let self else { return }
      pending = [clock.schedule(after: delay) { [weak self] in self?.inset = height }]
      guard let resetDelay else { return }
      pending.append(clock.schedule(after: resetDelay) { [weak self] in self?.inset = 0 })
    }
  }
}
