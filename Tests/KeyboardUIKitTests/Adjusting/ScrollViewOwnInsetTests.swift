import KeyboardNotifications
import KeyboardUIKit
import Testing

/// What belongs to the app stays the app's.
@MainActor
struct ScrollViewOwnInsetTests {
  private let stage = Stage()
  private let scroll: UIScrollView
  private var adjustment: KeyboardAdjustment?

  init() {
    scroll = stage.addScrollView()
    scroll.contentInset = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 3, left: 0, bottom: 10.3, right: 4)
    adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
  }

  private let own = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
  private let ownOfIndicator = UIEdgeInsets(top: 3, left: 0, bottom: 10.3, right: 4)

  @Test func theKeyboardIsAddedToTheAppsInsets() {
    stage.show(336)
    #expect(scroll.contentInset == UIEdgeInsets(top: 7, left: 1, bottom: 20.1 + 336, right: 2))
    #expect(
      scroll.verticalScrollIndicatorInsets
        == UIEdgeInsets(top: 3, left: 0, bottom: 10.3 + 336, right: 4)
    )
  }

  @Test func aHideRestoresThemExactly() {
    stage.show(336.7)
    stage.show(258.3)
    stage.hide()
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
  }

  @Test mutating func theEndOfTheTokenRestoresThemExactly() {
    stage.show(336.7)
    adjustment = nil
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
    stage.show(300)
    #expect(scroll.contentInset == own)
  }

  @Test func cancellingDoesTooAndTwiceIsFine() {
    stage.show(336.7)
    adjustment?.cancel()
    adjustment?.cancel()
    adjustment?.update()
    #expect(scroll.contentInset == own)
    #expect(scroll.subviews.isEmpty)
  }

  @Test func anInsetThatTheAppSetsIsAddedTo() {
    stage.show(300)
    scroll.contentInset.bottom = 50
    adjustment?.update()
    #expect(scroll.contentInset.bottom == 350)
    stage.hide()
    #expect(scroll.contentInset.bottom == 50)
  }

  @Test func anInsetThatTheAppChangesBySomePointsKeepsTheChange() {
    stage.show(300)
    scroll.contentInset.bottom += 10
    adjustment?.update()
    #expect(scroll.contentInset.bottom == 330.1)
    stage.hide()
    #expect(abs(scroll.contentInset.bottom - 30.1) < 0.001)
  }

  @Test func aChangeIsFoundByTheNextNotification() {
    stage.show(300)
    scroll.contentInset = .zero
    stage.post(.didChangeFrame, stage.docked(300))
    #expect(scroll.contentInset.bottom == 300)
  }

  @Test func theOtherInsetsAreNotTouched() {
    stage.show(300)
    scroll.contentInset.top = 99
    stage.hide()
    #expect(scroll.contentInset == UIEdgeInsets(top: 99, left: 1, bottom: 20.1, right: 2))
  }

  @Test mutating func aSecondAdjustmentReplacesTheFirst() {
    stage.show(300)
    let second = scroll.adjustForKeyboard(tracker: stage.tracker)
    #expect(scroll.contentInset.bottom == 320.1)
    adjustment = nil
    #expect(scroll.contentInset.bottom == 320.1)
    second.cancel()
    #expect(scroll.contentInset == own)
  }
}
