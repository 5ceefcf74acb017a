import Testing

// Blocks inside each other:
// https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration and
// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
@MainActor
struct UIViewAnimationTests {
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test(
    arguments: [
      ([], 0.25, 7), (.overrideInheritedDuration, 2, 7), (.overrideInheritedCurve, 0.25, 3),
      ([.overrideInheritedDuration, .overrideInheritedCurve], 2, 3),
    ] as [(UIView.AnimationOptions, Double, Int)]
  )
  func anInnerBlockInheritsUnlessAnOptionOverrides(
    options: UIView.AnimationOptions,
    duration: Double,
    curve: Int
  ) throws {
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
}
