import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// A finger touches the stand-in. No public call of UIKit makes a touch.

extension ScrollViewTargetTests {
  @Test func theMotionOfTheContentIsMeasured() {
    let scroll = fixture.addScrollView()
    #expect(motion(of: scroll) == ScrollViewMeasurement.Motion.still)
    scroll.standInTouchDown(at: .zero)
    #expect(motion(of: scroll) == .tracking)
    scroll.standInDrag(to: .zero)
    #expect(motion(of: scroll) == .dragging)
    scroll.standInTouchUp(decelerating: true)
    #expect(motion(of: scroll) == .decelerating)
    let animated = fixture.addScrollView()
    animated.standInSetScrollAnimating(true)
    #expect(motion(of: animated) == .animated)
  }

  private func motion(of scroll: UIScrollView) -> ScrollViewMeasurement.Motion? {
    guard case .scrollView(let measurement) = ScrollViewTarget(scroll).content else { return nil }
    return measurement.motion
  }
}
