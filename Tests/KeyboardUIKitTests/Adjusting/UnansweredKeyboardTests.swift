import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// The first room that is made for a keyboard reveals the focus, whenever it is made.
///
/// A field at 700 is shown at an offset of 240: its bottom at 740, a margin of 8, the keyboard's
/// top at 508.
@MainActor
struct UnansweredKeyboardTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addScrollView()
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
  }

  @Test func afterAPause() {
    let adjustment = fixture.adjust(scroll)
    adjustment.pause()
    fixture.show(336)
    adjustment.resume()
    #expect(scroll.contentOffset.y == 240)
  }

  @Test func afterAConditionThatIsMetLate() {
    let field = fixture.addField(y: 0, to: fixture.window)
    let condition = KeyboardCondition { !field.isHidden }
    field.isHidden = true
    fixture.keep(scroll.adjustForKeyboard(while: condition, tracker: fixture.tracker))
    fixture.show(336)
    field.isHidden = false
    fixture.turn()
    #expect(scroll.contentOffset.y == 240)
  }

  @Test func byAnAdjustmentThatIsMadeLate() {
    fixture.show(336)
    fixture.adjust(scroll)
    #expect(scroll.contentOffset.y == 240)
  }

  @Test func inTheFirstFrameInAWindow() {
    fixture.adjust(scroll)
    scroll.removeFromSuperview()
    fixture.show(336)
    fixture.window.addSubview(scroll)
    scroll.subviews.last?.becomeFirstResponder()
    fixture.turn()
    #expect(scroll.contentOffset.y == 240)
  }

  @Test func butOnlyOnce() {
    let adjustment = fixture.adjust(scroll)
    fixture.show(336)
    fixture.clock.nextTurn()
    scroll.contentOffset.y = 100
    adjustment.pause()
    adjustment.resume()
    fixture.turn()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func aRunningScrollOfTheAppIsLeftAlone() {
    scroll.standInSetScrollAnimating(true)
    fixture.adjust(scroll).keeping = .end
    fixture.show(336)
    #expect(scroll.contentOffset.y == 0)
    #expect(Insets(of: scroll) == Insets(336))
  }
}
