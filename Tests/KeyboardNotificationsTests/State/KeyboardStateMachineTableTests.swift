import Foundation
import KeyboardNotifications
import Testing

/// Every notification with every kind of frame, in every state: each cell once.
@Suite struct KeyboardStateMachineTableTests {
  /// The columns: willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame.
  typealias Row = (frame: CGRect, expected: [String])

  private let aboveTheScreen = CGRect(x: 0, y: -216, width: 320, height: 216)
  // A log of a ReactiveObjC demo shows a willShow, and then a didHide whose willHide is missing.
  private let gone = "disappeared -300"

  private func check(_ machine: KeyboardStateMachine, _ rows: [Row]) {
    for row in rows {
      let outcomes = KeyboardNotificationType.allCases.map { type in
        var copy = machine
        let outcome = copy.handle(.post(type, row.frame), in: Phone.environment).inShort
        if outcome == "dragging" { #expect(copy == machine) }
        if outcome == "notAKeyboard" { #expect(copy.state == machine.state) }
        return outcome
      }
      #expect(outcomes == row.expected, "\(machine.state.visibility), \(row.frame)")
    }
  }

  /// A row in which announcements and confirmations are alike.
  private func same(_ outcome: String, hide: String, didHide: String) -> [String] {
    [outcome, outcome, hide, didHide, outcome, outcome]
  }

  @Test func whileHidden() {
    let nothing = ["notAKeyboard", "notAKeyboard", "duplicate", "duplicate"]
    check(
      KeyboardStateMachine(),
      [
        // Behavior 2: the first sign of a keyboard can be any of the four that carry its frame.
        // https://github.com/lionheart/openradar-mirror/issues/5888
        (Phone.tall, same("appeared +300", hide: "duplicate", didHide: "duplicate")),
        (Phone.floating, same("appeared +0", hide: "duplicate", didHide: "duplicate")),
        // Behavior 6: a show can be wholly below the screen.
        // https://github.com/mozilla-mobile/firefox-ios/pull/739
        (Phone.offscreen, nothing + ["duplicate", "duplicate"]),
        // Behavior 50: a simulator without a soft keyboard announces one of no height.
        (Phone.flat, nothing + ["duplicate", "duplicate"]),
        (.zero, nothing + ["dragging", "dragging"]),
      ]
    )
  }

  @Test func whileShowing() {
    check(KeyboardStateMachine(after: .willShow(300)), whileShowing(didHide: gone))
  }

  @Test func whileShowingAfterAHideThatWasAnnounced() {
    let events: [KeyboardEvent] = [.willShow(216), .didShow(216), .willHide, .willShow(300)]
    var machine = KeyboardStateMachine()
    machine.play(events)
    var rows = whileShowing(didHide: "stale")
    let late = ["resized -84", "stale", gone, "stale", "resized -84", "stale"]
    rows[1] = (Phone.short, late)
    check(machine, rows)
  }

  private func whileShowing(didHide: String) -> [Row] {
    let empty = [gone, didHide, gone, didHide, gone, didHide]
    return [
      (Phone.tall, ["duplicate", "unchanged", gone, didHide, "duplicate", "unchanged"]),
      (Phone.short, same("resized -84", hide: gone, didHide: didHide)),
      (Phone.floating, same("moved -300", hide: gone, didHide: didHide)),
      (Phone.offscreen, empty),
      (Phone.flat, empty),
      (.zero, ["notAKeyboard", "notAKeyboard", gone, didHide, "dragging", "dragging"]),
    ]
  }

  @Test func whileShown() {
    check(
      Phone.shown(),
      [
        // Behavior 2: a keyboard whose hide was never announced is gone when it is confirmed.
        // https://github.com/lionheart/openradar-mirror/issues/18382
        (Phone.tall, same("duplicate", hide: gone, didHide: gone)),
        // Behavior 2: the next notification of any type corrects a missing one.
        // https://github.com/lionheart/openradar-mirror/issues/18220
        // Behavior 24: begin and end are equal when only the field changes, and the height did too.
        // https://github.com/ibireme/YYKeyboardManager/issues/9
        (Phone.short, same("resized -84", hide: gone, didHide: gone)),
        (Phone.floating, same("moved -300", hide: gone, didHide: gone)),
        // Behavior 6: a show below the screen hides the keyboard as a hide does.
        // https://github.com/hackiftekhar/IQKeyboardManager/issues/469
        (Phone.offscreen, same(gone, hide: gone, didHide: gone)),
        (Phone.flat, same(gone, hide: gone, didHide: gone)),
        // Behavior 3: without cross-fade the last state is kept until the next valid frame.
        // https://github.com/facebook/react-native/pull/34503
        // Behavior 4: a zero rectangle in a change of frame means that the keyboard is dragged.
        // https://github.com/flutter/engine/pull/37719
        (.zero, ["notAKeyboard", "notAKeyboard", gone, gone, "dragging", "dragging"]),
        // Behavior 14: AutoFill posts frames that begin above the screen.
        // https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
        (aboveTheScreen, same("notAKeyboard", hide: gone, didHide: gone)),
      ]
    )
  }

  @Test func whileHiding() {
    let up = "appeared +300"
    let nothing = ["notAKeyboard", "notAKeyboard", "duplicate", "unchanged"]
    check(
      KeyboardStateMachine(after: .willShow(300), .didShow(300), .willHide),
      [
        (Phone.tall, [up, "stale", "duplicate", "unchanged", up, "stale"]),
        (Phone.short, same("appeared +216", hide: "duplicate", didHide: "unchanged")),
        (Phone.offscreen, nothing + ["duplicate", "unchanged"]),
        (.zero, nothing + ["dragging", "dragging"]),
      ]
    )
  }
}
