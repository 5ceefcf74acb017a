import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// While the user scrolls, the offset belongs to UIKit.
@MainActor
struct ScrollingUserTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView()
    scroll.keyboardDismissMode = .interactive
    adjustment = fixture.adjust(scroll)
    adjustment.keeping = .bottom
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: start))
    scroll.standInDrag(to: CGPoint(x: 10, y: (start + end) / 2))
    scroll.standInDrag(to: CGPoint(x: 10, y: end))
    fixture.turn()
  }

  @Test func aHideWhileTheContentGlidesChangesTheInsetOnly() {
    fixture.show(336)
    scroll.contentOffset.y = 600
    drag(from: 300, to: 500)
    scroll.standInTouchUp(decelerating: true)
    let offset = scroll.contentOffset.y
    let animations = UIView.standInAnimations { fixture.hide() }
    #expect(Insets(of: scroll) == .zero)
    #expect(scroll.contentOffset.y == offset)
    #expect(scroll.isDecelerating)
    #expect(animations.count == 1)
  }

  @Test func anOffsetThatWouldBeOutOfRangeComesBack() {
    fixture.show(336)
    scroll.contentOffset.y = 2000 + 336 - 844
    drag(from: 300, to: 290)
    scroll.standInTouchUp(decelerating: true)
    fixture.hide()
    #expect(scroll.contentOffset.y == 1156)
  }

  @Test func anOffsetThatWouldBeOutOfRangeIsLeftToTheFinger() {
    fixture.show(336)
    scroll.contentOffset.y = 2000 + 336 - 844
    drag(from: 290, to: 300)
    fixture.hide()
    #expect(scroll.contentOffset.y == 1482)
  }

  @Test func nothingIsRevealedWhileTheContentGlides() {
    fixture.addField(y: 1500, to: scroll).becomeFirstResponder()
    scroll.contentOffset.y = 500
    drag(from: 300, to: 250)
    scroll.standInTouchUp(decelerating: true)
    let offset = scroll.contentOffset.y
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/270
  @Test(arguments: [0, 1])
  func whereOneOfTwoFingersLiftsTheOtherCounts(lifted: Int) {
    fixture.show(336)
    scroll.contentOffset.y = 900
    drag(from: 300, to: 700)
    scroll.standInTouchDown(at: CGPoint(x: 200, y: 650), finger: 1)
    scroll.standInTouchUp(finger: lifted)
    fixture.clock.advance(by: 1)
    #expect(Insets(of: scroll) == Insets(144))
    scroll.standInDrag(to: CGPoint(x: 10, y: 720), finger: 1 - lifted)
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(124))
    scroll.standInTouchUp(finger: 1 - lifted)
    fixture.hide()
    #expect(Insets(of: scroll) == .zero)
  }

  /// Neither what is kept at the bottom nor the focused field moves the content under a finger.
  @Test func aFingerThatIsDownKeepsItsPlaceInTheContent() {
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
    scroll.contentOffset.y = 60
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
    fixture.post(.willShow, fixture.docked(300))
    #expect(scroll.contentOffset.y == 60)
    scroll.standInDrag(to: CGPoint(x: 10, y: 290))
    fixture.show(336)
    #expect(scroll.contentOffset.y == 70)
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aDragThatPulledNothingDownWaitsForNothing() {
    fixture.show(336)
    fixture.clock.nextTurn()
    drag(from: 300, to: 200)
    scroll.standInTouchUp()
    fixture.turn()
    #expect(fixture.clock.pendingCount == 0)
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func withAnAccessoryViewTheFingerCountsAndNotTheGuide() {
    let field = fixture.addField(y: 0, to: scroll)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.becomeFirstResponder()
    let bottom = fixture.window.addBar(on: fixture.window.bottomAnchor)
    fixture.keep(bottom.adjustForKeyboard(draggedScrollView: scroll, tracker: fixture.tracker))
    fixture.show(336)
    fixture.window.keyboardLayoutGuide.standInSetLayoutFrame(
      CGRect(x: 0, y: 400, width: 390, height: 444)
    )
    drag(from: 300, to: 700)
    #expect(bottom.constant == -144)
  }
}
