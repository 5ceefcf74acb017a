import Foundation
import KeyboardNotifications
import Testing

/// One state that merges the notifications.
@Suite struct KeyboardStateTests {
  private func states(after events: KeyboardEvent...) -> [KeyboardState] {
    var machine = KeyboardStateMachine()
    return events.map { event in
      _ = machine.handle(event, in: Phone.environment)
      return machine.state
    }
  }

  @Test func nothingIsKnownAtFirst() {
    #expect(KeyboardStateMachine().state == .initial)
    #expect(KeyboardState.initial.placement == .none)
    #expect(KeyboardState.initial.frame == nil)
  }

  @Test func theVisibilityFollowsTheNotifications() {
    let states = states(
      after: .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willHide,
      .didHide
    )
    #expect(states.map(\.visibility) == [.showing, .shown, .hiding, .hidden])
    #expect(states.map(\.placement) == [.docked, .docked, .offscreen, .offscreen])
    #expect(states.map(\.coveredHeight) == [300, 300, 0, 0])
    #expect(states.map(\.frame) == [Phone.tall, Phone.tall, Phone.offscreen, nil])
  }

  @Test func theStateKeepsTheAnimationOfTheLastChange() {
    let states = states(
      after: .post(.willShow, Phone.tall, duration: 0.25),
      .didShow(Phone.tall),
      .post(.willHide, Phone.offscreen, duration: 0)
    )
    #expect(states.map(\.animation?.duration) == [0.25, 0.25, 0])
  }

  @Test func aHideWithoutAFrameLeavesTheKeyboardNowhere() {
    let states = states(after: .willShow(Phone.tall), .post(.willHide, .zero), .didHide)
    #expect(states[1].placement == .none)
    #expect(states[1].frame == nil)
    #expect(states[2].visibility == .hidden)
  }

  @Test func aFloatingKeyboardIsVisibleAndCoversNothing() {
    let state = states(after: .willChange(Phone.floating))[0]
    #expect(state.isVisible)
    #expect(state.placement == .floating)
    #expect(state.coveredHeight == 0)
    #expect(state.frame == Phone.floating)
  }

  @Test func fractionsOfAPointMakeNoChange() {
    let third = CGRect(x: 0, y: 366.6666666666667, width: 375, height: 300.3333333333333)
    let almost = CGRect(x: 0, y: 366.667, width: 375, height: 300.333)
    #expect(
      KeyboardStateMachine.outcomes(of: .willShow(third), .willShow(almost))[1] == "duplicate"
    )
  }

  @Test func aViewThatMovedIsMeasuredAnewAtTheNextNotification() {
    var machine = KeyboardStateMachine(after: .willShow(Phone.tall))
    var environment = Phone.environment
    environment.view = CGRect(x: 0, y: 0, width: 375, height: 618)
    let outcome = machine.handle(.didShow(Phone.tall), in: environment)
    #expect(outcome.inShort == "resized -49")
    #expect(machine.state.coveredHeight == 251)
  }
}
