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

  enum Phase { case idle, held, released }

  /// One look: the finger, whether the keyboard is up and a notification has come, and what follows.
  typealias Look = (
    finger: CGFloat?, isUp: Bool, settles: Bool, hasMoved: Bool, phase: Phase, height: CGFloat
  )

  @Test(
    arguments: [
      ("without a finger nothing is dragged", [(nil, true, false, false, .idle, 300)]),
      (
        "it is pulled up again",
        [
          (467, true, false, true, .held, 200), (300, true, false, true, .held, 300),
          (200, true, false, false, .held, 300),
        ]
      ),
      (
        "while the finger holds it only a hide settles",
        [
          (467, true, false, true, .held, 200), (467, true, true, false, .held, 200),
          (467, false, true, false, .idle, 0),
        ]
      ),
      (
        "a show settles after the finger has lifted",
        [
          (467, true, false, true, .held, 200), (nil, true, false, false, .released, 200),
          (nil, true, false, false, .released, 200), (nil, true, true, true, .idle, 300),
        ]
      ),
      (
        "a hide does too",
        [
          (467, true, false, true, .held, 200), (nil, true, false, false, .released, 200),
          (nil, false, true, false, .idle, 0),
        ]
      ),
      (
        "with another finger, too, which does not hold it until it moves",
        [
          (467, true, false, true, .held, 200), (nil, true, false, false, .released, 200),
          (500, true, true, true, .idle, 300), (500, true, false, false, .idle, 300),
          (467, true, false, true, .held, 200),
        ]
      ),
      (
        "a finger holds no keyboard that comes or is hidden",
        [
          (467, false, false, false, .idle, 0), (480, true, true, false, .idle, 300),
          (480, true, false, false, .idle, 300), (567, true, false, true, .held, 100),
        ]
      ),
      (
        "a drag that pulled nothing down ends with the finger",
        [
          (367, true, false, false, .held, 300), (nil, true, false, false, .idle, 300),
          (nil, true, true, false, .idle, 300),
        ]
      ),
      (
        "one that ends with a notification has settled",
        [(467, true, false, true, .held, 200), (nil, true, true, true, .idle, 300)]
      ),
    ] as [(String, [Look])]
  )
  func itFollowsTheFinger(rule: String, looks: [Look]) {
    var drag = KeyboardDrag()
    for look in looks {
      let state = look.isUp ? shown : .initial
      let hasMoved = drag.follow(look.finger, in: state, settles: look.settles)
      let phase: Phase = drag.isHeld ? .held : drag.isIdle ? .idle : .released
      #expect(hasMoved == look.hasMoved && phase == look.phase, "\(rule)")
      #expect(drag.state(from: state).coveredHeight == look.height, "\(rule)")
    }
  }
}
