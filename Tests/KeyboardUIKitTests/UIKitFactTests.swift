import Testing

/// What Apple's pages say of UIKit, and the other tests take for granted.
@MainActor
struct UIKitFactTests {
  private let window: UIWindow
  private let root = UIViewController()
  private let kept: [AnyObject]

  init() {
    let scene = UIWindowScene(standInScreen: .main)
    window = UIWindow(windowScene: scene)
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    kept = [scene]
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// A controller whose view is a scroll view that is too short to scroll.
  private final class Form: UIViewController {
    let scrollView = UIScrollView()
    override func loadView() { view = scrollView }
  }

  private final class Probe: UIView {
    var windows: [UIWindow?] = []
    override func didMoveToWindow() { windows.append(window) }
  }

  // https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  @Test func theSafeAreaIsZeroUntilTheWindowIsVisible() {
    window.rootViewController = root
    #expect(window.safeAreaInsets == .zero && root.view.safeAreaInsets == .zero)
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets.bottom > 0)
    #expect(root.view.safeAreaInsets == window.safeAreaInsets)
  }

  // https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  @Test func aViewHearsOfItsWindow() {
    show(root)
    let outer = UIView()
    let probe = Probe()
    outer.addSubview(probe)
    #expect(probe.windows.isEmpty)
    root.view.addSubview(outer)
    outer.removeFromSuperview()
    #expect(probe.windows == [window, nil])
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic
  @Test func shortContentIsAdjustedInANavigationControllerOnly() {
    let form = Form()
    show(form)
    #expect(form.scrollView.adjustedContentInset == .zero)
    let navigation = UINavigationController(rootViewController: Form())
    show(navigation)
    let inset = (navigation.topViewController?.view as? UIScrollView)?.adjustedContentInset
    #expect(inset?.bottom == window.safeAreaInsets.bottom)
  }

  @Test func barsAreInTheSafeAreaOfTheControllersUnderThem() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    show(tabs)
    let insets = content.view.safeAreaInsets
    #expect(insets.top > window.safeAreaInsets.top)
    #expect(insets.bottom > window.safeAreaInsets.bottom)
    #expect(content.view.convert(content.view.bounds, to: nil) == window.bounds)
  }

  // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func onlyAFullScreenTakesThePresentersViewOutOfTheWindow(style: UIModalPresentationStyle) {
    show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    #expect((root.view.window == nil) == (style == .fullScreen))
    #expect(presented.view.window === window)
    root.dismiss(animated: false)
    #expect(root.view.window === window && presented.view.window == nil)
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
  @Test func aSheetRestsAtItsDetents() throws {
    show(root)
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    #expect(presented.view.frame.maxY == window.bounds.maxY)
    #expect(presented.view.frame.height == window.bounds.height / 2)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(presented.view.frame.minY > window.safeAreaInsets.top)
    #expect(presented.view.frame.height > window.bounds.height / 2)
  }

  // https://github.com/feedback-assistant/reports/issues/669
  @Test func textThatGetsTheFocusRaisesItsSheet() throws {
    show(root)
    let presented = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
    presented.view.addSubview(field)
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    let height = presented.view.frame.height
    field.becomeFirstResponder()
    #expect(presented.view.frame.height > height)
    sheet.standInDrag(to: .medium)
    #expect(presented.view.frame.height == height && field.isFirstResponder)
  }

  @Test func aTransitionIsKnownUntilItEnds() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    #expect(root.transitionCoordinator == nil)
    navigation.pushViewController(content, animated: true)
    #expect(content.transitionCoordinator?.isAnimated == true)
    navigation.standInEndTransition()
    #expect(content.transitionCoordinator == nil && root.view.window == nil)
    navigation.standInBeginSwipeBack()
    #expect(content.transitionCoordinator?.isInteractive == true && root.view.window === window)
    navigation.standInEndTransition(completes: false)
    #expect(navigation.topViewController === content && root.view.window == nil)
    navigation.standInBeginSwipeBack()
    navigation.standInEndTransition()
    #expect(navigation.topViewController === root && content.parent == nil)
  }

  /// A shift of the view by an app is lost in the next layout of the container.
  @Test func aContainerSetsTheFrameOfItsChildsView() {
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    root.view.frame.origin.y = -100
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.frame == navigation.view.bounds)
  }
}
