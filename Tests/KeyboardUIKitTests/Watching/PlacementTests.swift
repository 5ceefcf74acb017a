import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A view that moves without being told of is looked at again.
@MainActor
struct PlacementTests {
  private let fixture = KeyboardFixture()

  @Test func aPageThatSlidesInGetsItsInset() {
    let pager = UIScrollView(frame: fixture.window.bounds)
    pager.contentSize = CGSize(width: 780, height: 844)
    fixture.window.addSubview(pager)
    let page = UIView(frame: CGRect(x: 390, y: 0, width: 390, height: 844))
    pager.addSubview(page)
    let list = UIScrollView(frame: page.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    page.addSubview(list)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == .zero)
    pager.contentOffset.x = 390
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    pager.contentOffset.x = 0
    fixture.turn()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aWindowThatIsDraggedOverTheKeyboardIsNoticed() {
    let fixture = KeyboardFixture(
      screen: CGRect(x: 0, y: 0, width: 1366, height: 1024),
      window: CGRect(x: 100, y: 50, width: 700, height: 500)
    )
    let list = fixture.addAdjustedScrollView()
    fixture.show(400)
    #expect(Insets(of: list) == .zero)
    fixture.scene.standInMove(to: CGRect(x: 200, y: 400, width: 700, height: 500))
    fixture.turn()
    #expect(Insets(of: list) == Insets(276))
  }

  @Test func anAppThatIsActiveAgainLooksAgain() {
    let list = fixture.addAdjustedScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    fixture.show(336)
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.scene.standInMove(to: CGRect(x: 0, y: 100, width: 390, height: 844))
    fixture.post("UIApplicationDidBecomeActiveNotification")
    #expect(Insets(of: list) == Insets(92))
  }

  @Test func aTextViewThatBeginsEditingLeavesTheLookAtAFormSheetAlone() {
    let fixture = KeyboardFixture(screen: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let sheet = UIView(frame: CGRect(x: 242, y: 74, width: 540, height: 620))
    fixture.window.addSubview(sheet)
    let text = UITextView(frame: sheet.bounds)
    sheet.addSubview(text)
    fixture.keep(text.adjustForKeyboard(tracker: fixture.tracker))
    fixture.post(.willShow, fixture.docked(208))
    #expect(text.contentInset.bottom == 134)
    text.becomeFirstResponder()
    sheet.frame.origin.y = -26
    fixture.clock.nextTurn()
    #expect(text.contentInset.bottom == 34)
  }

  @Test func anAppThatRemovesAllSubviewsIsStillObserved() {
    let view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    var heights: [CGFloat] = []
    fixture.keep(view.followKeyboard(tracker: fixture.tracker) { heights.append($0.height) })
    for subview in view.subviews { subview.removeFromSuperview() }
    fixture.post(.willShow, fixture.docked(336))
    view.frame.size.height = 600
    fixture.turn()
    #expect(heights == [0, 336, 92])
  }

  @Test func anotherSuperviewIsFollowed() {
    let list = fixture.addAdjustedScrollView()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    fixture.window.addSubview(card)
    card.addSubview(list)
    fixture.show(336)
    list.frame.size.height = 600
    fixture.turn()
    #expect(Insets(of: list) == Insets(92))
    #expect(fixture.window.subviews == [card])
  }
}

/// Nothing of ours is where UIKit or the app counts subviews.
@MainActor
struct ProbeTests {
  @MainActor
  private final class Zooming: StandInObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  private let fixture = KeyboardFixture()

  @Test func theFirstSubviewOfAZoomingScrollViewIsTheApps() {
    let scroll = fixture.addScrollView()
    let image = UIView(frame: scroll.bounds)
    scroll.addSubview(image)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    #expect(scroll.subviews == [image])
    #expect(Zooming().viewForZooming(in: scroll) === image)
  }

  @Test func stacksAndEffectsHoldNothingOfOurs() {
    let views = [UIStackView(frame: .zero), UIVisualEffectView(effect: nil)]
    for view in views {
      view.frame = fixture.window.bounds
      fixture.window.addSubview(view)
      let subviews = view.subviews
      fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
      #expect(view.subviews == subviews)
    }
    #expect(fixture.window.subviews == views)
  }

  @Test func theFirstAndTheLastSubviewAreTheApps() {
    let view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    let subviews = [UIView(frame: .zero), UIScrollView(frame: view.bounds)]
    for subview in subviews { view.addSubview(subview) }
    fixture.keep([
      view.followKeyboard(tracker: fixture.tracker) { _ in },
      (subviews[1] as? UIScrollView)?.adjustForKeyboard(tracker: fixture.tracker),
    ])
    #expect(view.subviews.count > 2)
    #expect(view.subviews.first === subviews.first)
    #expect(view.subviews.last === subviews.last)
  }
}
