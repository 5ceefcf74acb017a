import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// The place of a view is looked at again when it may have changed.
@MainActor
struct ScrollViewLayoutTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  @Test func anotherSizeIsSeenInTheSameTurn() {
    fixture.show(336)
    scroll.frame.size.height = 600
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(92))
  }

  @Test func anotherSafeAreaIsSeenInTheSameTurn() {
    fixture.show(336)
    fixture.window.standInSetSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(302))
  }

  @Test func aViewThatWasMovedIsSeenATurnLater() {
    fixture.post(.willShow, fixture.docked(336))
    scroll.frame.origin.y = -100
    #expect(Insets(of: scroll) == Insets(336))
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(Insets(of: scroll) == Insets(236))
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func aTurnThatChangesNothingIsNotAnimated() {
    fixture.post(.willShow, fixture.docked(336))
    #expect(UIView.standInAnimations { fixture.clock.nextTurn() }.isEmpty)
  }

  @Test func aViewThatWasMovedIsSeenWhenTheShowIsConfirmed() {
    fixture.post(.willShow, fixture.docked(336))
    fixture.clock.nextTurn()
    scroll.frame.origin.y = -100
    fixture.post(.didShow, fixture.docked(336))
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func anUpdateSeesItAtAnyTime() {
    fixture.show(336)
    scroll.frame.origin.y = -100
    adjustment.update()
    #expect(Insets(of: scroll) == Insets(236))
  }

  @Test func scrollingIsNoLayout() {
    fixture.show(336)
    fixture.turn()
    let frames = fixture.window.subviews.map(\.frame)
    scroll.contentOffset.y = 400
    fixture.turn()
    #expect(fixture.window.subviews.map(\.frame) == frames)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func aRotationIsFollowed() throws {
    let fixture = KeyboardFixture(for: .builtIn(.iPadRotation))
    let scroll = fixture.addScrollView()
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    let insets = fixture.play(.builtIn(.iPadRotation)) {
      fixture.turn()
      return scroll.contentInset.bottom
    }
    #expect(insets.filter { ![0, 391, 303].contains($0) }.isEmpty)
    #expect(insets.last == 303)
    #expect(scroll.bounds.size == CGSize(width: 768, height: 1024))
  }
}
