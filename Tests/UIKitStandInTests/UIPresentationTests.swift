// A test double of UIKit for Linux; never a product.

import Testing

// Transitions and containers: https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented
// and https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
@MainActor
struct UIPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let root = RecordingController()
  private let sheet = RecordingController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.modalPresentationStyle = .formSheet
  }

  @Test func aFormSheetIsInTheMiddleUntilItIsDismissed() {
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(sheet.presentingViewController === root && root.presentedViewController === sheet)
    #expect(!sheet.isBeingPresented)
    sheet.dismiss(animated: true)
    sheet.standInEndTransition()
    #expect(sheet.view.window == nil && root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func anAnimatedOneIsBeingPresentedUntilItsEnd() {
    var isDone = false
    root.present(sheet, animated: true) { isDone = true }
    #expect(sheet.isBeingPresented && sheet.view.window === window)
    #expect(!sheet.log.contains("did appear") && !isDone)
    sheet.standInEndTransition()
    #expect(!sheet.isBeingPresented && isDone)
    #expect(sheet.log.contains("did appear"))
  }

  @Test func aTabBarIsInTheSafeAreaOfWhatItShows() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 685, width: 1024, height: 83))
    #expect(first.parent === tabs)
    #expect(first.view.superview?.superview?.superview === tabs.view)
    #expect(first.view.safeAreaInsets.bottom == 83)
    tabs.selectedViewController = second
    #expect(second.view.safeAreaInsets.bottom == 83)
    #expect(first.parent == nil && first.view.window == nil)
  }

  @Test func aNavigationControllerWrapsTheViewThatItShows() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    #expect(child.view.superview?.superview?.superview === navigation.view)
    #expect(child.next?.next?.next === navigation.view)
    window.frame.size.height = 500
    #expect(child.view.frame == navigation.view.bounds)
  }
}
