import Foundation
import KeyboardNotifications
import Testing

/// One presentation announced in steps, and keyboards that change their height.
@Suite struct GrowingKeyboardTests {
  // Behavior 1: third-party keyboards announce one or two provisional heights first, even none,
  // and confirm them late.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/228
  // https://github.com/super-productivity/super-productivity/issues/8778
  // https://github.com/illyabusigin/CYRTextView/issues/24
  // https://github.com/getdictus/dictus-ios/issues/92
  // Behaviors 19 and 52: no height is built in.
  @Test(arguments: [[216, 282], [0, 216, 289.5], [667, 504, 276], [575]] as [[CGFloat]])
  func aKeyboardAnnouncedInStepsIsAsHighAsTheLast(_ heights: [CGFloat]) throws {
    var machine = KeyboardStateMachine()
    var sum: CGFloat = 0
    for type in [KeyboardNotificationType.willShow, .didShow] {
      for height in heights {
        let event = KeyboardEvent.post(type, Phone.docked(height: height))
        let outcome = machine.handle(event, in: Phone.environment)
        sum += outcome.transition?.heightIncrement ?? 0
      }
    }
    #expect(machine.state.visibility == .shown)
    #expect(machine.state.coveredHeight == heights.last)
    #expect(sum == heights.last)
  }

  // Behavior 13: https://github.com/ionic-team/ionic-plugin-keyboard/pull/204
  @Test func turningTheSuggestionBarOnAndOffResizesAndNeverHides() {
    expectOutcomes(
      [
        (.willChange(263), "resized -37"), (.willShow(263), "duplicate"),
        (.didChange(263), "unchanged"), (.didShow(263), "duplicate"),
        (.willChange(300), "resized +37"), (.willShow(300), "duplicate"),
        (.didChange(300), "unchanged"), (.didShow(300), "duplicate"),
      ],
      of: Phone.shown()
    )
  }

  // Behavior 14: the prompt to save a password hides the keyboard right after its show.
  // https://github.com/flutter/flutter/pull/164884
  @Test func aHideDuringTheShowWinsAndIsNotAnimated() {
    var machine = KeyboardStateMachine(after: .post(.willShow, Phone.tall, duration: 0.25))
    let event = KeyboardEvent.post(.willHide, Phone.offscreen, duration: 0)
    let hide = machine.handle(event, in: Phone.environment)
    #expect(hide.inShort == "disappeared -300")
    #expect(hide.transition?.animation?.isAnimated == false)
    #expect(machine.play([.didShow(300)]) == ["stale"])
  }

  // Behavior 32: https://github.com/danielamitay/DAKeyboardControl/issues/48
  @Test func fractionsOfAPixelMakeNoDifference() {
    let thirds = CGRect(x: 0, y: 445.33333333333326, width: 375, height: 221.666667)
    let same = CGRect(x: 1e-32, y: 445.3333333, width: 375, height: 221.6666667)
    let atTheBottom = CGRect(x: 0, y: 667 - 1e-32, width: 375, height: 221)
    expectOutcomes([
      (.willShow(thirds), "appeared +221"), (.willShow(same), "duplicate"),
      (.didShow(same), "unchanged"), (.willShow(atTheBottom), "disappeared -221"),
    ])
  }
}
