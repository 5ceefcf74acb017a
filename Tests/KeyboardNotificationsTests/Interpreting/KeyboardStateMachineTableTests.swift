import Foundation
import KeyboardNotifications
import Testing

/// The outcome of each of the six notifications in each state, with the frames that matter there.
@Suite struct KeyboardStateMachineTableTests {
  /// The outcomes of the six notifications with one frame.
  private struct Row {
    let frame: CGRect
    /// In the order of `KeyboardNotificationType.allCases`.
    let outcomes: [String]

    init(
      _ frame: CGRect,
      willShow: String,
      didShow: String,
      willHide: String,
      didHide: String,
      willChangeFrame: String,
      didChangeFrame: String
    ) {
      self.frame = frame
      outcomes = [willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame]
    }

    /// Makes a row in which shows and changes of frame are alike.
    init(_ frame: CGRect, showsAndChanges: String, willHide: String, didHide: String) {
      self.init(
        frame,
        shows: showsAndChanges,
        willHide: willHide,
        didHide: didHide,
        changes: showsAndChanges
      )
    }

    /// Makes a row in which shows and changes of frame are alike, except that a `didChangeFrame`
    /// that nobody announced is held (behavior 34).
    init(_ frame: CGRect, announced: String, willHide: String, didHide: String) {
      self.init(
        frame,
        willShow: announced,
        didShow: announced,
        willHide: willHide,
        didHide: didHide,
        willChangeFrame: announced,
        didChangeFrame: "unannounced"
      )
    }

    /// Makes a row in which announcements and confirmations are alike, except of hides.
    init(_ frame: CGRect, shows: String, willHide: String, didHide: String, changes: String) {
      self.frame = frame
      outcomes = [shows, shows, willHide, didHide, changes, changes]
    }
  }

  private let aboveTheScreen = CGRect(x: 0, y: -216, width: 320, height: 216)
  private let gone = "disappeared -300"

  private func check(_ machine: KeyboardStateMachine, _ rows: [Row]) {
    for row in rows {
      let outcomes = KeyboardNotificationType.allCases.map { type in
        var copy = machine
        let outcome = copy.handle(.post(type, row.frame), in: Phone.environment).inShort
        // A drag does not change the machine, and another ignored frame not its state.
        if outcome == "dragging" { #expect(copy == machine) }
        if outcome == "notAKeyboard" { #expect(copy.state == machine.state) }
        return outcome
      }
      #expect(outcomes == row.outcomes, "\(machine.state.visibility), \(row.frame)")
    }
  }

  @Test func outcomesWhileHidden() {
    let none = "notAKeyboard"
    let same = "duplicate"
    check(
      KeyboardStateMachine(),
      [
        // Behavior 2: the first sign of a keyboard can be any of the four that carry its frame.
        // https://github.com/lionheart/openradar-mirror/issues/5888
        Row(Phone.tall, showsAndChanges: "appeared +300", willHide: same, didHide: same),
        Row(Phone.floating, showsAndChanges: "appeared +0", willHide: same, didHide: same),
        // Behavior 6: a show can be wholly below the screen.
        // https://github.com/mozilla-mobile/firefox-ios/pull/739
        Row(Phone.offscreen, shows: none, willHide: same, didHide: same, changes: same),
        // Behavior 52: a simulator without a soft keyboard announces one of no height.
        Row(Phone.flat, shows: none, willHide: same, didHide: same, changes: same),
        Row(.zero, shows: none, willHide: same, didHide: same, changes: "dragging"),
      ]
    )
  }

  @Test func outcomesWhileShowing() {
    check(
      KeyboardStateMachine(after: .willShow(300)),
      [
        Row(
          Phone.tall,
          willShow: "duplicate",
          didShow: "unchanged",
          willHide: gone,
          didHide: gone,
          willChangeFrame: "duplicate",
          didChangeFrame: "unchanged"
        ),
        Row(Phone.short, announced: "resized -84", willHide: gone, didHide: gone),
        Row(Phone.floating, showsAndChanges: "moved -300", willHide: gone, didHide: gone),
        Row(Phone.offscreen, announced: gone, willHide: gone, didHide: gone),
        Row(Phone.flat, announced: gone, willHide: gone, didHide: gone),
        Row(.zero, shows: "notAKeyboard", willHide: gone, didHide: gone, changes: "dragging"),
      ]
    )
  }

  @Test func outcomesWhileShowingInPlaceOfAHide() {
    let machine = KeyboardStateMachine(
      after: .willShow(216),
      .didShow(216),
      .willHide,
      .willShow(300)
    )
    check(
      machine,
      [
        // Behavior 28: the confirmation of a replaced hide comes late.
        // https://github.com/jessesquires/JSQMessagesViewController/issues/763
        Row(
          Phone.short,
          willShow: "resized -84",
          didShow: "stale",
          willHide: gone,
          didHide: "stale",
          willChangeFrame: "resized -84",
          didChangeFrame: "stale"
        ),
        Row(
          Phone.offscreen,
          willShow: gone,
          didShow: "stale",
          willHide: gone,
          didHide: "stale",
          willChangeFrame: gone,
          didChangeFrame: "stale"
        ),
      ]
    )
  }

  @Test func outcomesWhileShown() {
    check(
      Phone.shown(),
      [
        // Behavior 2: a keyboard whose hide was never announced is gone when it is confirmed.
        // https://github.com/lionheart/openradar-mirror/issues/18382
        Row(Phone.tall, showsAndChanges: "duplicate", willHide: gone, didHide: gone),
        // Behavior 2: the next notification of any type corrects a missing one.
        // https://github.com/lionheart/openradar-mirror/issues/18220
        // Behavior 24: begin and end are equal when only the field changes, and the height did too.
        // https://github.com/ibireme/YYKeyboardManager/issues/9
        Row(Phone.short, announced: "resized -84", willHide: gone, didHide: gone),
        Row(Phone.floating, showsAndChanges: "moved -300", willHide: gone, didHide: gone),
        // Behavior 6: a show below the screen hides the keyboard as a hide does.
        // https://github.com/hackiftekhar/IQKeyboardManager/issues/469
        Row(Phone.offscreen, announced: gone, willHide: gone, didHide: gone),
        // Behavior 4: https://github.com/lionheart/openradar-mirror/issues/18638
        Row(Phone.flat, announced: gone, willHide: gone, didHide: gone),
        // Behavior 3: without cross-fade the last state is kept until the next valid frame.
        // https://github.com/facebook/react-native/pull/34503
        // Behavior 4: a zero rectangle in a change of frame means that the keyboard is dragged.
        // https://github.com/flutter/engine/pull/37719
        Row(.zero, shows: "notAKeyboard", willHide: gone, didHide: gone, changes: "dragging"),
        // Behavior 14: AutoFill posts frames that begin above the screen.
        // https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
        Row(aboveTheScreen, showsAndChanges: "notAKeyboard", willHide: gone, didHide: gone),
      ]
    )
  }

  @Test func outcomesWhileHiding() {
    let up = "appeared +300"
    let none = "notAKeyboard"
    let same = "duplicate"
    check(
      KeyboardStateMachine(after: .willShow(300), .didShow(300), .willHide),
      [
        // Behavior 10: during the hide of a rotation the old frame is confirmed once more.
        // Behavior 26: the confirmation of a replaced show comes late.
        // https://github.com/flutter/flutter/pull/164884
        Row(
          Phone.tall,
          willShow: up,
          didShow: "stale",
          willHide: same,
          didHide: "unchanged",
          willChangeFrame: up,
          didChangeFrame: "stale"
        ),
        Row(Phone.short, announced: "appeared +216", willHide: same, didHide: "unchanged"),
        Row(
          Phone.offscreen,
          willShow: none,
          didShow: "unchanged",
          willHide: same,
          didHide: "unchanged",
          willChangeFrame: same,
          didChangeFrame: "unchanged"
        ),
        Row(.zero, shows: none, willHide: same, didHide: "unchanged", changes: "dragging"),
      ]
    )
  }
}
