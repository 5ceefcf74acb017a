import KeyboardTesting
import Testing
import UIKit

@MainActor
struct SidebarViewControllerTests {
  private let keyboard = SimulatedKeyboard(.iPad, center: .default)
  private let scene: UIWindowScene
  private let window: UIWindow
  private let sidebar = SidebarViewController()
  private let column: UINavigationController

  init() throws {
    let bounds = try #require(keyboard.environment.screenBounds)
    scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    window = UIWindow(windowScene: scene)
    column = UINavigationController(rootViewController: sidebar)
    window.rootViewController = column
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Gives the focus to a new field in a view, and shows the keyboard.
  private func type(in view: UIView) {
    let field = UITextField()
    view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
  }

  @Test func theResultsOfASearchInTheBarClearTheKeyboard() throws {
    type(in: column.navigationBar)
    let top = try #require(keyboard.frame?.minY)
    #expect(sidebar.list.frame.maxY - sidebar.list.adjustedContentInset.bottom == top)
    keyboard.hide()
  }

  @Test func theListStaysStillForAFieldInAnotherColumn() {
    let rest = sidebar.list.adjustedContentInset.bottom
    type(in: window)
    #expect(sidebar.list.adjustedContentInset.bottom == rest)
    keyboard.hide()
  }
}
