import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// Views and responders that the app releases or moves in the middle of a change.
@MainActor
struct ReleasedViewTests {
  private let fixture = KeyboardFixture()

  @Test func aViewThatIsReleasedInTheMiddleOfAChangeChangesNothingElse() {
    let outer = fixture.addView()
    let list = fixture.addAdjustedScrollView()
    var card: UIView? = fixture.addView(to: outer)
    weak var gone: UIView?
    gone = card
    let calls = card.map { fixture.follow($0) }
    fixture.keep(
      outer.followKeyboard(tracker: fixture.tracker) { overlap in
        guard overlap.height > 0 else { return }
        card?.removeFromSuperview()
        card = nil
      }
    )
    fixture.show(336)
    fixture.turn()
    #expect(gone == nil)
    #expect(calls?.heights == [0])
    #expect(list.contentInset.bottom == 336)
  }

  @Test func aViewThatIsMovedIntoItsOwnContentInTheMiddleOfAChangeIsMeasuredThere() {
    let outer = fixture.addView(CGRect(x: 0, y: 0, width: 390, height: 700))
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 390, height: 600), to: outer)
    let calls = fixture.follow(inner)
    fixture.keep(
      outer.followKeyboard(tracker: fixture.tracker) { [weak outer, weak inner, fixture] overlap in
        guard let outer, let inner, overlap.height > 0, inner.superview === outer else { return }
        fixture.window.addSubview(inner)
        inner.addSubview(outer)
        inner.frame.size.height = 844
      }
    )
    fixture.show(336)
    fixture.turn()
    #expect(calls.heights.last == 336)
  }

  @Test func aFocusedFieldThatIsReleasedIsNotRevealed() {
    let list = fixture.addAdjustedScrollView()
    var field: UITextField? = fixture.addField(y: 1900, to: list)
    field?.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(300))
    #expect(list.contentOffset.y > 0)
    list.contentOffset.y = 0
    field?.removeFromSuperview()
    field = nil
    fixture.post(.willShow, fixture.docked(336))
    fixture.turn()
    #expect(list.contentOffset.y == 0 && list.contentInset.bottom == 336)
  }

  @Test func thousandsOfFociAreNotRemembered() {
    let condition = KeyboardCondition.focus(in: fixture.window)
    fixture.addAdjustedScrollView()
    for _ in 0..<2000 {
      let other = KeyboardFixture()
      other.addField(y: 0, to: other.window).becomeFirstResponder()
      #expect(condition.isMet(fixture.focus))
    }
    #expect(fixture.focus.known.count <= 2)
  }
}
