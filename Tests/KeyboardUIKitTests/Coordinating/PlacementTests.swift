import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A view that moves without a notification is measured before the next frame.
@MainActor
struct PlacementTests {
  private let fixture = KeyboardFixture()

  /// Adds an adjusted list that fills a view.
  private func addList(to view: UIView) -> UIScrollView {
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(list)
    fixture.adjust(list)
    return list
  }

  private func show() {
    fixture.show(336)
    fixture.clock.nextTurn()
  }

  @Test func aListThatGoesToAnotherScreenGivesItsInsetBack() {
    let list = fixture.addAdjustedScrollView()
    let userInfo = [KeyboardUserInfoKey.endFrame: fixture.docked(336)]
    fixture.post("UIKeyboardWillShowNotification", userInfo, from: fixture.screen)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(336))
    let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: fixture.screen.bounds))
    let window = UIWindow(windowScene: scene)
    window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aPageThatWasMadeBeforeIsClearWhenItIsShown() {
    let page = UIViewController()
    page.view.frame = fixture.window.bounds
    let list = addList(to: page.view)
    show()
    fixture.window.rootViewController = page
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func aPageThatSlidesInGetsItsInset() {
    let pager = fixture.addScrollView()
    pager.contentSize.width = 780
    let list = addList(
      to: fixture.addView(CGRect(x: 390, y: 0, width: 390, height: 844), to: pager)
    )
    show()
    for (x, inset) in [(0, 0), (390, 336), (0, 0)] as [(CGFloat, CGFloat)] {
      pager.contentOffset.x = x
      fixture.turn()
      #expect(Insets(of: list) == Insets(inset))
    }
  }
}

/// Nothing of ours is where UIKit or the app counts subviews.
@MainActor
struct ProbeTests {
  private let fixture = KeyboardFixture()

  @Test func anAppThatRemovesAllSubviewsIsStillObserved() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    for subview in view.subviews { subview.removeFromSuperview() }
    fixture.post(.willShow, fixture.docked(336))
    view.frame.size.height = 600
    fixture.turn()
    #expect(log.heights == [0, 336, 92])
  }

  @Test func anAppThatRebuildsItsSubviewsIsCalledForTheNextSize() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    for subview in view.subviews { subview.removeFromSuperview() }
    view.frame.size.height = 500
    fixture.turn()
    #expect(log.overlaps.last?.freeRectangle.height == 500)
    view.frame.size.height = 600
    fixture.turn()
    #expect(log.overlaps.last?.freeRectangle.height == 600)
  }

  @Test func anotherSafeAreaCallsTheClosure() {
    let view = fixture.addView()
    let log = fixture.follow(view)
    let count = log.overlaps.count
    fixture.show(336)
    fixture.window.setSafeAreaBottom(34)
    #expect(log.overlaps.last?.inset == 302)
    #expect(log.overlaps.count > count)
  }

  @Test func theViewOfAHostingControllerHoldsNothingOfOurs() {
    @MainActor final class UIHostingController: UIViewController {}
    let controller = UIHostingController()
    fixture.window.rootViewController = controller
    _ = fixture.follow(controller.view)
    #expect(controller.view.subviews.isEmpty)
  }

  /// UIKit may zoom the first subview of a scroll view.
  @Test func scrollViewsStacksAndEffectsHoldNothingOfOurs() {
    let scroll = fixture.addScrollView()
    let views = [scroll, UIStackView(frame: .zero), UIVisualEffectView(effect: nil)]
    fixture.adjust(scroll)
    for view in views {
      view.frame = fixture.window.bounds
      fixture.window.addSubview(view)
      let subviews = view.subviews
      _ = fixture.follow(view)
      #expect(view.subviews == subviews)
    }
    #expect(fixture.window.subviews == views)
  }

  @Test func theFirstAndTheLastSubviewAreTheApps() {
    let view = fixture.addView()
    let list = UIScrollView(frame: view.bounds)
    let subviews = [fixture.addView(.zero, to: view), list]
    view.addSubview(list)
    _ = fixture.follow(view)
    fixture.adjust(list)
    #expect(view.subviews.count > 2)
    #expect(view.subviews.first === subviews.first)
    #expect(view.subviews.last === subviews.last)
  }
}
