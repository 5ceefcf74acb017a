import Foundation
import KeyboardNotifications
import Testing

/// Behavior 10: a rotation posts a hide in the old orientation and a show in the new one.
///
/// https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30
@Suite struct RotationTests {
  private let wide = KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 667, height: 375))

  @Test func aRotationHidesAndShows() {
    let low = CGRect(x: 0, y: 213, width: 667, height: 162)
    var machine = Phone.shown()
    let outcomes = machine.play(Cycle.hide) + machine.play(Cycle.show(low), in: wide)
    #expect(outcomes.filter { $0.contains(" ") } == ["disappeared -300", "appeared +162"])
    #expect(machine.state.frame == low)
  }

  @Test func aConfirmationOfTheOldFrameLeavesItsOwnConfirmationStale() {
    expectOutcomes(
      [(.didChange(300), "stale"), (.didHide, "unchanged"), (.didChange(300), "stale")],
      of: KeyboardStateMachine(after: .willChange(300), .willHide)
    )
  }

  // The screen counts as it is at each event.
  // https://github.com/meiwin/NgKeyboardTracker/pull/5
  @Test func theSameFrameIsMeasuredAgainOnTheNewScreen() {
    let frame = CGRect(x: 0, y: 213, width: 667, height: 454)
    let tall = KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 667, height: 667))
    var machine = KeyboardStateMachine(after: .willShow(frame), in: tall)
    #expect(machine.state.coveredHeight == 454)
    machine.play([.didShow(frame)], in: wide)
    #expect(machine.state.coveredHeight == 162)
  }
}
