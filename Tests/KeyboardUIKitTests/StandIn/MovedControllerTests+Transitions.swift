import KeyboardNotifications
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
