import Foundation
import KeyboardNotifications
import Testing

/// One presentation announced in steps, and keyboards that change their height.
@Suite struct GrowingKeyboardTests {
  // Behavior 1: third-party keyboards announce one or two provisional heights first.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/228
  // https://github.com/ibireme/YYKeyboardManager/issues/5
  @Test(
    arguments: [
      [216, 282], [0, 216, 256], [0, 216, 259], [216, 289.5], [44, 216, 252],
    ] as [[CGFloat]]
  )
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

  // Behavior 1: a zero height comes first where the keyboard is measured late.
  // https://github.com/illyabusigin/CYRTextView/issues/24
  @Test func aZeroHeightShowIsNotAKeyboard() {
    let outcomes = outcomes(of: [.willShow(Phone.flat), .willChange(Phone.flat), .willShow(216)])
    #expect(outcomes == ["notAKeyboard", "duplicate", "appeared +216"])
  }

  // Behavior 1: the confirmations came as 282, 216, 282.
  // https://github.com/super-productivity/super-productivity/issues/8778
  @Test func aLateConfirmationOfAnEarlierHeightDoesNotShrinkTheKeyboard() {
    let low = Phone.docked(height: 216)
    let high = Phone.docked(height: 282)
    let outcomes = outcomes(of: [
      .willShow(low), .willShow(high), .didShow(high), .didShow(low), .didShow(high),
    ])
    #expect(outcomes == ["appeared +216", "resized +66", "noted", "stale", "duplicate"])
  }

  // Behavior 1: a show is a state, not an increment.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/2165
  @Test func showingTwiceCoversOnce() {
    let outcomes = outcomes(of: [.willShow(300), .willShow(300), .willHide])
    #expect(outcomes == ["appeared +300", "duplicate", "disappeared -300"])
  }

  // Behavior 13: turning the QuickType bar on and off posts a whole cycle without a hide.
  // https://github.com/ionic-team/ionic-plugin-keyboard/pull/204
  @Test func theQuickTypeBarResizesAndNeverHides() {
    let without = Phone.docked(height: 216)
    let with = Phone.docked(height: 253)
    var machine = KeyboardStateMachine()
    machine.play(Cycle.show(with))
    let rest = ["duplicate", "noted", "duplicate"]
    #expect(machine.play(Cycle.show(without)) == ["resized -37"] + rest)
    #expect(machine.play(Cycle.show(with)) == ["resized +37"] + rest)
  }

  // Behavior 13: the one-time-code bar is not announced, only taken off at the end.
  // https://github.com/IdleHandsApps/IHKeyboardAvoiding/issues/62
  @Test func aBarThatWasNotAnnouncedIsNotTakenOffTwice() {
    var machine = Phone.shown(216)
    machine.play(Cycle.hide(CGRect(x: 0, y: 667, width: 375, height: 260)))
    #expect(machine.state.coveredHeight == 0)
  }

  // Behavior 14: secure entry shows 291 and then 336, with no hide between.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/9b5510d694
  @Test func aConfirmationWithTheOldHeightOfASecureFieldIsStale() {
    let outcomes = outcomes(of: [.willShow(291), .willShow(336), .didShow(291), .didShow(336)])
    #expect(outcomes == ["appeared +291", "resized +45", "stale", "noted"])
  }

  // Behavior 14: the prompt to save a password hides the keyboard right after its show.
  // https://github.com/flutter/flutter/pull/164884
  @Test func aHideDuringTheShowWinsAndIsNotAnimated() {
    var machine = KeyboardStateMachine()
    machine.play([.post(.willShow, Phone.tall, duration: 0.25)])
    let hide = machine.handle(
      .post(.willHide, Phone.offscreen, duration: 0),
      in: Phone.environment
    )
    #expect(hide.inShort == "disappeared -300")
    #expect(hide.transition?.animation?.isAnimated == false)
    #expect(machine.play([.didShow(300)]) == ["stale"])
  }

  // Behavior 14: AutoFill posts frames that begin above the screen.
  // https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
  @Test(arguments: [KeyboardNotificationType.willShow, .didShow, .willChangeFrame, .didChangeFrame])
  func aFrameAboveTheScreenIsNotAKeyboard(_ type: KeyboardNotificationType) {
    let above = CGRect(x: 0, y: -216, width: 320, height: 216)
    var machine = Phone.shown()
    #expect(machine.play([.post(type, above)]) == ["notAKeyboard"])
    #expect(machine.state.coveredHeight == 300)
  }

  // Behavior 32: frames come with thirds and with rests such as 1e-32.
  // https://github.com/danielamitay/DAKeyboardControl/issues/48
  @Test func fractionsOfAPixelMakeNoDifference() {
    let third = CGRect(x: 0, y: 445.33333333333326, width: 375, height: 221.66666666666674)
    let rest = CGRect(x: 1e-32, y: 445.3333333, width: 375, height: 221.6666667)
    let outcomes = outcomes(of: [
      .willShow(third), .willShow(rest), .didShow(rest),
      .willShow(CGRect(x: 0, y: 667 - 1e-32, width: 375, height: 221)),
    ])
    #expect(outcomes.dropFirst() == ["duplicate", "noted", "disappeared -221"])
  }
}
