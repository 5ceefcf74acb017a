public import Foundation

/// An object that places the view of a presented controller, in a container over the window.
///
/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@MainActor
open class UIPresentationController: StandInObject {
  public unowned let presentedViewController: UIViewController
  public private(set) weak var containerView: UIView?
  weak var presenting: UIViewController?
  private weak var presentersPlace: UIView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// True if the presenter's view leaves the window when the presentation has ended.
  ///
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview>
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Adds a container as large as the window, with the presented view in it.
  func begin(in window: UIWindow) {
    let container = PresentationContainer(frame: window.bounds)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView = container
    window.addSubview(container)
    presentationTransitionWillBegin()
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }

  func takeOutPresentersView() {
    let view = presenting?.viewIfLoaded
    presentersPlace = view?.superview
    view?.removeFromSuperview()
  }

  func putBackPresentersView() {
    guard let view = presenting?.viewIfLoaded, let presentersPlace else { return }
    view.frame = presentersPlace.bounds
    presentersPlace.insertSubview(view, at: 0)
  }
}

/// The view around a presented view.
private final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
  }
}

/// The presentation of a controller whose view covers the screen.
///
/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen>
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// An object that adapts its content to a new size: a controller.
@MainActor
public protocol UIContentContainer: AnyObject {}
