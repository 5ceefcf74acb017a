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

  private final class Probe: UIView {
    var windows: [UIWindow?] = []

    override func didMoveToWindow() {
      super.didMoveToWindow()
      windows.append(window)
    }
  }

  // MARK: - The safe area and the window

  // https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  @Test func theSafeAreaIsZeroUntilTheWindowIsVisible() {
    window.rootViewController = root
    #expect(window.safeAreaInsets == .zero && root.view.safeAreaInsets == .zero)
    show(root)
    #expect(window.safeAreaInsets != .zero)
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
    let shown = Form()
    show(UINavigationController(rootViewController: shown))
    #expect(shown.scrollView.adjustedContentInset.top > window.safeAreaInsets.top)
    #expect(shown.scrollView.adjustedContentInset.bottom == window.safeAreaInsets.bottom)
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller
  @Test func barsAreInTheSafeAreaOfTheControllersUnderThem() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    show(tabs)
    let insets = content.view.safeAreaInsets
    #expect(insets.top > window.safeAreaInsets.top)
    #expect(insets.top + insets.bottom > window.safeAreaInsets.top + window.safeAreaInsets.bottom)
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

  // MARK: - Animations and layout

  // https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  @Test(arguments: [0, 0.02] as [TimeInterval])
  func anAnimationCompletesAfterTheCall(duration: TimeInterval) async {
    show(root)
    let view = UIView()
    root.view.addSubview(view)
    var isComplete = false
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: duration) {
        view.frame.origin.y = 10
      } completion: { _ in
        isComplete = true
        continuation.resume()
      }
      #expect(!isComplete && view.frame.origin.y == 10)
    }
    #expect(isComplete)
  }

  // https://developer.apple.com/documentation/uikit/uistackview
  @Test func aStackViewArrangesItsViewsAndTheContentOfAForm() {
    let form = Form()
    form.scrollView.contentInsetAdjustmentBehavior = .never
    show(form)
    let rows = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    form.scrollView.addSubview(stack)
    let content = form.scrollView.contentLayoutGuide
    NSLayoutConstraint.activate(
      rows.map { $0.heightAnchor.constraint(equalToConstant: 300) } + [
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: form.scrollView.frameLayoutGuide.widthAnchor),
      ]
    )
    window.layoutIfNeeded()
    let width = window.bounds.width
    #expect(form.scrollView.contentSize == CGSize(width: width, height: 930))
    #expect(rows[1].frame == CGRect(x: 16, y: 315, width: width - 32, height: 300))
    rows[0].isHidden = true
    window.layoutIfNeeded()
    #expect(form.scrollView.contentSize.height == 620 && rows[1].frame.minY == 5)
    form.scrollView.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(stack.frame.minY == 0)
  }

  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  @Test func aMultiplierScalesALength() {
    show(root)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.25, constant: 4),
    ])
    window.layoutIfNeeded()
    let size = view.frame.size
    #expect(abs(size.width - window.bounds.width / 2) < 1)
    #expect(abs(size.height - window.bounds.height / 4 - 4) < 1)
  }
}
