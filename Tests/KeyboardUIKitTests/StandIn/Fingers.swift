import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit
@testable import KeyboardUIKitChat

// A finger touches the stand-in. No public call of UIKit makes a touch.

extension FocusedViewsTests {
  @Test func aKeyboardThatReturnsFromADragMovesNothingInAPause() {
    form.keyboardDismissMode = .interactive
    let adjustment = adjust()
    show(for: field)
    form.standInTouchDown(at: CGPoint(x: 10, y: 300))
    for y in [400, 644] as [CGFloat] {
      form.standInDrag(to: CGPoint(x: 10, y: y))
      fixture.turn()
    }
    #expect(fixture.tracker.environment().isPulledDown)
    form.standInTouchUp()
    fixture.turn()
    adjustment.pause()
    fixture.clock.advance(by: 1)
    #expect(form.adjustedContentInset.bottom == 200)
  }
}

extension ScrollViewTargetTests {
  @Test func theMotionOfTheContentIsMeasured() {
    let scroll = fixture.addScrollView()
    #expect(motion(of: scroll) == ScrollViewMeasurement.Motion.still)
    scroll.standInTouchDown(at: .zero)
    scroll.standInDrag(to: .zero)
    #expect(motion(of: scroll) == .tracking)
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

extension AccountTests {
  @Test func theFieldIsRevealedInASheetThatIsPulledDown() throws {
    let (scene, sheet) = try presentSheet(focus: 1)
    #expect(isInSight(account.rows[1].field, in: scene))
    sheet.standInDrag(to: .medium)
    scene.turn()
    scene.turn()
    #expect(scene.visibleEnd(of: account.form) == scene.keyboardTop)
    #expect(isInSight(account.rows[1].field, in: scene))
  }

  @Test func aFieldThatWasScrolledAwayStaysAwayInASheetThatIsPulledDown() throws {
    let (scene, sheet) = try presentSheet(focus: 4)
    let top = -account.form.adjustedContentInset.top
    account.form.contentOffset.y = top
    scene.turn()
    sheet.standInDrag(to: .medium)
    scene.turn()
    scene.turn()
    #expect(account.form.contentOffset.y == top)
  }
}

extension MovedControllerTests {
  @Test func theViewFollowsAFingerThatPullsTheKeyboardDown() {
    let list = fixture.addScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    list.keyboardDismissMode = .interactive
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    list.standInTouchDown(at: CGPoint(x: 10, y: 200))
    for y in [400, 600] as [CGFloat] {
      list.standInDrag(to: CGPoint(x: 10, y: y))
      fixture.turn()
    }
    #expect(origin == -192)
    list.standInTouchUp()
    hide()
    #expect(origin == 0)
    adjustment.cancel()
  }
}
