import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A view controller's safe area ends above the keyboard.
@MainActor
struct ControllerTargetTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let content = UIViewController()

  @Test func aNestedControllerGetsTheOverlapOfItsView() {
    let parent = UIViewController()
    fixture.window.rootViewController = parent
    parent.addChild(content)
    content.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
    parent.view.addSubview(content.view)
    fixture.keep(content.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.show(336)
    #expect(content.view.safeAreaInsets.bottom == 100)
    #expect(parent.additionalSafeAreaInsets.bottom == 0)
  }

  @Test func aControllerThatIsAdjustedBeforeItsViewIsLoadedIsRightInItsFirstFrame() {
    fixture.keep(content.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.window.rootViewController = content
    fixture.turn()
    #expect(content.additionalSafeAreaInsets.bottom == 302)
  }

  @Test func aContainerIsLeftAlone() {
    for container in [UINavigationController(), UITabBarController(), UISplitViewController()] {
      fixture.window.rootViewController = container
      fixture.keep(container.adjustForKeyboard(tracker: fixture.tracker))
      fixture.show(336)
      #expect(container.additionalSafeAreaInsets == .zero)
      fixture.hide()
    }
  }
}
