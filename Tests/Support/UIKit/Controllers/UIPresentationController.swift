public import Foundation

/// An object that places the view of a presented controller, in a container over the window.
///
/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@MainActor
open class UIPresentationController: StandInObject {
  public unowned let presentedViewController: UIViewController
  public private(set) weak var containerView: UIView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func presentationTransitionWillBegin() {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Adds a container as large as the window, with the presented view in it.
  func begin(in window: UIWindow) {
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView = container
    window.addSubview(container)
    presentationTransitionWillBegin()
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }
}

/// An object that adapts its content to a new size: a controller.
@MainActor
public protocol UIContentContainer: AnyObject {}
