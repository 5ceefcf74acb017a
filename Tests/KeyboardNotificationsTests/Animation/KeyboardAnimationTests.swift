import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardAnimationTests {
  static let curves: [KeyboardAnimationCurve] = [
    .easeInOut, .easeIn, .easeOut, .linear, .keyboard, KeyboardAnimationCurve(rawValue: 99),
  ]

  @Test(arguments: curves)
  func progressBeginsAtZeroAndNeverGoesBack(_ curve: KeyboardAnimationCurve) {
    let animation = KeyboardAnimation(duration: 0.5, curve: curve)
    let values = (0...100).map { animation.progress(at: Double($0) * 0.005) }
    #expect(values[0] == 0)
    #expect(values == values.sorted())
    #expect(abs(values[100] - 1) < 0.002)
  }

  @Test(arguments: curves)
  func progressStaysAtTheEndAfterwards(_ curve: KeyboardAnimationCurve) {
    let animation = KeyboardAnimation(duration: 0.25, curve: curve)
    for time in [10, 1e10, TimeInterval.infinity] {
      #expect(abs(animation.progress(at: time) - 1) < 1e-9)
    }
    for time in [-1, -TimeInterval.infinity, .nan] { #expect(animation.progress(at: time) == 0) }
  }

  @Test(arguments: curves, [0, -1, .infinity, .nan])
  func withoutADurationTheKeyboardIsThereAtOnce(
    _ curve: KeyboardAnimationCurve,
    _ duration: TimeInterval
  ) {
    let animation = KeyboardAnimation(duration: duration, curve: curve)
    #expect(!animation.isAnimated)
    #expect(animation.progress(at: 0) == 1)
  }

  @Test func theKeyboardsOwnCurveIgnoresTheDuration() {
    let short = KeyboardAnimation(duration: 0.1, curve: .keyboard)
    let long = KeyboardAnimation(duration: 5, curve: .keyboard)
    #expect(short.progress(at: 0.2) == long.progress(at: 0.2))
  }

  /// Half-way and quarter-way values of the standard timing functions.
  @Test(arguments: [
    (KeyboardAnimationCurve.linear, 0.25, 0.25), (.linear, 0.5, 0.5), (.easeInOut, 0.5, 0.5),
    (.easeInOut, 0.25, 0.1292), (.easeIn, 0.5, 0.3153), (.easeOut, 0.5, 0.6847),
  ])
  func thePublicCurvesAreTheStandardOnes(
    _ curve: KeyboardAnimationCurve,
    _ time: TimeInterval,
    _ expected: Double
  ) {
    let progress = KeyboardAnimation(duration: 1, curve: curve).progress(at: time)
    #expect(abs(progress - expected) < 0.0001)
  }

  @Test func aPositionGoesFromStartToEnd() {
    let animation = KeyboardAnimation(duration: 1, curve: .linear)
    #expect(animation.position(at: 0.25, from: 667, to: 409) == 602.5)
  }
}

@Suite struct KeyboardSpringTests {
  /// The equation of a damped spring, checked by differences: m x″ + c x′ + k (x − 1) = 0.
  @Test(arguments: [0.2, 0.6, 0.95, 1])
  func progressObeysTheEquationOfASpring(_ ratio: Double) {
    let spring = KeyboardSpring(
      mass: 3,
      stiffness: 1000,
      damping: ratio * 2 * (3.0 * 1000).squareRoot()
    )
    let step = 1e-4
    for time in [0.05, 0.1, 0.2] {
      let (before, now, after) = (
        spring.progress(at: time - step), spring.progress(at: time),
        spring.progress(at: time + step)
      )
      let acceleration = (after - 2 * now + before) / (step * step)
      let speed = (after - before) / (2 * step)
      let force = 3 * acceleration + spring.damping * speed + 1000 * (now - 1)
      #expect(abs(force) < 0.05)
    }
  }

  @Test func theSystemsSpringIsAtItsEndAfterTheDurationItReports() {
    #expect(KeyboardSpring.system.progress(at: 0.5) > 0.998)
    #expect(KeyboardSpring.system.progress(at: 0.1) < 0.6)
  }

  @Test(arguments: [500, 10] as [Double])
  func theSpringIsAtItsEndHoweverLateItIsAsked(_ damping: Double) {
    let spring = KeyboardSpring(mass: 3, stiffness: 1000, damping: damping)
    #expect(spring.progress(at: .greatestFiniteMagnitude) == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func aSpringThatCannotBeIsThereAtOnce(_ mass: Double) {
    let progress = KeyboardSpring(mass: mass, stiffness: 1000, damping: 500).progress(at: 0.1)
    #expect(progress == 1)
  }
}
