import Foundation
import KeyboardNotifications
import Testing

/// Notifications that come twice, late, or in another order.
@Suite struct OrderTests {
  // Behavior 25: a native alert hides twice.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/afd0809ff7
  @Test func hidingTwiceHidesOnce() {
    #expect(
      Phone.shown().outcomes(of: [.willHide, .didHide, .willHide, .didHide]) == [
        "disappeared -300", "noted", "duplicate", "duplicate",
      ]
    )
  }

  // Behavior 25: the confirmation of a change may never come.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/9b1f69a2f2
  @Test func aChangeThatIsNeverConfirmedIsReplacedByTheNext() {
    let outcomes = outcomes(of: [.willShow(300), .willHide, .willShow(216), .willHide])
    #expect(
      outcomes == ["appeared +300", "disappeared -300", "appeared +216", "disappeared -216"]
    )
  }

  // Behavior 26: a keyboard that is dismissed while it appears was visible all the same.
  // https://github.com/kirillzyusko/react-native-keyboard-controller/commit/b3dc83edd5
  @Test func theKeyboardIsVisibleAsSoonAsItIsAnnounced() {
    #expect(KeyboardStateMachine(after: .willShow(300)).state.isVisible)
    #expect(!KeyboardStateMachine(after: .willShow(300), .willHide).state.isVisible)
  }

  // Behavior 26: the confirmation of the show comes after the hide, or after its confirmation.
  // https://github.com/flutter/flutter/pull/164884
  @Test func theConfirmationOfAReplacedShowIsStale() {
    var machine = KeyboardStateMachine(after: .willShow(300), .willHide)
    #expect(machine.play([.didShow(300), .didHide]) == ["stale", "noted"])
    #expect(machine.play([.didShow(300)]) == ["stale"])
  }

  // Behavior 27: the two announcements of one change come in either order, and so do the
  // confirmations. https://github.com/lionheart/openradar-mirror/issues/7727
  @Test func theOrderOfFrameAndShowMakesNoDifference() {
    var usual = KeyboardStateMachine()
    var other = KeyboardStateMachine()
    usual.play(Cycle.show(Phone.tall))
    other.play([
      .willShow(300), .willChange(300), .didShow(300), .didChange(300),
    ])
    #expect(usual == other)
    usual.play(Cycle.hide)
    other.play([.willHide, .willChange(Phone.offscreen), .didHide, .didChange(Phone.offscreen)])
    #expect(usual == other)
  }

  // Behavior 27: the change of frame before a hide may still speak of a visible frame; the hide
  // must be observed too. https://github.com/nathantannar4/InputBarAccessoryView
  @Test func aHideOverridesTheChangeOfFrameBeforeIt() {
    var machine = Phone.shown()
    machine.play([.willChange(216), .willHide, .didChange(216), .didHide])
    #expect(machine.state.visibility == .hidden)
    #expect(machine.state.coveredHeight == 0)
  }

  // Behavior 27: at the first show after launch a frame below the screen is announced first, and
  // confirmed late. https://github.com/flutter/engine/pull/37719
  @Test(arguments: [
    KeyboardEvent.willChange(Phone.offscreen), .willShow(Phone.offscreen), .willHide,
    .willShow(Phone.flat), .willChange(Phone.flat),
  ])
  func theConfirmationOfAReplacedFrameBelowTheScreenIsStale(_ first: KeyboardEvent) {
    var machine = KeyboardStateMachine(after: first, .willShow(300))
    let late = [KeyboardEvent.didChange(Phone.offscreen), .didShow(Phone.flat), .didHide]
    #expect(machine.play(late + [.didShow(300)]) == ["stale", "stale", "stale", "noted"])
  }

  // Behavior 28: the confirmation of a hide came after the next show, and hid the bar.
  // https://github.com/jessesquires/JSQMessagesViewController/issues/763
  @Test func theConfirmationOfAReplacedHideIsStale() {
    var machine = Phone.shown()
    machine.play([.willHide, .willShow(300)])
    #expect(machine.outcomes(of: [.didHide, .didShow(300)]) == ["stale", "noted"])
    #expect(machine.outcomes(of: [.didShow(300), .didHide]) == ["noted", "stale"])
  }

  // Behavior 30: frames of hides during navigation: far to the right, below, too low, above.
  // https://github.com/lionheart/openradar-mirror/issues/4479
  // Behavior 7: the frame may be as high as the accessory; the hide counts, not its frame.
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
  // Behavior 43: it may be the frame that was shown. https://github.com/woocommerce/woocommerce-ios
  @Test(arguments: [
    CGRect(x: 375, y: 367, width: 375, height: 300), CGRect(x: 0, y: 744, width: 320, height: 216),
    CGRect(x: 0, y: 596, width: 375, height: 71), CGRect(x: 0, y: -100, width: 375, height: 300),
    Phone.docked(height: 44), Phone.floating, Phone.tall, .zero,
    CGRect(x: 0, y: 667, width: -375, height: -300),
  ])
  func aHideHidesWhateverItsFrame(_ frame: CGRect) {
    var machine = Phone.shown()
    let outcomes = machine.play([.post(.willHide, frame), .post(.didHide, frame)])
    #expect(outcomes == ["disappeared -300", "noted"])
    #expect(machine.state.coveredHeight == 0)
    #expect(machine.state.coveredHeight(of: Phone.screen) == 0)
  }

  // Behavior 33: the keyboard of iOS 17 is another process; nothing may depend on how late it is.
  // https://michaelrowe01.com/index.php/blog/keep-up-with-the-keyboard
  @Test(arguments: [nil, 0, 0.25, 60] as [TimeInterval?])
  func durationsDecideNothing(_ duration: TimeInterval?) {
    var machine = KeyboardStateMachine()
    let outcomes = machine.play([
      .post(.willShow, Phone.tall, duration: duration), .post(.didShow, Phone.tall),
      .post(.willHide, Phone.offscreen, duration: duration), .post(.didHide, Phone.offscreen),
    ])
    #expect(outcomes == ["appeared +300", "noted", "disappeared -300", "noted"])
  }
}
