import Foundation
import KeyboardNotifications
import Testing

/// Every notification with every kind of frame, in every state: each cell once.
@Suite struct KeyboardStateMachineTableTests {
  typealias Row = (frame: CGRect, expected: [String])

  /// The columns: willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame.
  private func check(_ machine: KeyboardStateMachine, _ rows: [Row]) {
    for row in rows {
      let outcomes = KeyboardNotificationType.allCases.map { type in
        var copy = machine
        return copy.handle(.post(type, row.frame), in: Phone.environment).inShort
      }
      #expect(outcomes == row.expected, "\(machine.state.visibility), \(row.frame)")
    }
  }

  @Test func whileHidden() {
    let up = ["appeared +300", "appeared +300", "duplicate", "duplicate"]
    let nothing = ["notAKeyboard", "notAKeyboard", "duplicate", "duplicate"]
    let floats = ["appeared +0", "appeared +0", "duplicate", "duplicate"]
    check(
      KeyboardStateMachine(),
      [
        (Phone.tall, up + ["appeared +300", "appeared +300"]),
        (Phone.floating, floats + ["appeared +0", "appeared +0"]),
        (Phone.offscreen, nothing + ["duplicate", "duplicate"]),
        (Phone.flat, nothing + ["duplicate", "duplicate"]),
        (.zero, nothing + ["dragging", "dragging"]),
      ]
    )
  }

  @Test func whileShowing() {
    check(KeyboardStateMachine(after: .willShow(300)), whileShowing(didHide: gone))
  }

  @Test func whileShowingAfterAHideThatWasAnnounced() {
    let machine = KeyboardStateMachine(
      after: .willShow(216),
      .didShow(216),
      .willHide,
      .willShow(300)
    )
    var rows = whileShowing(didHide: "stale")
    let late = ["resized -84", "stale", gone, "stale", "resized -84", "stale"]
    rows[1] = (Phone.short, late)
    check(machine, rows)
  }

  /// A log of a ReactiveObjC demo shows a willShow, and then a didHide whose willHide is missing.
  private let gone = "disappeared -300"

  private func whileShowing(didHide: String) -> [Row] {
    let resized = "resized -84"
    let moved = "moved -300"
    let empty = [gone, didHide, gone, didHide, gone, didHide]
    return [
      (Phone.tall, ["duplicate", "noted", gone, didHide, "duplicate", "noted"]),
      (Phone.short, [resized, resized, gone, didHide, resized, resized]),
      (Phone.floating, [moved, moved, gone, didHide, moved, moved]),
      (Phone.offscreen, empty),
      (Phone.flat, empty),
      (.zero, ["notAKeyboard", "notAKeyboard", gone, didHide, "dragging", "dragging"]),
    ]
  }

  @Test func whileShown() {
    check(
      Phone.shown(),
      [
        (Phone.tall, ["duplicate", "duplicate", gone, gone, "duplicate", "duplicate"]),
        (
          Phone.short,
          Array(repeating: "resized -84", count: 2) + [gone, gone]
            + Array(repeating: "resized -84", count: 2)
        ),
        (Phone.floating, ["moved -300", "moved -300", gone, gone, "moved -300", "moved -300"]),
        (Phone.offscreen, Array(repeating: gone, count: 6)),
        (Phone.flat, Array(repeating: gone, count: 6)),
        (.zero, ["notAKeyboard", "notAKeyboard", gone, gone, "dragging", "dragging"]),
      ]
    )
  }

  @Test func whileHiding() {
    let up = "appeared +300"
    check(
      KeyboardStateMachine(after: .willShow(300), .didShow(300), .willHide),
      [
        (Phone.tall, [up, "stale", "duplicate", "noted", up, "stale"]),
        (
          Phone.short,
          Array(repeating: "appeared +216", count: 2) + ["duplicate", "noted"]
            + Array(repeating: "appeared +216", count: 2)
        ),
        (
          Phone.offscreen,
          ["notAKeyboard", "notAKeyboard", "duplicate", "noted"]
            + ["duplicate", "noted"]
        ),
        (.zero, ["notAKeyboard", "notAKeyboard", "duplicate", "noted", "dragging", "dragging"]),
      ]
    )
  }
}
