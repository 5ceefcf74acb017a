import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardRotationTests {
  private let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  /// Recording S1c: the same frames at the start and the end, and no animation where it is over.
  @Test func theBurstHasTheQuirksThatWereRecorded() {
    keyboard.show()
    _ = fixture.notifications()
    keyboard.rotate(to: .portrait)
    let burst = fixture.notifications()
    let old = CGRect(x: 0, y: 370, width: 1024, height: 398)
    let new = CGRect(x: 0, y: 711, width: 768, height: 313)
    #expect(burst[2].payload == KeyboardPayload(beginFrame: old, endFrame: old))
    #expect(burst[4].payload.beginFrame == new)
    #expect(burst[4].payload.endFrame == new)
    #expect(burst[5].payload.beginFrame.origin.y == 1024)
    #expect(burst.filter { !$0.type.isAnnouncement }.allSatisfy { $0.payload.animation == nil })
  }

  @Test func theScreenTurnsBetweenTheHideAndTheShow() {
    keyboard.perform("show portrait")
    let turn = keyboard.trace.records.firstIndex { $0.content == .screen(screen) }
    let hide = keyboard.trace.records.lastIndex { $0.isNamed(.didHide) }
    let show = keyboard.trace.records.lastIndex { $0.isNamed(.willShow) }
    #expect(turn.map { $0 > hide ?? .max } == true)
    #expect(turn.map { $0 < show ?? 0 } == true)
  }

  @Test func aHiddenKeyboardOnlySeesTheScreenTurn() {
    keyboard.rotate(to: .portrait)
    #expect(keyboard.environment.screen == screen)
    #expect(keyboard.height == 313)
  }

  @Test func aFloatingKeyboardIsKeptOnTheScreen() {
    keyboard.perform("show float:704,100 portrait")
    #expect(keyboard.frame?.origin == CGPoint(x: 448, y: 100))
    #expect(fixture.tracker.state.frame == keyboard.frame)
  }

  private let screen = CGRect(x: 0, y: 0, width: 768, height: 1024)
}

extension KeyboardTrace.Record {
  fileprivate func isNamed(_ type: KeyboardNotificationType) -> Bool {
    guard case .notification(let name, _, _) = content else { return false }
    return name == type.name.rawValue
  }
}
