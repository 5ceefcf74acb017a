import KeyboardNotifications
import KeyboardUIKit
import Testing

/// What belongs to the app stays the app's.
@MainActor
struct ScrollViewOwnInsetTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private var adjustment: KeyboardAdjustment?

  init() {
    scroll = fixture.addScrollView()
    scroll.contentInset = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 3, left: 0, bottom: 10.3, right: 4)
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  private let own = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
  private let ownOfIndicator = UIEdgeInsets(top: 3, left: 0, bottom: 10.3, right: 4)

  @Test func theKeyboardIsAddedToTheAppsInsets() {
    fixture.show(336)
    #expect(scroll.contentInset == UIEdgeInsets(top: 7, left: 1, bottom: 20.1 + 336, right: 2))
    #expect(
      scroll.verticalScrollIndicatorInsets
        == UIEdgeInsets(top: 3, left: 0, bottom: 10.3 + 336, right: 4)
    )
  }

  @Test func aHideRestoresThemExactly() {
    fixture.show(336.7)
    fixture.show(258.3)
    fixture.hide()
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
  }

  @Test mutating func theEndOfTheTokenRestoresThemExactly() {
    fixture.show(336.7)
    adjustment = nil
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
    fixture.show(300)
    #expect(scroll.contentInset == own)
  }

  @Test func cancellingDoesTooAndTwiceIsFine() {
    fixture.show(336.7)
    adjustment?.cancel()
    adjustment?.cancel()
    adjustment?.update()
    #expect(scroll.contentInset == own)
    #expect(scroll.subviews.isEmpty)
  }

  @Test func anInsetThatTheAppSetsIsAddedTo() {
    fixture.show(300)
    scroll.contentInset.bottom = 50
    adjustment?.update()
    #expect(scroll.contentInset.bottom == 350)
    fixture.hide()
    #expect(scroll.contentInset.bottom == 50)
  }

  @Test func anInsetThatTheAppChangesBySomePointsKeepsTheChange() {
    fixture.show(300)
    scroll.contentInset.bottom += 10
    adjustment?.update()
    #expect(scroll.contentInset.bottom == 330.1)
    fixture.hide()
    #expect(abs(scroll.contentInset.bottom - 30.1) < 0.001)
  }

  @Test func aChangeIsFoundByTheNextNotification() {
    fixture.show(300)
    scroll.contentInset = .zero
    fixture.post(.didChangeFrame, fixture.docked(300))
    #expect(scroll.contentInset.bottom == 300)
  }

  @Test func theOtherInsetsAreNotTouched() {
    fixture.show(300)
    scroll.contentInset.top = 99
    fixture.hide()
    #expect(scroll.contentInset == UIEdgeInsets(top: 99, left: 1, bottom: 20.1, right: 2))
  }

  @Test mutating func aSecondAdjustmentReplacesTheFirst() {
    fixture.show(300)
    let second = scroll.adjustForKeyboard(tracker: fixture.tracker)
    #expect(scroll.contentInset.bottom == 320.1)
    adjustment = nil
    #expect(scroll.contentInset.bottom == 320.1)
    second.cancel()
    #expect(scroll.contentInset == own)
  }
}
