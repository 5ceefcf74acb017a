// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewPropertyAnimatorTests {
  private let spring = UISpringTimingParameters(
    mass: 3,
    stiffness: 1000,
    damping: 500,
    initialVelocity: .zero
  )

  @Test func aSpringIsRecordedWithItsPhysics() throws {
    let animations = UIView.standInAnimations {
      UIViewPropertyAnimator(duration: 0.5, timingParameters: spring).startAnimation()
    }
    let animation = try #require(animations.first)
    #expect(animation.isFromPropertyAnimator)
    #expect(animation.duration == 0.5)
    let expected = StandInAnimation.Timing.spring(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: .zero
    )
    #expect(animation.timing == expected)
  }

  @Test func aBezierCurveIsRecorded() {
    let first = CGPoint(x: 0.38, y: 0.7)
    let second = CGPoint(x: 0.125, y: 1)
    let cubic = UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    let animations = UIView.standInAnimations {
      UIViewPropertyAnimator(duration: 1, timingParameters: cubic).startAnimation()
    }
    #expect(animations.map(\.timing) == [.cubic(first, second)])
  }

  @Test func aNamedCurveIsRecorded() {
    let animations = UIView.standInAnimations {
      UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: 2)
    }
    #expect(animations.map(\.timing) == [.curve(.linear)])
    #expect(animations.map(\.delay) == [2])
  }

  @Test func blocksRunInOrderAtTheStart() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { log.append("first") }
    animator.addAnimations { log.append("second \(UIView.inheritedAnimationDuration)") }
    animator.addCompletion { log.append("end \($0 == .end)") }
    #expect(log.isEmpty)
    animator.startAnimation()
    #expect(log == ["first", "second 1.0", "end true"])
    #expect(animator.state == .inactive)
  }

  @Test func aStoppedAnimatorEndsWhereItIsTold() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addCompletion { positions.append($0) }
    UIView.standInHoldingCompletions {
      animator.startAnimation()
      #expect(animator.isRunning)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .current)
    }
    #expect(positions == [.current])
  }

  @Test func stoppingWithoutFinishingTellsNobody() {
    var isTold = false
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addCompletion { _ in isTold = true }
    UIView.standInHoldingCompletions {
      animator.startAnimation()
      animator.stopAnimation(true)
    }
    #expect(!isTold)
  }
}
