import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardAnimationTests {
  // Behavior 16: https://github.com/kirillzyusko/react-native-keyboard-controller/commit/afd0809ff7
  @Test(arguments: [0, -1, Double.infinity, -.infinity, .nan])
  func withoutAFiniteDurationAChangeIsNotAnimated(duration: TimeInterval) {
    #expect(!KeyboardAnimation(duration: duration, curve: .keyboard).isAnimated)
  }

  // Behavior 15: https://developer.apple.com/forums/thread/48088
  @Test(arguments: [0.25, 4])
  func theKeyboardsOwnCurveIsASpring(duration: TimeInterval) {
    let animation = KeyboardAnimation(duration: duration, curve: .keyboard)
    #expect(animation.isAnimated && animation.controlPoints == nil)
  }

  // https://developer.apple.com/documentation/uikit/uiview/animationcurve
  @Test func aCurveHasTheRawValueOfUIKit() {
    let curves: [KeyboardAnimation.Curve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3, 7])
  }

  @Test(arguments: [
    (KeyboardAnimation.Curve.easeInOut, [0.42, 0, 0.58, 1]),
    (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]),
    (.linear, [0, 0, 1, 1]),
    (KeyboardAnimation.Curve(rawValue: 99), [0.42, 0, 0.58, 1]),
  ])
  func aPublicCurveHasControlPoints(curve: KeyboardAnimation.Curve, expected: [Double]) throws {
    let animation = KeyboardAnimation(duration: 0.4, curve: curve)
    let points = try #require(animation.controlPoints)
    #expect([points.x1, points.y1, points.x2, points.y2] == expected)
  }
}
