import Foundation
import KeyboardNotifications
import Testing

/// One state that merges the notifications.
@Suite struct KeyboardStateTests {
  private func states(after events: [KeyboardEvent]) -> [KeyboardState] {
    var machine = KeyboardStateMachine()
    return events.map { event in
      _ = machine.handle(event, in: Phone.environment)
      return machine.state
    }
  }

  @Test func theVisibilityFollowsTheNotifications() {
    let states = states(after: [.willShow(300), .didShow(300), .willHide, .didHide])
    #expect(states.map(\.visibility) == [.showing, .shown, .hiding, .hidden])
    #expect(states.map(\.placement) == [.docked, .docked, .offscreen, .offscreen])
    #expect(states.map(\.coveredHeight) == [300, 300, 0, 0])
    #expect(states.map(\.frame) == [Phone.tall, Phone.tall, Phone.offscreen, nil])
  }

  @Test func theStateHasTheAnimationOfTheLastChange() {
    let states = states(after: [
      .post(.willShow, Phone.tall, duration: 0.25), .didShow(300),
      .post(.willHide, Phone.offscreen, duration: 0), .didHide, .didShow(216),
    ])
    // The last change is only confirmed, so it has none.
    #expect(states.map(\.animation?.duration) == [0.25, 0.25, 0, 0, nil])
  }

  @Test func aNotificationWithoutAScreenLeavesTheScreenThatIsKnown() {
    let screen = ScreenIdentity(Phone.display)
    let states = states(after: [.post(.willShow, Phone.tall, on: screen), .didShow(300)])
    #expect(states.map(\.screen) == [screen, screen])
  }

  @Test(arguments: [nil, CGRect(x: 0, y: 100, width: 375, height: 467)])
  func theCoveredHeightIsThatOnTheScreenWhateverWindowIsKnown(window: CGRect?) {
    var environment = Phone.environment
    environment.window = window
    let machine = KeyboardStateMachine(after: .willShow(300), in: environment)
    #expect(machine.state.coveredHeight == 300)
  }

  @Test func theCoveredHeightIsThatOfThePartOnTheScreen() {
    let frame = CGRect(x: 0, y: 612, width: 375, height: 300)
    let state = KeyboardStateMachine(after: .willShow(frame), in: Phone.environment).state
    #expect(state.coveredHeight == 55)
    let unknown = KeyboardStateMachine(after: .willShow(frame), in: KeyboardEnvironment()).state
    #expect(unknown.coveredHeight == 300)
  }

  @Test func aHideAfterAFingerHasPulledTheKeyboardDownIsInteractive() {
    var environment = Phone.environment
    var machine = KeyboardStateMachine()
    let shown = machine.handle(.willShow(300), in: environment).transition
    environment.isPulledDown = true
    let resized = machine.handle(.willShow(216), in: environment).transition
    let hidden = machine.handle(.willHide, in: environment).transition
    environment.isPulledDown = false
    _ = machine.handle(.willShow(300), in: environment)
    let left = machine.handle(.willHide, in: environment).transition
    #expect(
      [shown, resized, hidden, left].map { $0?.isInteractive } == [false, false, true, false]
    )
  }

  @Test func theChangesOfAnAppearanceAreCounted() {
    var machine = KeyboardStateMachine()
    let events: [KeyboardEvent] = [
      .willShow(216), .willShow(252), .willShow(300), .willShow(300), .willShow(252),
      .willShow(216), .willHide, .willShow(300),
    ]
    let indices = events.compactMap {
      machine.handle($0, in: Phone.environment).transition?.appearanceIndex
    }
    #expect(indices == [0, 1, 2, 3, 4, 5, 0])
  }
}
