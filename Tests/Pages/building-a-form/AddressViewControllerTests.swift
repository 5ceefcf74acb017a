import Testing
import UIKit

@MainActor
struct AddressViewControllerTests {
  private let scene = UIWindowScene(standInScreen: .main)
  private let controller = AddressViewController()
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.fields[0].becomeFirstResponder()
  }

  private var focus: Int? {
    controller.fields.firstIndex(where: \.isFirstResponder)
  }

  private func press(_ item: Int) {
    controller.toolbar.items?[item].standInPress()
  }

  @Test func theButtonsMoveTheFocusToTheNextFieldAndBack() {
    press(1)
    #expect(focus == 1)
    press(0)
    #expect(focus == 0)
  }

  @Test func atTheFirstAndTheLastFieldTheFocusStays() {
    press(0)
    #expect(focus == 0)
    for _ in 1...3 { press(1) }
    #expect(focus == 2)
  }

  @Test func doneEndsEditing() {
    press(3)
    #expect(focus == nil)
  }
}
