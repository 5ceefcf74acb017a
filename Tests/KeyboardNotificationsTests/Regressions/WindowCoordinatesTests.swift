import Foundation
import KeyboardNotifications
import Testing

/// Behavior 37: a frame in the window's coordinates instead of the screen's.
/// https://github.com/chockenberry/KeyboardAvoider
@Suite struct WindowCoordinatesTests {
  private let screen = CGRect(x: 0, y: 0, width: 1366, height: 1024)
  private let window = CGRect(x: 100, y: 50, width: 700, height: 600)
  private let onScreen = CGRect(x: 0, y: 624, width: 1366, height: 400)

  private func frame(_ posted: CGRect, in window: CGRect?) -> CGRect? {
    let environment = KeyboardEnvironment(screen: screen, window: window)
    return KeyboardStateMachine(after: .willShow(posted), in: environment).state.frame
  }

  @Test func aFrameInTheWindowsCoordinatesIsShiftedBack() {
    let posted = onScreen.offsetBy(dx: -100, dy: -50)
    #expect(frame(posted, in: window) == onScreen)
    let environment = KeyboardEnvironment(screen: screen, window: window)
    let machine = KeyboardStateMachine(after: .willShow(posted), in: environment)
    #expect(machine.state.placement == .docked)
    #expect(machine.state.coveredHeight == 26)
  }

  @Test func aFrameInTheScreensCoordinatesIsLeftAlone() {
    #expect(frame(onScreen, in: window) == onScreen)
  }

  @Test func aWindowAtTheScreensEdgeCorrectsNothing() {
    let posted = onScreen.offsetBy(dx: -100, dy: 0)
    #expect(frame(posted, in: screen) == posted)
    #expect(frame(posted, in: CGRect(x: 0, y: 50, width: 700, height: 600)) == posted)
    #expect(frame(posted, in: nil) == posted)
  }

  @Test func aWindowAtTheScreensEdgeIsCorrectedByTheKeyboardsBottom() {
    let window = CGRect(x: 0, y: 50, width: 700, height: 600)
    #expect(frame(onScreen.offsetBy(dx: 0, dy: -50), in: window) == onScreen)
    #expect(frame(onScreen, in: window) == onScreen)
    let raised = onScreen.offsetBy(dx: 0, dy: -80)
    #expect(frame(raised, in: window) == raised)
  }

  @Test func aKeyboardAtTheBottomOfACenteredWindowIsLeftAlone() {
    let window = CGRect(x: 0, y: 50, width: 700, height: 924)
    let posted = onScreen.offsetBy(dx: 0, dy: -50)
    #expect(frame(posted, in: window) == posted)
  }

  @Test(arguments: [1000, 1364.5, 1367.5] as [CGFloat])
  func aKeyboardOfAnotherWidthIsLeftAlone(width: CGFloat) {
    let posted = CGRect(x: -100, y: 624, width: width, height: 400)
    #expect(frame(posted, in: window) == posted)
  }

  @Test(arguments: [-80, -98.5, -101.5] as [CGFloat])
  func aFrameThatIsShiftedByAnotherDistanceIsLeftAlone(shift: CGFloat) {
    let posted = onScreen.offsetBy(dx: shift, dy: -50)
    #expect(frame(posted, in: window) == posted)
  }

  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame])
  func theSameKeyboardInBothCoordinatesIsOneKeyboard(_ type: KeyboardNotificationType) {
    let environment = KeyboardEnvironment(screen: screen, window: window)
    let outcomes = outcomes(
      of: [
        .willShow(onScreen), .didShow(onScreen), .post(type, onScreen.offsetBy(dx: -100, dy: -50)),
      ],
      in: environment
    )
    #expect(outcomes.last == "duplicate")
  }
}
