import Foundation
import KeyboardNotifications
import Testing

/// Behaviors 36, 44 and 50: what covers, by the edges of the frame.
@Suite struct PlacementBehaviorTests {
  private let screen = CGRect(x: 0, y: 0, width: 1366, height: 1024)

  private func state(_ frame: CGRect, in window: CGRect) -> KeyboardState {
    let environment = KeyboardEnvironment(screen: screen, window: window)
    return KeyboardStateMachine(after: .willShow(frame), in: environment).state
  }

  // Behavior 44: in Stage Manager the keyboard may be wider than the window.
  // https://github.com/facebook/react-native/pull/48131
  @Test func aKeyboardWiderThanTheWindowIsDocked() {
    let window = CGRect(x: 100, y: 50, width: 700, height: 600)
    let state = state(CGRect(x: 0, y: 624, width: 1366, height: 400), in: window)
    #expect(state.placement == .docked)
    #expect(state.coveredHeight == 26)
  }

  // Behavior 44: a one-handed keyboard is narrower than the screen, and covers.
  @Test func aNarrowKeyboardAtTheBottomIsDocked() {
    let state = state(CGRect(x: 966, y: 624, width: 400, height: 400), in: screen)
    #expect(state.placement == .docked)
    #expect(state.coveredHeight == 400)
  }

  // Behavior 44: a floating keyboard that lies across the bottom of a short window floats.
  @Test func aKeyboardAcrossTheWindowsBottomFloats() {
    let window = CGRect(x: 0, y: 0, width: 1366, height: 700)
    let state = state(CGRect(x: 500, y: 500, width: 320, height: 264), in: window)
    #expect(state.placement == .floating)
    #expect(state.coveredHeight == 0)
  }

  // Behavior 36: what ends where the window does is docked, to within a point.
  // https://github.com/flutter/engine/pull/37719
  @Test(arguments: [(CGFloat(-2), false), (-1, true), (0, true), (1, true), (2, false)])
  func aKeyboardThatEndsWhereTheWindowDoesIsDocked(_ distance: CGFloat, _ isDocked: Bool) {
    let window = CGRect(x: 680, y: 20, width: 320, height: 728)
    let frame = CGRect(x: 680, y: 448 + distance, width: 320, height: 300)
    #expect(state(frame, in: window).placement == (isDocked ? .docked : .floating))
  }

  // Behavior 36: content below a keyboard that ends above the view's bottom is of no use.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  @Test func whatIsBelowTheKeyboardCountsAsCovered() {
    let window = CGRect(x: 680, y: 20, width: 320, height: 728)
    let state = state(CGRect(x: 680, y: 448, width: 320, height: 300), in: window)
    let area = CGRect(x: 680, y: 20, width: 320, height: 760)
    #expect(state.coveredHeight(of: area) == 332)
  }

  // Behavior 50: a simulator without a soft keyboard announces one of no height.
  @Test func anAnnouncementOfNoHeightIsNotAKeyboard() {
    let screen = CGRect(x: 0, y: 0, width: 402, height: 874)
    let frame = CGRect(x: 0, y: 874, width: 402, height: 0)
    let outcomes = outcomes(of: [.willShow(frame)], in: KeyboardEnvironment(screen: screen))
    #expect(outcomes == ["notAKeyboard"])
  }
}
