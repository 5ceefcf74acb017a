import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// A closure is called with the overlap of one view.
@MainActor
struct FollowKeyboardTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView

  init() {
    view = fixture.addView()
  }

  @Test func aClosureIsCalledAtOnceAndWithEachChangeAndConfirmation() {
    let log = fixture.follow(view)
    #expect(log.heights == [0])
    fixture.show(336)
    fixture.post(.willShow, fixture.docked(380))
    fixture.hide()
    #expect(log.heights == [0, 336, 336, 380, 0, 0])
    #expect(log.overlaps.map(\.inset) == [0, 302, 302, 346, 0, 0])
    #expect(log.durations == [0, 0.25, 0, 0.25, 0.25, 0])
  }

  @Test func theLayoutOfAViewIsFollowedWithAndWithoutAKeyboard() {
    let log = fixture.follow(view)
    view.frame.size.height = 500
    fixture.window.layoutIfNeeded()
    #expect(log.overlaps.last?.freeRectangle.height == 500)
    fixture.show(336)
    view.frame.size.height = 600
    view.layoutIfNeeded()
    #expect(log.heights.last == 92)
  }

  @Test func theViewThatIsAddedLetsTouchesThrough() {
    _ = fixture.follow(view)
    #expect(view.subviews.map(\.isUserInteractionEnabled) == [false])
  }

  @Test func aClosureMayEndItsAdjustmentWhileItIsCalled() {
    @MainActor final class Owner {
      var adjustment: KeyboardAdjustment?
      var calls = 0
    }
    let owner = Owner()
    owner.adjustment = view.followKeyboard(tracker: fixture.tracker) { [owner] _ in
      owner.calls += 1
      owner.adjustment = nil
    }
    fixture.show(336)
    fixture.hide()
    #expect(owner.calls == 2)
  }
}
