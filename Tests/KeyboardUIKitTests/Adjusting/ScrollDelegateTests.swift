import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// Code of the app that runs inside a write of the offset, and so in the middle of an update.
///
/// The list is 844 points high, has 2000 points of content, and is at its end. With the keyboard it
/// stays there, at an offset of 1492.
@MainActor
struct ScrollDelegateTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var calls = 0
    var onFirstCall: @MainActor (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      if calls == 1 { onFirstCall(scrollView) }
    }
  }

  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let adjustment: KeyboardAdjustment
  private let delegate = Delegate()

  init() {
    list = fixture.addScrollView()
    list.contentOffset.y = 1156
    adjustment = list.adjustForKeyboard(anchor: .bottom, tracker: fixture.tracker)
    fixture.turn()
    list.delegate = delegate
  }

  private func expectEnd(inset: CGFloat) {
    #expect(Insets(of: list) == Insets(inset))
    #expect(list.contentOffset.y == 1156 + inset)
    fixture.turn()
    #expect(Insets(of: list) == Insets(inset))
    #expect(list.contentOffset.y == 1156 + inset)
  }

  @Test func anUpdateIsMadeOnce() {
    delegate.onFirstCall = { [adjustment] _ in adjustment.update() }
    fixture.show(336)
    expectEnd(inset: 336)
    #expect(delegate.calls == 1)
  }

  @Test func aKeyboardThatHidesIsFollowed() {
    delegate.onFirstCall = { [fixture] _ in fixture.post(.willHide, fixture.docked(0)) }
    fixture.show(336)
    expectEnd(inset: 0)
  }

  @Test func cancellingRestoresTheList() {
    delegate.onFirstCall = { [adjustment] _ in adjustment.cancel() }
    fixture.show(336)
    expectEnd(inset: 0)
  }

  @Test func anInsetOfTheAppIsKept() {
    delegate.onFirstCall = { $0.contentInset.bottom += 20 }
    fixture.show(336)
    fixture.turn()
    #expect(list.contentInset.bottom == 356)
    fixture.hide()
    #expect(list.contentInset.bottom == 20)
  }

  @Test func aListThatLeavesItsWindowIsLeftAlone() {
    delegate.onFirstCall = { $0.removeFromSuperview() }
    fixture.show(336)
    fixture.hide()
    fixture.turn()
    fixture.window.addSubview(list)
    fixture.turn()
    expectEnd(inset: 0)
  }

  @Test func anOffsetOfTheAppIsKept() {
    delegate.onFirstCall = { $0.contentOffset.y = 100 }
    fixture.show(336)
    fixture.turn()
    #expect(list.contentOffset.y == 100)
  }
}
