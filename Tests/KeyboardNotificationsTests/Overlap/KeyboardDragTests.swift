import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct KeyboardDragTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: Phone.tall,
    coveredHeight: 300
  )

  private func held(at top: CGFloat) -> KeyboardDrag {
    var drag = KeyboardDrag()
    _ = drag.follow(top, in: shown)
    return drag
  }

  @Test(
    arguments: [
      (100, 300),  // above the keyboard: it stays docked
      (367, 300),  // at its top
      (467, 200),
      (667, 0),
      (900, 0),  // below the screen
    ] as [(CGFloat, CGFloat)]
  )
  func theCoveredHeightIsClampedToTheDockedOne(finger: CGFloat, height: CGFloat) {
    let state = held(at: finger).state(from: shown)
    #expect(state.coveredHeight == height)
    #expect(state.coveredHeight(of: Phone.screen) == height)
  }

  @Test func aHiddenOrFloatingKeyboardIsNotLowered() {
    var floating = shown
    floating.placement = .floating
    #expect(floating.lowered(toTop: 500) == floating)
    var drag = KeyboardDrag()
    _ = drag.follow(500, in: floating)
    #expect(drag.isIdle)
    #expect(KeyboardState.initial.lowered(toTop: 500) == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFingerThatIsNowhereHoldsNothing(top: CGFloat) {
    #expect(!held(at: top).isHeld)
    #expect(shown.lowered(toTop: top) == shown)
  }

  /// Looks, each with the finger, if there is one, and what follows.
  @Test(
    arguments: [
      ("without a finger nothing is dragged", "- > idle 300"),
      ("it is pulled up again", "467 > held 200 moved, 300 > held 300 moved, 200 > held 300"),
      (
        "while the finger holds it only a hide settles",
        "467 > held 200 moved, 467 settles > held 200, 467 hidden settles > idle 0"
      ),
      (
        "a show settles after the finger has lifted",
        "467 > held 200 moved, - > released 200, - > released 200, - settles > idle 300 moved"
      ),
      ("a hide does too", "467 > held 200 moved, - > released 200, - hidden settles > idle 0"),
      (
        "with another finger, too, which does not hold it until it moves",
        "467 > held 200 moved, - > released 200, 500 settles > idle 300 moved, 500 > idle 300, "
          + "467 > held 200 moved"
      ),
      (
        "a finger holds no keyboard that comes or is hidden",
        "467 hidden > idle 0, 480 settles > idle 300, 480 > idle 300, 567 > held 100 moved"
      ),
      (
        "a drag that pulled nothing down ends with the finger",
        "367 > held 300, - > idle 300, - settles > idle 300"
      ),
      (
        "one that ends with a notification has settled",
        "467 > held 200 moved, - settles > idle 300 moved"
      ),
    ]
  )
  func itFollowsTheFinger(rule: String, looks: String) {
    var drag = KeyboardDrag()
    for look in looks.components(separatedBy: ", ") {
      let words = look.split(separator: " ")
      let state = words.contains("hidden") ? .initial : shown
      let finger = Double(words[0]).map { CGFloat($0) }
      let hasMoved = drag.follow(finger, in: state, settles: words.contains("settles"))
      let phase = drag.isHeld ? "held" : drag.isIdle ? "idle" : "released"
      let found = "\(phase) \(Int(drag.state(from: state).coveredHeight))"
      #expect(look.hasSuffix("> \(found)" + (hasMoved ? " moved" : "")), "\(rule): \(found)")
    }
  }
}
