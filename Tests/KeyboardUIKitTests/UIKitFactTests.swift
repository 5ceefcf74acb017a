import Foundation
import Testing

/// What Apple's pages say of UIKit, and the other tests take for granted.
///
/// The same file runs against the stand-in, and in the app of Tests/Device against UIKit. So it
/// names only what Apple declares, and compares with the window instead of with numbers.
@MainActor
@Suite(.serialized)
struct UIKitFactTests {
  private let window: UIWindow
  private let root = UIViewController()

  init() throws {
    window = UIWindow(windowScene: try #require(FactScene.connected))
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func present(_ controller: UIViewController) async {
    await withCheckedContinuation { continuation in
      root.present(controller, animated: false) { continuation.resume() }
    }
  }

  /// A controller whose view is a scroll view that is too short to scroll.
  private final class Form: UIViewController {
    let scrollView = UIScrollView()
    override func loadView() { view = scrollView }
  }

  // MARK: - The safe area

  // https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  @Test func theSafeAreaIsZeroUntilTheWindowIsVisible() {
    window.rootViewController = root
    #expect(window.safeAreaInsets == .zero && root.view.safeAreaInsets == .zero)
    show(root)
    #expect(window.safeAreaInsets != .zero)
    #expect(root.view.safeAreaInsets == window.safeAreaInsets)
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic
  @Test func shortContentIsAdjustedInANavigationControllerOnly() {
    let form = Form()
    show(form)
    #expect(form.scrollView.adjustedContentInset == .zero)
    let shown = Form()
    show(UINavigationController(rootViewController: shown))
    #expect(shown.scrollView.adjustedContentInset.top > window.safeAreaInsets.top)
    #expect(shown.scrollView.adjustedContentInset.bottom == window.safeAreaInsets.bottom)
  }

  // https://github.com/material-components/material-components-ios/pull/1982
  @Test func additionalInsetsAreReportedWithTheNextLayout() {
    show(root)
    let before = root.view.safeAreaInsets.bottom
    root.additionalSafeAreaInsets.bottom = 20
    #expect(root.view.safeAreaInsets.bottom == before)
    root.view.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == before + 20)
  }

  // MARK: - Scrolling and the focus

  private final class Watcher: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  // http://jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview/
  @Test func aDelegateIsCalledInsideAWriteOfTheOffset() {
    let form = Form()
    let watcher = Watcher()
    form.scrollView.delegate = watcher
    show(form)
    watcher.offsets = []
    form.scrollView.contentOffset.y = 1
    #expect(watcher.offsets == [1])
  }

  private final class Stubborn: UITextField {
    var isReady = false
    override var canResignFirstResponder: Bool { isReady }
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @Test func aFieldThatDoesNotResignKeepsTheFocus() {
    show(root)
    let (stubborn, other) = (Stubborn(), UITextField())
    for field in [stubborn, other] { root.view.addSubview(field) }
    #expect(stubborn.becomeFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder && !other.isFirstResponder)
    stubborn.isReady = true
    #expect(other.becomeFirstResponder())
    other.resignFirstResponder()
  }

  // MARK: - Presentations

  // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func onlyAFullScreenTakesThePresentersViewOutOfTheWindow(
    style: UIModalPresentationStyle
  ) async {
    show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    await present(presented)
    #expect((root.view.window == nil) == (style == .fullScreen))
    #expect(presented.view.window === window)
    await withCheckedContinuation { continuation in
      root.dismiss(animated: false) { continuation.resume() }
    }
    #expect(root.view.window === window && presented.view.window == nil)
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
  @Test func aSheetIsHigherAtALargerDetent() async throws {
    show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .pageSheet
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    await present(presented)
    window.layoutIfNeeded()
    let height = presented.view.bounds.height
    #expect(height > 0 && height < window.bounds.height)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(presented.view.bounds.height > height)
    #expect(presented.view.bounds.height < window.bounds.height)
  }
}
