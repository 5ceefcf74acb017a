// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewInheritedAnimationTests {
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test func anInnerBlockInheritsDurationAndCurve() {
    var duration = 0.0
    let animations = UIView.standInAnimations {
      UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          duration = UIView.inheritedAnimationDuration
        }
      }
    }
    #expect(duration == 0.25)
    #expect(animations.map(\.duration) == [0.25, 2])
    #expect(animations.map(\.effectiveDuration) == [0.25, 0.25])
    #expect(animations.last?.effectiveTiming == animations.first?.timing)
  }

  @Test(arguments: [(UInt(32), 2.0, 7), (64, 0.25, 3), (96, 2, 3)])
  func optionsOverrideWhatIsInherited(bits: UInt, duration: Double, curve: Int) throws {
    let options = UIView.AnimationOptions(rawValue: bits)
    let animations = UIView.standInAnimations {
      UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
        UIView.animate(withDuration: 2, delay: 0, options: [options, .curveLinear]) {}
      }
    }
    let inner = try #require(animations.last)
    #expect(inner.effectiveDuration == duration)
    #expect(inner.effectiveTiming == .curve(try #require(UIView.AnimationCurve(rawValue: curve))))
  }

  @Test func theSystemsOwnBlockIsInheritedAndNotRecorded() {
    let animations = UIView.standInAnimations {
      UIView.standInInheriting {
        #expect(UIView.inheritedAnimationDuration == 0.25)
        UIView.animate(withDuration: 1) {}
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(animations.map(\.effectiveDuration) == [0.25])
    #expect(
      animations.first?.effectiveTiming == UIView.AnimationCurve(rawValue: 7).map { .curve($0) }
    )
  }

  @Test func withoutAnimationNothingIsInherited() {
    UIView.standInInheriting {
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0)
        let animations = UIView.standInAnimations { UIView.animate(withDuration: 1) {} }
        #expect(animations.map(\.effectiveDuration) == [0])
      }
      #expect(UIView.inheritedAnimationDuration == 0.25)
    }
  }

  @Test func aBlockOfNoDurationGivesNone() {
    UIView.standInInheriting(duration: 0) {
      let animations = UIView.standInAnimations { UIView.animate(withDuration: 1) {} }
      #expect(animations.map(\.effectiveDuration) == [1])
    }
  }

  @Test func anAnimatorKeepsItsOwnTiming() {
    let animations = UIView.standInAnimations {
      UIView.standInInheriting {
        UIViewPropertyAnimator(duration: 2, curve: .linear).startAnimation()
      }
    }
    #expect(animations.map(\.effectiveDuration) == [2])
  }
}
