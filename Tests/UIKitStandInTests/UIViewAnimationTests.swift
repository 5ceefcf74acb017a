import Testing

// Blocks inside each other:
// https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration and
// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
@MainActor
struct UIViewAnimationTests {
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test func withoutAnimationNothingIsAnimatedOrInherited() {
    var wasEnabled = true
    let animations = UIView.standInAnimations {
      UIView.performWithoutAnimation {
        wasEnabled = UIView.areAnimationsEnabled
        UIView.animate(withDuration: 1) {}
      }
    }
    UIView.standInInheriting {
      UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
      #expect(UIView.inheritedAnimationDuration == 0.25)
    }
    #expect(!wasEnabled)
    #expect(UIView.areAnimationsEnabled)
    #expect(animations.map(\.isEnabled) == [false])
  }

  @Test func completionsCanBeHeldAndInterrupted() {
    var outcome: Bool?
    UIView.standInHoldingCompletions(finished: false) {
      UIView.animate(withDuration: 1, animations: {}, completion: { outcome = $0 })
      #expect(outcome == nil)
    }
    #expect(outcome == false)
  }

  @Test(arguments: [(UInt(0), 0.25, 7), (32, 2.0, 7), (64, 0.25, 3), (96, 2, 3)])
  func anInnerBlockInheritsWhatNoOptionOverrides(
    bits: UInt,
    duration: Double,
    curve: Int
  ) throws {
    let options = UIView.AnimationOptions(rawValue: bits)
    let animations = UIView.standInAnimations {
      UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
        UIView.animate(withDuration: 2, delay: 0, options: [options, .curveLinear]) {}
      }
    }
    let inner = try #require(animations.last)
    #expect(animations.map(\.duration) == [0.25, 2])
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
  }
}
