import Testing
import UIKit

@MainActor
struct MenuViewControllerTests {
  @Test func aSheetThatIsPulledDownToTheMiddleEndsEditing() throws {
    let scene = UIWindowScene(standInScreen: .main)
    let window = UIWindow(windowScene: scene)
    let menu = MenuViewController()
    window.rootViewController = menu
    window.makeKeyAndVisible()
    let form = UIViewController()
    menu.presentSheet(with: form)
    let field = UITextField()
    form.view.addSubview(field)
    field.becomeFirstResponder()
    let sheet = try #require(menu.presentedViewController?.sheetPresentationController)
    #expect(sheet.selectedDetentIdentifier == .large)
    sheet.standInDrag(to: .medium)
    #expect(!field.isFirstResponder)
    withExtendedLifetime(scene) {}
  }
}
