import Dispatch
import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerTests {
  let fixture = TrackerFixture()

  @Test func anObserverAddedWhileBeingCalledReceivesTheNextChange() {
    var late: TransitionLog?
    let first = fixture.tracker.observe { [fixture] transition in
      if transition.kind == .appeared { late = fixture.log(catchingUp: false) }
    }
    fixture.show()
    #expect(late?.inShort == [])
    fixture.hide()
    #expect(late?.inShort == ["disappeared -300"])
    first.cancel()
  }

  @Test func anObserverOfStatesAddedDuringADeliveryGetsTheStateOnce() {
    var states: [KeyboardVisibility] = []
    var late: NotificationToken?
    let first = fixture.tracker.observe { [fixture] _ in
      guard late == nil else { return }
      late = fixture.tracker.observeStates { states.append($0.visibility) }
    }
    fixture.post(.willShow, Phone.tall)
    #expect(states == [.showing])
    fixture.post(.didShow, Phone.tall)
    #expect(states == [.showing, .shown])
    withExtendedLifetime((first, late)) {}
  }

  @Test func observersCancelledDuringACallAreSkipped() {
    var calls: [Int] = []
    var tokens: [NotificationToken] = []
    for index in 0..<10 {
      tokens += [
        fixture.tracker.observe { _ in
          calls.append(index)
          if index == 1 { tokens[0...7].forEach { $0.cancel() } }
        }
      ]
    }
    fixture.show()
    #expect(calls == [0, 1, 8, 9])
    #expect(fixture.tracker.observerCount == 2)
    fixture.hide()
    #expect(calls == [0, 1, 8, 9, 8, 9])
    // The observers hold the tokens.
    tokens = []
  }

  @Test func anObserverMayEndItself() {
    let log = TransitionLog()
    var token: NotificationToken?
    token = fixture.tracker.observe { transition in
      log.record(transition)
      token = nil
    }
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300"])
    #expect(fixture.tracker.observerCount == 0)
    #expect(token == nil)
  }

  @Test(arguments: [true, false])
  func anObserverMayEndAnotherThatItKeeps(_ isCalled: Bool) {
    var outer: NotificationToken?
    do {
      let inner = fixture.tracker.observe { _ in }
      outer = fixture.tracker.observe { _ in withExtendedLifetime(inner) {} }
    }
    let token = fixture.tracker.observe { _ in outer = nil }
    if isCalled { fixture.show() } else { outer = nil }
    #expect(fixture.tracker.observerCount == 1)
    withExtendedLifetime((outer, token)) {}
  }

  @Test func aPostByAnObserverIsDeliveredAfterAllObserversAreCalled() {
    var first: [KeyboardChange] = []
    var second: [KeyboardChange] = []
    var states: [KeyboardVisibility] = []
    var outcomes: [String] = []
    let tokens = [
      fixture.tracker.observe { [fixture] transition in
        first.append(transition.kind)
        // The post waits until all observers were called with this change.
        if first == [.appeared] {
          fixture.hide()
          #expect(fixture.tracker.state.visibility == .showing)
        } else if transition.kind == .disappeared {
          fixture.post(.willShow, Phone.short)
        }
      },
      fixture.tracker.observe { second.append($0.kind) },
      fixture.tracker.observeStates { states.append($0.visibility) },
      fixture.tracker.observeEvents { outcomes.append($1.inShort) },
    ]
    fixture.post(.willShow, Phone.tall)
    #expect(first == [.appeared, .disappeared, .appeared])
    #expect(second == [.appeared, .disappeared, .appeared])
    #expect(states == [.hidden, .showing, .hiding, .hidden, .showing])
    let hide = ["disappeared -300", "duplicate", "unchanged", "duplicate"]
    #expect(outcomes == ["appeared +300"] + hide + ["appeared +216"])
    withExtendedLifetime(tokens) {}
  }

  @Test func theLogSaysWhatBecameOfEachEvent() {
    var lines: [String] = []
    let token = fixture.tracker.observeLog { lines.append($0) }
    fixture.post(.willShow, Phone.tall)
    fixture.post(.willShow, Phone.tall)
    fixture.post(.willShow, Phone.short, isLocal: false)
    fixture.post("UIKeyboardWillShowNotification")
    fixture.application("DidEnterBackground")
    let shown = "willShow {{0, 367}, {375, 300}}, 0.25 s"
    #expect(
      lines == [
        "\(shown) → appeared +300, showing, docked {{0, 367}, {375, 300}}, 0.25 s",
        "\(shown) → dropped: duplicate",
        "willShow {{0, 451}, {375, 216}}, 0.25 s, another app's → dropped: otherApp",
        "UIKeyboardWillShowNotification: UIKeyboardFrameEndUserInfoKey should hold"
          + " a rectangle of finite numbers, but holds nothing. → dropped: malformed",
        "application background → unchanged",
      ]
    )
    token.cancel()
  }

  @Test func anObserverAddedWhileBeingCalledDeliversNoWaitingPost() {
    var visibility: KeyboardVisibility?
    let first = fixture.tracker.observe { [fixture] transition in
      guard transition.kind == .appeared else { return }
      fixture.hide()
      _ = fixture.log()
      visibility = fixture.tracker.state.visibility
    }
    fixture.post(.willShow, Phone.tall)
    #expect(visibility == .showing)
    first.cancel()
  }

  @Test func aNotificationBeforeTheFirstUseIsNotObserved() {
    // The fixture makes its tracker when it is asked for it.
    let tracker = fixture.tracker
    fixture.show()
    #expect(tracker.state == .initial)
  }

  @Test func readingTheStateIsAFirstUse() {
    #expect(!fixture.tracker.state.isVisible)
    fixture.show()
    #expect(fixture.tracker.state.isVisible)
  }

  @Test func readingTheLastHeightIsAFirstUse() {
    #expect(fixture.tracker.lastDockedHeight == nil)
    fixture.show()
    #expect(fixture.tracker.lastDockedHeight == 300)
  }

  @Test func anObserverOfStatesGetsThePresentOneAndEachConfirmation() {
    fixture.tracker.start()
    fixture.show()
    var states: [KeyboardVisibility] = []
    let token = fixture.tracker.observeStates { states.append($0.visibility) }
    fixture.hide()
    #expect(states == [.shown, .hiding, .hidden])
    token.cancel()
  }

  @Test func observersOfChangesComeFirstThenThoseOfStatesEventsAndErrors() {
    var calls: [String] = []
    let tokens = [
      fixture.tracker.observeEvents { _, _ in calls.append("event") },
      fixture.tracker.observeStates { _ in calls.append("state") },
      fixture.tracker.observe { _ in calls.append("change") },
    ]
    fixture.tracker.onMalformed = { _ in calls.append("error") }
    calls = []
    fixture.post(
      "UIKeyboardWillShowNotification",
      postedUserInfo(end: Phone.tall, [KeyboardUserInfoKey.duration: "?"])
    )
    #expect(calls == ["change", "state", "event", "error"])
    withExtendedLifetime(tokens) {}
  }

  @Test func aHiddenKeyboardThatIsForgottenIsNotConfirmedLate() {
    fixture.tracker.start()
    fixture.post(.willShow, Phone.tall)
    fixture.post(.willHide, Phone.offscreen)
    fixture.post(.didHide, Phone.offscreen)
    fixture.tracker.forgetHiddenKeyboard()
    fixture.post(.didShow, Phone.tall)
    #expect(fixture.tracker.state.coveredHeight == 300)
    fixture.tracker.forgetHiddenKeyboard()
    #expect(fixture.tracker.state.coveredHeight == 300)
  }

  @Test func aKeyboardThatObserversStillKnowIsNotForgotten() {
    let log = fixture.log()
    fixture.show()
    fixture.application("DidEnterBackground")
    fixture.hide()
    fixture.tracker.forgetHiddenKeyboard()
    fixture.application("DidBecomeActive")
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func anUnreadableNotificationReachesTheHandlerAndKeepsTheState() {
    var errors: [KeyboardDecodingError] = []
    fixture.tracker.onMalformed = { errors.append($0) }
    fixture.tracker.start()
    fixture.show()
    let before = fixture.tracker.state
    fixture.post("UIKeyboardWillShowNotification", [KeyboardUserInfoKey.endFrame: "?"])
    #expect(errors.map(\.key) == [KeyboardUserInfoKey.endFrame])
    #expect(fixture.tracker.state == before)
  }

  @Test func aValueThatCannotBeReadReachesTheHandlerEvenIfTheKeyboardMoves() {
    var errors: [KeyboardDecodingError] = []
    fixture.tracker.onMalformed = { errors.append($0) }
    let log = fixture.log()
    fixture.post(
      "UIKeyboardWillShowNotification",
      postedUserInfo(end: Phone.tall, [KeyboardUserInfoKey.duration: "?"])
    )
    fixture.post("UIKeyboardWillHideNotification", [KeyboardUserInfoKey.endFrame: "?"])
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    #expect(errors.map(\.key) == [KeyboardUserInfoKey.duration, KeyboardUserInfoKey.endFrame])
  }

  @Test func aPostOnAnotherThreadIsHandledOnTheMainActor() async {
    let log = fixture.log()
    await withCheckedContinuation { handled in
      Thread.detachNewThread { [center = fixture.center] in
        let name = KeyboardNotificationType.willShow.name
        center.post(name: name, object: nil, userInfo: postedUserInfo())
        DispatchQueue.main.async { handled.resume() }
      }
    }
    #expect(log.inShort == ["appeared +300"])
  }

  // MARK: In the background

  @Test(arguments: ["UIApplication", "NSExtensionHost"])
  func nothingIsDeliveredUntilTheAppOrTheHostOfAnExtensionIsActive(owner: String) {
    let log = fixture.log()
    for name in ["WillResignActive", "DidEnterBackground", "WillEnterForeground"] {
      fixture.post("\(owner)\(name)Notification")
      fixture.show()
      #expect(log.transitions.isEmpty)
      fixture.hide()
      fixture.post("\(owner)DidBecomeActiveNotification")
    }
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func nothingIsDeliveredToAnAppThatIsInactiveFromTheStart() {
    fixture.environment.applicationState = .background
    let log = fixture.log()
    fixture.show()
    #expect(fixture.tracker.state == .initial)
    #expect(log.transitions.isEmpty)
    fixture.application("DidBecomeActive")
    #expect(fixture.tracker.state.visibility == .shown)
  }
}
