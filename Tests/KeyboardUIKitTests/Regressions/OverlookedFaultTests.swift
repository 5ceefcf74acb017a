import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Faults that were planted by hand, and that the tests of each subject did not catch.
@MainActor
struct OverlookedFaultTests {
  private let fixture = KeyboardFixture()

  @Test func aTurnedScreenIsMeasuredAsItIsSeen() {
    fixture.screen.standInTurn(to: .landscapeLeft, bounds: fixture.screen.bounds)
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func aViewInAContainerThatIsBeingPresentedIsNotAnimated() {
    let (root, child) = (UIViewController(), UIViewController())
    fixture.window.rootViewController = root
    root.present(UINavigationController(rootViewController: child), animated: true)
    fixture.keep(child.view.followKeyboard(tracker: fixture.tracker) { _ in })
    #expect(UIView.standInAnimations { fixture.show() }.isEmpty)
  }

  @Test func anIndicatorInsetThatTheAppSetsAnewIsCompletedInTheSameTurn() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    list.verticalScrollIndicatorInsets.bottom = 10
    fixture.turn()
    #expect(Insets(of: list) == Insets(content: 336, indicator: 346))
  }

  @Test func neitherAFollowedViewNorOneWhoseFocusIsAskedForIsKeptAlive() {
    weak var followed: UIView?
    weak var form: UIView?
    let list = fixture.addScrollView()
    do {
      let views = (UIView(frame: fixture.window.bounds), UIView())
      (followed, form) = views
      fixture.window.addSubview(views.0)
      fixture.keep(views.0.followKeyboard(tracker: fixture.tracker) { _ in })
      fixture.keep(
        list.adjustForKeyboard(while: .focus(in: views.1), tracker: fixture.tracker)
      )
      fixture.show()
      views.0.removeFromSuperview()
    }
    fixture.turn()
    #expect(followed == nil)
    #expect(form == nil)
  }

  @Test func aScrollViewThatGetsItsSuperviewLaterIsLookedAtInThatTurn() {
    let list = UIScrollView(frame: fixture.window.bounds)
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
  }

  @Test func focusInAnotherWindowRevealsNothingHere() {
    let list = fixture.addScrollView()
    let adjustment = fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.clock.nextTurn()
    var asked = 0
    adjustment.revealing = { _ in
      asked += 1
      return nil
    }
    let other = UIWindow(windowScene: fixture.scene)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    other.addSubview(field)
    asked = 0
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(asked == 0)
  }

  @Test func aDragDoesNotHoldAFloatingKeyboard() {
    let list = fixture.addScrollView()
    list.keyboardDismissMode = .interactive
    fixture.keep(list.adjustForKeyboard(tracker: fixture.tracker))
    fixture.post(.willShow, CGRect(x: 30, y: 300, width: 320, height: 260))
    list.standInTouchDown(at: CGPoint(x: 10, y: 400))
    list.standInDrag(to: CGPoint(x: 10, y: 700))
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: list) == Insets(336))
    #expect(animations.count == 1)
  }
}
