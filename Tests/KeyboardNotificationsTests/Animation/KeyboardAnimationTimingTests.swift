import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardAnimationTimingTests {
  // Behavior 16: https://github.com/kirillzyusko/react-native-keyboard-controller/commit/afd0809ff7
  @Test(arguments: [0, -1, Double.infinity, -.infinity, .nan])
  func withoutDurationTheViewIsThereAtOnce(duration: TimeInterval) {
    for curve in [KeyboardAnimationCurve.keyboard, .easeInOut, .linear] {
      let animation = KeyboardAnimation(duration: duration, curve: curve)
      #expect(!animation.isAnimated)
      #expect(animation.timing == .immediate)
    }
  }

  @Test func theSpringIsNotOverdamped() {
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    guard case .spring(let spring) = animation.timing else {
      Issue.record("\(animation.timing) is no spring")
      return
    }
    #expect(spring.mass == 3)
    #expect(spring.stiffness == 1000)
    #expect(abs(spring.damping - 2 * (3.0 * 1000).squareRoot()) < 1e-9)
  }

  // Behavior 15: https://developer.apple.com/forums/thread/48088
  @Test func theKeyboardsOwnCurveIgnoresTheDuration() {
    let short = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let long = KeyboardAnimation(duration: 4, curve: .keyboard)
    #expect(short.isAnimated && long.isAnimated)
    #expect(short.timing == long.timing)
  }

  @Test(arguments: [
    (KeyboardAnimationCurve.easeInOut, [0.42, 0, 0.58, 1]),
    (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]),
    (.linear, [0, 0, 1, 1]),
    (KeyboardAnimationCurve(rawValue: 99), [0.42, 0, 0.58, 1]),
  ])
  func aPublicCurveKeepsItsDuration(curve: KeyboardAnimationCurve, points: [Double]) {
    let timing = KeyboardAnimation(duration: 0.4, curve: curve).timing
    let expected = KeyboardAnimationTiming.bezier(
      x1: points[0],
      y1: points[1],
      x2: points[2],
      y2: points[3],
      duration: 0.4
    )
    #expect(timing == expected)
  }
}
