import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Observers of states: the present one at once, then each that is delivered, confirmed ones too.
@MainActor
@Suite final class KeyboardTrackerStateTests {
  let fixture = TrackerFixture()
  var states: [String] = []
  lazy var token = fixture.tracker.observeDeliveries { [unowned self] state, transition in
    let suffix = transition == nil ? "" : " changed"
    states.append("\(state.visibility) \(Int(state.coveredHeight))\(suffix)")
  }

  init() {
    _ = token
  }

  @Test func thePresentStateComesAtOnce() {
    fixture.show()
    var late: [KeyboardState] = []
    let token = fixture.tracker.observeStates { late.append($0) }
    #expect(late == [fixture.tracker.state])
    #expect(late.first?.visibility == .shown)
    token.cancel()
  }

  @Test func aStateComesWithItsChangeAndThenConfirmed() {
    fixture.show()
    fixture.hide()
    #expect(
      states == ["hidden 0", "showing 300 changed", "shown 300", "hiding 0 changed", "hidden 0"]
    )
  }
}
