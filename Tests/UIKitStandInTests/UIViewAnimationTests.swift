// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewAnimationTests {
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test func whatWasAskedForIsRecorded() {
    let animations = UIView.standInAnimations {
      UIView.animate(
        withDuration: 0.25,
        delay: 0.1,
        options: [keyboard, .beginFromCurrentState],
        animations: {}
      )
    }
    #expect(animations.map(\.duration) == [0.25])
    #expect(animations.map(\.delay) == [0.1])
    #expect(animations.map(\.curve.rawValue) == [7])
    #expect(animations.map(\.isEnabled) == [true])
    #expect(animations.allSatisfy { $0.options.contains(.beginFromCurrentState) })
  }

  @Test func recordingsNest() {
    var inner: [StandInAnimation] = []
    let outer = UIView.standInAnimations {
      UIView.animate(withDuration: 1) {}
      inner = UIView.standInAnimations { UIView.animate(withDuration: 2) {} }
    }
    #expect(inner.map(\.duration) == [2])
    #expect(outer.map(\.duration) == [1, 2])
  }

  @Test func theBlockRunsInsideAndTheCompletionAfter() {
    var log: [String] = []
    UIView.animate(
      withDuration: 0.25,
      animations: { log.append("\(UIView.inheritedAnimationDuration)") },
      completion: { log.append("\($0) \(UIView.inheritedAnimationDuration)") }
    )
    #expect(log == ["0.25", "true 0.0"])
  }

  @Test func withoutAnimationNothingIsAnimated() {
    var wasEnabled = true
    let animations = UIView.standInAnimations {
      UIView.performWithoutAnimation {
        wasEnabled = UIView.areAnimationsEnabled
        UIView.animate(withDuration: 1) {}
      }
    }
    #expect(!wasEnabled)
    #expect(UIView.areAnimationsEnabled)
    #expect(animations.map(\.isEnabled) == [false])
  }

  @Test func animationsCanBeSwitchedOff() {
    UIView.setAnimationsEnabled(false)
    let animations = UIView.standInAnimations { UIView.animate(withDuration: 1) {} }
    UIView.setAnimationsEnabled(true)
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

  @Test func springsAreRecorded() {
    let animations = UIView.standInAnimations {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 2,
        animations: {}
      )
    }
    let velocity = CGVector(dx: 2, dy: 2)
    #expect(animations.map(\.timing) == [.dampedSpring(ratio: 0.5, initialVelocity: velocity)])
  }

  @Test func anyCurveIsAcceptedAndSevenIsNoneOfTheFour() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let isNamed =
      switch curve {
      case .easeInOut, .easeIn, .easeOut, .linear: true
      default: false
      }
    #expect(!isNamed)
  }
}
