import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// A test ends the transitions of the stand-in. UIKit needs time, or a finger.

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
