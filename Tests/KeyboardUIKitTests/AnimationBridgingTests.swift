import KeyboardUIKit
import Testing

@testable import KeyboardNotifications

@MainActor
struct AnimationBridgingTests {
  private func animation(_ curve: Int, duration: TimeInterval = 0.25) -> KeyboardAnimation {
    KeyboardAnimation(duration: duration, curve: KeyboardAnimation.Curve(rawValue: curve))
  }

  @Test(arguments: [(0, 0), (3, 3), (7, 7), (15, 15), (-1, 0), (16, 0), (Int.max, 0), (1 << 48, 0)])
  func aViewMovesAlongsideByUIKitsCurveOrEaseInOut(curve: Int, expected: Int) {
    var isFinished: Bool?
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: animation(curve, duration: 0.4)) {
      } completion: {
        isFinished = $0
      }
    }
    let curveOption = UIView.AnimationOptions(rawValue: UInt(expected) << 16)
    #expect(
      animations.map(\.options) == [
        [curveOption, .allowUserInteraction, .beginFromCurrentState]
      ]
    )
    #expect(animations.map(\.duration) == [0.4])
    #expect(animations.map(\.delay) == [0])
    #expect(isFinished == nil)
    UIView.standInEndAnimations()
    #expect(isFinished == true)
  }

  @Test(arguments: [nil, 0, -1, TimeInterval.infinity, .nan])
  func aChangeWithoutADurationIsMadeAtOnce(duration: TimeInterval?) {
    var events: [String] = []
    let animations = UIView.standInAnimations {
      UIView.animate(alongside: duration.map { animation(7, duration: $0) }) {
        events.append(UIView.areAnimationsEnabled ? "animated" : "at once")
      } completion: {
        events.append($0 ? "finished" : "interrupted")
      }
    }
    #expect(animations.isEmpty)
    #expect(events == ["at once", "finished"])
  }

  @Test func theKeyboardsCurveIsItsSpring() {
    var isRun = false
    let animations = UIView.standInAnimations {
      UIViewPropertyAnimator(animation(7)) { isRun = true }.startAnimation()
    }
    #expect(isRun)
    let spring = StandInAnimation.Timing.spring(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: .zero
    )
    #expect(animations.map(\.timing) == [spring])
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (-1, 0), (4, 0), (6, 0), (8, 0), (Int.max, 0)])
  func thePublicCurvesAreThemselvesAndAnyOtherIsEaseInOut(curve: Int, expected: Int) {
    let animator = UIViewPropertyAnimator(animation(curve))
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve.rawValue == expected)
  }

  @Test(arguments: [0, -1, TimeInterval.infinity, .nan])
  func anAnimatorOfNoDurationHasNone(duration: TimeInterval) {
    #expect(UIViewPropertyAnimator(animation(0, duration: duration)).duration == 0)
  }
}
