import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test ends the transitions of the stand-in. UIKit needs time, or a finger.

extension MovedControllerTests {
  @Test func theMoveIsTakenBackWhenATransitionBegins() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    fixture.window.rootViewController = navigation
    navigation.pushViewController(controller, animated: false)
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    #expect(origin == -284)
    navigation.standInBeginSwipeBack()
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(origin == 0 && animations.isEmpty)
    navigation.standInEndTransition(completes: false)
    fixture.turn()
    #expect(origin == -284)
    adjustment.cancel()
  }
}

extension FollowKeyboardTests {
  @Test(arguments: [false, true])
  func aControllerThatIsBeingPresentedIsNotAnimated(isInAContainer: Bool) {
    let root = UIViewController()
    fixture.window.rootViewController = root
    let child = UIViewController()
    let presented = isInAContainer ? UINavigationController(rootViewController: child) : child
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    _ = fixture.follow(child.view)
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(animations.isEmpty)
    presented.standInEndTransition()
    #expect(
      UIView.standInAnimations { fixture.post(.willShow, fixture.docked(380)) }.count == 1
    )
  }
}
