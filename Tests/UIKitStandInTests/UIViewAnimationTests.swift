import Testing

// Blocks inside each other:
// https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration and
// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
@MainActor
struct UIViewAnimationTests {
  private let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test(arguments: [(UInt(0), 0.25, 7), (32, 2.0, 7), (64, 0.25, 3), (96, 2, 3)])
  func anInnerBlockInheritsUnlessAnOptionOverrides(
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
}
