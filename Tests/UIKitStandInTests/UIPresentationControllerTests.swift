import Testing

/// A presentation controller of an app's places the presented view.
@MainActor
struct UIPresentationControllerTests {
  private final class LowerHalf: UIPresentationController {
    var events: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).divided(atDistance: 400, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() { events.append("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { events.append("did begin") }
    override func dismissalTransitionWillBegin() { events.append("will end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { events.append("did end") }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    var presentation: LowerHalf?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = LowerHalf(presentedViewController: presented, presenting: presenting)
      return presentation
    }
  }

  private let scene = UIWindowScene(standInScreen: .main)
  private let window: UIWindow
  private let root = UIViewController()
  private let presented = UIViewController()
  private let delegate = Delegate()

  init() {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    presented.transitioningDelegate = delegate
  }

  @Test func aCustomPresentationPlacesTheView() {
    presented.modalPresentationStyle = .custom
    root.present(presented, animated: false)
    #expect(presented.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
    root.dismiss(animated: false)
    #expect(presented.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(delegate.presentation?.events == ["will begin", "did begin", "will end", "did end"])
  }

  @Test func anyOtherPresentationFillsTheWindow() {
    root.present(presented, animated: false)
    #expect(presented.view.frame == window.bounds)
    #expect(delegate.presentation == nil)
  }
}
