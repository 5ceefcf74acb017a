import Foundation
import KeyboardNotifications
import Testing

/// Notifications that come twice, late, or in another order.
@Suite struct OrderTests {
  // Behavior 27: https://github.com/lionheart/openradar-mirror/issues/7727
  @Test func aChangeOfFrameMayComeBeforeTheShowAndTheHide() {
    expectOutcomes([
      (.willChange(300), "appeared +300"), (.willShow(300), "duplicate"),
      (.didChange(300), "unchanged"), (.didShow(300), "duplicate"),
      (.willChange(Phone.offscreen), "disappeared -300"), (.willHide, "duplicate"),
      (.didChange(Phone.offscreen), "unchanged"), (.didHide, "duplicate"),
    ])
  }

  // Behavior 27
  @Test func aChangeOfFrameMayComeAfterTheShowAndTheHide() {
    expectOutcomes([
      (.willShow(300), "appeared +300"), (.willChange(300), "duplicate"),
      (.didShow(300), "unchanged"), (.didChange(300), "duplicate"),
      (.willHide, "disappeared -300"), (.willChange(Phone.offscreen), "duplicate"),
      (.didHide, "unchanged"), (.didChange(Phone.offscreen), "duplicate"),
    ])
  }

  @Test func aHideThatIsOnlyConfirmedMakesNoConfirmationOfAShowStale() {
    expectOutcomes([
      (.willShow(300), "appeared +300"), (.didHide, "disappeared -300"),
      (.didShow(300), "appeared +300"),
    ])
  }

  @Test func aShowWhoseChangeOfFrameWasNotConfirmedMayComeBackUnannounced() {
    expectOutcomes([
      (.willShow(300), "appeared +300"), (.willChange(300), "duplicate"),
      (.didShow(300), "unchanged"), (.willHide, "disappeared -300"), (.didHide, "unchanged"),
      (.didChange(300), "stale"), (.didShow(300), "appeared +300"),
    ])
  }

  // Behavior 27: at the first show after launch a frame below the screen is announced first, and
  // confirmed late. https://github.com/flutter/engine/pull/37719
  @Test(arguments: [
    KeyboardEvent.willChange(Phone.offscreen), .willShow(Phone.offscreen), .willHide,
    .willShow(Phone.flat), .willChange(Phone.flat),
  ])
  func theConfirmationOfAReplacedFrameBelowTheScreenIsStale(_ first: KeyboardEvent) {
    expectOutcomes(
      [
        (.didChange(Phone.offscreen), "stale"), (.didShow(Phone.flat), "stale"),
        (.didHide, "stale"), (.didShow(300), "unchanged"),
      ],
      of: KeyboardStateMachine(after: first, .willShow(300))
    )
  }

  // Behavior 30: frames of hides during navigation: far to the right, below, too low, above.
  // https://github.com/lionheart/openradar-mirror/issues/4479
  // Behaviors 7 and 19: the frame may be as high as the accessory; the hide counts, not its frame.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
  // Behavior 45: it may be the frame that was shown.
  // https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
  @Test(arguments: [
    CGRect(x: 375, y: 367, width: 375, height: 300), CGRect(x: 0, y: 744, width: 320, height: 216),
    CGRect(x: 0, y: 596, width: 375, height: 71), CGRect(x: 0, y: -100, width: 375, height: 300),
    Phone.docked(height: 44), Phone.floating, Phone.tall, .zero,
    CGRect(x: 0, y: 667, width: -375, height: -300),
  ])
  func aHideHidesWithAnyFrame(_ frame: CGRect) {
    var machine = Phone.shown()
    let outcomes = machine.play([.post(.willHide, frame), .post(.didHide, frame)])
    #expect(outcomes == ["disappeared -300", "unchanged"])
    #expect(machine.state.coveredHeight == 0)
    #expect(machine.state.coveredHeight(of: Phone.screen) == 0)
  }

  // Behavior 7: on iOS 26 the frame of a hide may be that of the bar, also in the changes of frame
  // that belong to it. https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
  @Test func aChangeToTheFrameOfAHideBelongsToThatHide() {
    let bar = Phone.docked(height: 44)
    let change = (event: KeyboardEvent.didChange(bar), outcome: "unchanged")
    let hide = (event: KeyboardEvent.post(.didHide, bar), outcome: "unchanged")
    for confirmations in [[hide, change], [change, hide]] {
      let second = (event: confirmations[1].event, outcome: "duplicate")
      expectOutcomes(
        [
          (.post(.willHide, bar), "disappeared -300"), (.willChange(bar), "duplicate"),
          confirmations[0], second, (.willChange(bar), "duplicate"), (.didChange(bar), "duplicate"),
          (.willShow(bar), "appeared +44"),
        ],
        of: Phone.shown()
      )
    }
  }

  // Behavior 7: nobody can know that a hide follows.
  @Test(arguments: [true, false])
  func aChangeToTheFrameOfAHideThatFollowsIsAChange(hideIsConfirmedFirst: Bool) {
    let bar = Phone.docked(height: 44)
    let hide = (event: KeyboardEvent.post(.didHide, bar), outcome: "unchanged")
    let change = (event: KeyboardEvent.didChange(bar), outcome: "stale")
    expectOutcomes(
      [(.willChange(bar), "resized -256"), (.post(.willHide, bar), "disappeared -44")]
        + (hideIsConfirmedFirst ? [hide, change] : [change, hide]),
      of: Phone.shown()
    )
  }

  // Behavior 7: which frame the confirmation has is not known.
  @Test(arguments: [Phone.offscreen, Phone.docked(height: 44), Phone.tall, .zero])
  func aChangeToTheFrameOfAnAnnouncedHideBelongsToItWhereverItIsConfirmed(_ frame: CGRect) {
    let bar = Phone.docked(height: 44)
    expectOutcomes(
      [
        (.post(.willHide, bar), "disappeared -300"), (.post(.didHide, frame), "unchanged"),
        (.willChange(bar), "duplicate"), (.didChange(bar), "duplicate"),
      ],
      of: Phone.shown()
    )
  }

  // Behaviors 2 and 45: the hide of a screen without a field has the frame of the keyboard, which
  // may come back by changes of frame alone.
  @Test func aChangeToTheFrameOfTheKeyboardThatWasHiddenIsAShow() {
    let hide = KeyboardEvent.post(.willHide, Phone.tall)
    expectOutcomes(
      [
        (hide, "disappeared -300"), (.didHide, "unchanged"), (hide, "duplicate"),
        (.willChange(300), "appeared +300"), (.didChange(300), "unchanged"),
      ],
      of: Phone.shown()
    )
  }

  // Behavior 7
  @Test func aChangeToTheFrameOfAHideBelongsToItIfTheKeyboardWasNeverSeen() {
    let bar = Phone.docked(height: 44)
    expectOutcomes([(.post(.willHide, bar), "duplicate"), (.willChange(bar), "duplicate")])
  }

  @Test(arguments: [KeyboardEvent.willHide, .application(.active)])
  func aChangeToTheFrameOfAnEarlierHideIsAShow(event: KeyboardEvent) {
    let bar = Phone.docked(height: 44)
    var machine = Phone.shown()
    machine.play([.post(.willHide, bar), .post(.didHide, bar), event])
    #expect(machine.play([.willChange(bar)]) == ["appeared +44"])
  }

  @Test func aChangeToTheFloatingFrameOfAHideIsAShow() {
    let frame = CGRect(x: 20, y: 420, width: 320, height: 200)
    expectOutcomes(
      [(.post(.willHide, frame), "disappeared -300"), (.willChange(frame), "appeared +0")],
      of: Phone.shown()
    )
  }

  // Behavior 31: https://github.com/hackiftekhar/IQKeyboardManager/issues/1326
  @Test(arguments: [
    CGRect.zero, Phone.tall, Phone.short, Phone.offscreen, Phone.floating,
    CGRect(x: 0, y: -500, width: 9, height: 1e9),
  ])
  func noBeginFrameChangesTheOutcome(_ begin: CGRect) {
    var machine = KeyboardStateMachine()
    var reference = KeyboardStateMachine()
    for type in KeyboardNotificationType.allCases {
      for frame in [Phone.tall, Phone.short, Phone.floating, Phone.offscreen, .zero] {
        let payload = KeyboardPayload(beginFrame: begin, endFrame: frame)
        let event = KeyboardEvent.notification(KeyboardNotification(type: type, payload: payload))
        #expect(machine.play([event]) == reference.play([.post(type, frame)]))
      }
    }
    #expect(machine == reference)
  }

  // Behavior 33: the keyboard of iOS 17 is another process; nothing may depend on how late it is.
  // https://michaelrowe01.com/index.php/blog/keep-up-with-the-keyboard
  @Test(arguments: [nil, 0, 0.25, 60] as [TimeInterval?])
  func noDurationChangesTheOutcome(_ duration: TimeInterval?) {
    expectOutcomes([
      (.post(.willShow, Phone.tall, duration: duration), "appeared +300"),
      (.post(.didShow, Phone.tall), "unchanged"),
      (.post(.willHide, Phone.offscreen, duration: duration), "disappeared -300"),
      (.post(.didHide, Phone.offscreen), "unchanged"),
    ])
  }
}
