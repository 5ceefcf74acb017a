import KeyboardNotifications
import KeyboardUIKit
import Testing

@MainActor
struct AnimationBridgingTests {
  private func animation(_ curve: Int, duration: TimeInterval = 0.25) -> KeyboardAnimation {
    KeyboardAnimation(duration: duration, curve: KeyboardAnimationCurve(rawValue: curve))
  }

  private func transition(_ animation: KeyboardAnimation?) -> KeyboardTransition {
    KeyboardTransition(
      change: .appeared,
      state: .initial,
      previous: .initial,
      appearanceIndex: 0,
      animation: animation
    )
  }

  // MARK: Options

  @Test(arguments: [0, 1, 2, 3, 7, 15])
  func theCurveIsInTheBitsFromSixteenOn(curve: Int) {
    let options = UIView.AnimationOptions(animation(curve))
    #expect(options.rawValue >> 16 == UInt(curve))
  }

  @Test(arguments: [-1, 16, Int.min, Int.max, 1 << 48])
  func aCurveThatDoesNotFitIsEaseInOut(curve: Int) {
    #expect(UIView.AnimationOptions(animation(curve)).rawValue >> 16 == 0)
  }

  @Test func theOptionsBeginWhereViewsAreAndLeaveTouches() {
    let options = UIView.AnimationOptions(animation(7))
    #expect(options.rawValue == 7 << 16 | 1 << 1 | 1 << 2)
  }

  // MARK: Alongside

  @Test func aViewMovesAlongside() {
    var isFinished: Bool?
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: transition(animation(7, duration: 0.4))) {
      } completion: {
        isFinished = $0
      }
    }
    #expect(animations.map(\.duration) == [0.4])
    #expect(animations.map(\.curve.rawValue) == [7])
    #expect(isFinished == true)
  }

  @Test(arguments: [nil, 0, -1, TimeInterval.infinity, .nan])
  func whatIsNotAnimatedIsDoneAtOnce(duration: TimeInterval?) {
    var wasEnabled: Bool?
    var isFinished: Bool?
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: transition(duration.map { animation(7, duration: $0) })) {
        wasEnabled = UIView.areAnimationsEnabled
      } completion: {
        isFinished = $0
      }
    }
    #expect(animations.isEmpty)
    #expect(wasEnabled == false)
    #expect(isFinished == true)
  }

  // MARK: Animators

  @Test func theKeyboardsCurveIsItsSpring() {
    let animations = UIView.standInAnimations {
      UIViewPropertyAnimator(animation(7)) {}.startAnimation()
    }
    let spring = StandInAnimation.Timing.spring(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: .zero
    )
    #expect(animations.map(\.timing) == [spring])
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test(arguments: [0, 1, 2, 3])
  func thePublicCurvesAreThemselves(curve: Int) {
    let animator = UIViewPropertyAnimator(animation(curve))
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve.rawValue == curve)
  }

  @Test(arguments: [-1, 4, 6, 8, Int.max])
  func anyOtherCurveIsEaseInOut(curve: Int) {
    let animator = UIViewPropertyAnimator(animation(curve))
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeInOut)
  }

  @Test(arguments: [0, -1, TimeInterval.infinity, .nan])
  func anAnimatorOfNoDurationHasNone(duration: TimeInterval) {
    #expect(UIViewPropertyAnimator(animation(0, duration: duration)).duration == 0)
  }

  @Test func onlyTheKeyboardsCurveHasASpring() {
    #expect(UISpringTimingParameters(animation(7)) != nil)
    #expect(UISpringTimingParameters(animation(0)) == nil)
    #expect(UISpringTimingParameters(animation(7))?.initialVelocity == .zero)
  }
}
