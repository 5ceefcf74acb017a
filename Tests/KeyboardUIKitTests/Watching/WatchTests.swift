import Foundation
import KeyboardNotifications
import KeyboardUIKit
import Testing

/// While a keyboard is on screen all is measured once per turn of the main run loop.
@MainActor
struct WatchTests {
  private let fixture = KeyboardFixture()

  private func addView(_ frame: CGRect, to view: UIView? = nil) -> UIView {
    let added = UIView(frame: frame)
    (view ?? fixture.window).addSubview(added)
    return added
  }

  @Test func aListInASheetThatMovesDownIsMeasuredInTheSameTurn() {
    let sheet = addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UIScrollView(frame: sheet.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    sheet.addSubview(list)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.clock.nextTurn()
    sheet.frame.origin.y = 300
    fixture.turn()
    #expect(Insets(of: list) == Insets(636))
  }

  @Test func aBarInAPanelThatRisesComesDown() {
    let panel = addView(CGRect(x: 0, y: 400, width: 390, height: 444))
    let bar = UIView()
    panel.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: panel.bottomAnchor)
    bottom.isActive = true
    fixture.keep(bottom.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.clock.nextTurn()
    panel.frame.origin.y = 100
    fixture.turn()
    #expect(bottom.constant == -36)
  }

  @Test func aFollowedViewNoticesItsOwnMove() {
    let view = addView(fixture.window.bounds)
    var height: CGFloat = 0
    fixture.keep(view.followKeyboard(tracker: fixture.tracker) { height = $0.height })
    fixture.show(336)
    fixture.clock.nextTurn()
    view.frame.origin.y = -100
    fixture.turn()
    #expect(height == 236)
  }

  @Test func aListThatGoesToAnotherScreenGivesItsInsetBack() {
    let list = fixture.addAdjustedScrollView()
    fixture.post(
      "UIKeyboardWillShowNotification",
      [KeyboardUserInfoKey.endFrame: fixture.docked(336)],
      from: fixture.screen
    )
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(336))
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    let window = UIWindow(windowScene: scene)
    window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aPageThatWasMadeBeforeIsClearWhenItIsShown() {
    let page = UIViewController()
    page.view.frame = fixture.window.bounds
    let list = UIScrollView(frame: page.view.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    page.view.addSubview(list)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.window.rootViewController = page
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func aTextViewThatScrollsLaysNothingOut() {
    @MainActor final class Root: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    let root = Root(frame: fixture.window.bounds)
    fixture.window.addSubview(root)
    let text = UITextView(frame: root.bounds)
    text.text = String(repeating: "line\n", count: 300)
    root.addSubview(text)
    fixture.keep(text.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.turn()
    let passes = root.passes
    for frame in 1...60 {
      text.contentOffset.y = CGFloat(frame) * 10
      fixture.turn()
    }
    #expect(root.passes == passes)
  }

  @Test func theUserMayScrollAwayFromTheField() {
    let form = fixture.addScrollView()
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    form.addSubview(field)
    fixture.keep(form.adjustForKeyboard(tracker: fixture.tracker))
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    form.contentOffset.y = 900
    form.frame.size.height -= 10
    for _ in 1...3 { fixture.turn() }
    #expect(form.contentOffset.y == 900)
  }

  @Test func lessThanHalfAPixelIsNotWritten() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    list.frame.size.height += 0.4 / fixture.screen.scale
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    list.frame.size.height += 0.2 / fixture.screen.scale
    fixture.turn()
    #expect(list.contentInset.bottom > 336)
    fixture.hide()
    #expect(Insets(of: list) == .zero)
  }

  @Test func anAppThatWritesBackIsLeftAloneAfterTenTurns() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    fixture.clock.nextTurn()
    var written = 0
    for _ in 1...30 {
      list.contentInset.bottom = 20
      fixture.turn()
      if list.contentInset.bottom == 356 { written += 1 }
    }
    #expect(written == 10)
    fixture.show(300)
    #expect(list.contentInset.bottom == 320)
  }

  @Test func aViewThatMovesOnAtEachTurnIsFollowedToTheEnd() {
    let view = addView(fixture.window.bounds)
    let list = UIScrollView(frame: view.bounds)
    view.addSubview(list)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    for y in 1...40 {
      view.frame.origin.y = -CGFloat(y)
      fixture.turn()
    }
    #expect(Insets(of: list) == Insets(296))
  }

  @Test func aClosureThatSwingsIsLeftAlone() {
    let view = addView(fixture.window.bounds)
    var calls = 0
    fixture.keep(
      view.followKeyboard(tracker: fixture.tracker) { cover in
        calls += 1
        view.frame.origin.y = cover.height > 300 ? -100 : 0
      }
    )
    fixture.show(336)
    for _ in 1...50 { fixture.turn() }
    #expect(calls < 40)
  }
}
