import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Faults that were planted by hand, and that the tests of each subject did not catch.
@MainActor
struct OverlookedFaultTests {
  private let fixture = KeyboardFixture()

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
