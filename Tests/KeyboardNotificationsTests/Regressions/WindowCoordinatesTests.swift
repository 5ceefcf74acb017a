import Foundation
import KeyboardNotifications
import Testing

/// Behavior 39: a frame in the window's coordinates instead of the screen's.
/// https://github.com/chockenberry/KeyboardAvoider/blob/main/README.md
@Suite struct WindowCoordinatesTests {
  private static let screen = CGRect(x: 0, y: 0, width: 1366, height: 1024)
  private static let window = CGRect(x: 100, y: 50, width: 700, height: 600)
  private static let atTheEdge = CGRect(x: 0, y: 50, width: 700, height: 600)
  private let onScreen = CGRect(x: 0, y: 624, width: 1366, height: 400)

  private func state(_ posted: CGRect, in window: CGRect?) -> KeyboardState {
    let environment = KeyboardEnvironment(screenBounds: Self.screen, window: window)
    return KeyboardStateMachine(after: .willShow(posted), in: environment).state
  }

  @Test func aFrameInTheWindowsCoordinatesIsShiftedBack() {
    let state = state(onScreen.offsetBy(dx: -100, dy: -50), in: Self.window)
    #expect(state.frame == onScreen)
    #expect(state.placement == .docked)
    #expect(state.coveredHeight == 400)
  }

  @Test(arguments: [1, 50] as [CGFloat])
  func aWindowAtTheScreensEdgeIsCorrectedByTheKeyboardsBottom(top: CGFloat) {
    let window = CGRect(x: 0, y: top, width: 700, height: 600)
    #expect(state(onScreen.offsetBy(dx: 0, dy: -top), in: window).frame == onScreen)
  }

  @Test(arguments: [(925, true), (924.5, false)] as [(CGFloat, Bool)])
  func aKeyboardThatEndsAPointFromTheWindowsBottomIsShiftedBack(height: CGFloat, isShifted: Bool) {
    let posted = onScreen.offsetBy(dx: 0, dy: -50)
    let window = CGRect(x: 0, y: 50, width: 700, height: height)
    #expect(state(posted, in: window).frame == (isShifted ? onScreen : posted))
  }

  @Test func aWindowAPointFromTheEdgeNeedsNoKeyboardAtTheBottom() {
    let posted = onScreen.offsetBy(dx: -1, dy: -80)
    let window = Self.atTheEdge.offsetBy(dx: 1, dy: 0)
    #expect(state(posted, in: window).frame == onScreen.offsetBy(dx: 0, dy: -30))
  }

  @Test func aScreenMayBeginElsewhere() {
    let move = { (frame: CGRect) in frame.offsetBy(dx: 500, dy: 300) }
    let environment = KeyboardEnvironment(
      screenBounds: move(Self.screen),
      window: move(Self.window)
    )
    // The window's coordinates of a keyboard at {500, 924}, in a window at {600, 350}.
    let posted = CGRect(x: -100, y: 574, width: 1366, height: 400)
    let state = KeyboardStateMachine(after: .willShow(posted), in: environment).state
    #expect(state.frame == move(onScreen))
    let whole = KeyboardEnvironment(screenBounds: move(Self.screen), window: move(Self.screen))
    #expect(KeyboardStateMachine(after: .willShow(onScreen), in: whole).state.frame == onScreen)
  }

  @Test(
    arguments: [
      ("in the screen's coordinates", 0, 0, window),
      ("at the edge, in the screen's", 0, 0, atTheEdge),
      ("shifted by less than the window", -80, -50, window),
      ("shifted by a point less", -99, -50, window),
      ("shifted by a point more", -101, -50, window),
      ("left of the whole screen", -100, 0, screen), ("left of the edge", -100, 0, atTheEdge),
      ("left without a window", -100, 0, nil), ("raised by another distance", 0, -80, atTheEdge),
      ("raised by a point more", 0, -51, atTheEdge),
      (
        "at the bottom of a centered window", 0, -50,
        CGRect(x: 0, y: 50, width: 700, height: 924)
      ),
    ] as [(String, CGFloat, CGFloat, CGRect?)]
  )
  func anyOtherFrameIsLeftAlone(rule: String, x: CGFloat, y: CGFloat, window: CGRect?) {
    let posted = onScreen.offsetBy(dx: x, dy: y)
    #expect(state(posted, in: window).frame == posted, "\(rule)")
  }

  @Test(arguments: [1000, 1365, 1367] as [CGFloat])
  func aKeyboardOfAnotherWidthIsLeftAlone(width: CGFloat) {
    let posted = CGRect(x: -100, y: 624, width: width, height: 400)
    #expect(state(posted, in: Self.window).frame == posted)
  }
}
