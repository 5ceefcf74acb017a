import Foundation
import KeyboardNotifications
import Testing

/// Behavior 5: keyboards that are undocked, split or floating on iPad.
@Suite struct UndockedKeyboardTests {
  private var docked: KeyboardStateMachine {
    KeyboardStateMachine(after: .willShow(Pad.docked), .didShow(Pad.docked), in: Pad.environment)
  }

  // https://github.com/Avi0n/MeshCoreOne/pull/139
  @Test(arguments: [Pad.undocked, Pad.small])
  func anUndockedKeyboardIsVisibleAndCoversNothing(_ frame: CGRect) {
    var machine = docked
    let outcomes = machine.play(
      [.willHide, .didHide, .willChange(frame), .didChange(frame)],
      in: Pad.environment
    )
    #expect(outcomes == ["disappeared -352", "noted", "appeared +0", "noted"])
    #expect(machine.state.placement == .floating)
    #expect(machine.state.isVisible)
  }

  // https://github.com/flutter/engine/pull/37719
  @Test func dockingAgainCoversAgain() {
    var machine = docked
    machine.play([.willHide, .didHide, .didChange(Pad.undocked)], in: Pad.environment)
    let outcomes = machine.play(Cycle.show(Pad.docked), in: Pad.environment)
    #expect(outcomes == ["moved +352", "duplicate", "noted", "duplicate"])
  }

  // A split by gesture posts no hide: https://github.com/lionheart/openradar-mirror/issues/3344
  @Test func undockingWithoutAHideUncovers() {
    #expect(docked.outcomes(of: [.didChange(Pad.undocked)], in: Pad.environment) == ["moved -352"])
  }

  // Docking again by gesture may post no show: https://github.com/lionheart/openradar-mirror/issues/3344
  @Test func dockingWithoutAShowCovers() {
    var machine = docked
    machine.play([.didChange(Pad.undocked)], in: Pad.environment)
    #expect(machine.play([.didChange(Pad.docked)], in: Pad.environment) == ["moved +352"])
  }

  // Undocking by gesture posted only a begin frame:
  // http://themainthread.com/blog/2012/05/the-ipad-split-keyboard-and-missing-notifications.html
  @Test func aChangeOfFrameWithoutAnEndFrameIsReportedAndChangesNothing() throws {
    let userInfo = [KeyboardUserInfoKey.beginFrame: Pad.docked]
    let name = KeyboardNotificationType.didChangeFrame.name
    let event = try #require(KeyboardEvent(Notification(name: name, userInfo: userInfo)))
    var machine = docked
    #expect(machine.play([event], in: Pad.environment) == ["malformed"])
    #expect(machine == docked)
  }

  // https://github.com/kitknox/rootshell/issues/10
  @Test func movingAFloatingKeyboardMovesItAndCoversNothing() {
    var machine = docked
    machine.play([.didChange(Pad.small)], in: Pad.environment)
    let moved = Pad.small.offsetBy(dx: 100, dy: -40)
    #expect(machine.play([.didChange(moved)], in: Pad.environment) == ["moved +0"])
    #expect(machine.state.frame == moved)
  }

  // Confirmations alone tell of a floating keyboard:
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1681
  @Test func aFloatingKeyboardNeedsNoAnnouncement() {
    let outcomes = outcomes(of: [.didChange(Pad.small)], in: Pad.environment)
    #expect(outcomes == ["appeared +0"])
  }
}
