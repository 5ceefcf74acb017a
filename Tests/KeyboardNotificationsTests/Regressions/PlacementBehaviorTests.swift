import Foundation
import KeyboardNotifications
import Testing

/// Behaviors 36 and 44: what covers, by the edges of the frame, on a screen of 1366 × 1024 points.
@Suite struct PlacementBehaviorTests {
  private func state(_ frame: [CGFloat], in window: [CGFloat]) -> KeyboardState {
    let screen = CGRect(x: 0, y: 0, width: 1366, height: 1024)
    let environment = KeyboardEnvironment(screen: screen, window: CGRect(window))
    return KeyboardStateMachine(after: .willShow(CGRect(frame)), in: environment).state
  }

  @Test(
    arguments: [
      // Behavior 44: https://github.com/facebook/react-native/pull/48131
      ("one wider than the window", [0, 624, 1366, 400], [100, 50, 700, 600], .docked, 26),
      ("a one-handed one", [966, 624, 400, 400], [0, 0, 1366, 1024], .docked, 400),
      (
        "one across a short window's bottom", [500, 500, 320, 264], [0, 0, 1366, 700], .floating, 0
      ),
    ] as [(String, [CGFloat], [CGFloat], KeyboardPlacement, CGFloat)]
  )
  func theWidthDecidesNothing(
    rule: String,
    frame: [CGFloat],
    window: [CGFloat],
    placement: KeyboardPlacement,
    covered: CGFloat
  ) {
    let state = state(frame, in: window)
    #expect(state.placement == placement, "\(rule)")
    #expect(state.coveredHeight == covered, "\(rule)")
  }

  // Behavior 36: https://github.com/flutter/engine/pull/37719
  @Test(arguments: [(CGFloat(-2), false), (-1, true), (0, true), (1, true), (2, false)])
  func aKeyboardThatEndsWhereTheWindowDoesIsDocked(_ distance: CGFloat, _ isDocked: Bool) {
    let state = state([680, 448 + distance, 320, 300], in: [680, 20, 320, 728])
    #expect(state.placement == (isDocked ? .docked : .floating))
  }

  // Behavior 36: content below a keyboard that ends above the view's bottom is of no use.
  // https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  @Test func whatIsBelowTheKeyboardCountsAsCovered() {
    let state = state([680, 448, 320, 300], in: [680, 20, 320, 728])
    #expect(state.coveredHeight(of: CGRect(x: 680, y: 20, width: 320, height: 760)) == 332)
  }
}
