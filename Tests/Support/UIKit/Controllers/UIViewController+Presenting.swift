import Foundation

/// The styles of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case formSheet = 2
  case custom = 4
  case automatic = -2
}

/// An object of the app that makes the presentation controller of a custom presentation.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewController {
  /// Presents a controller over this one's window, in a container as UIKit does.
  ///
  /// Without an animation the presentation has ended on return. With one the controller is being
  /// presented until ``standInEndTransition()``. Every style but a custom one fills the window
  /// here.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    let presented = viewControllerToPresent
    presentedViewController = presented
    presented.presentingViewController = self
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    presented.viewWillAppear(flag)
    let presentation = presented.makePresentationController(presenting: self)
    presented.presentationController = presentation
    presentation.begin(in: window)
    presented.viewIsAppearing(flag)
    presented.endTransition = { [weak presented] in
      window.layoutIfNeeded()
      presented?.viewDidAppear(flag)
      presented?.isBeingPresented = false
      completion?()
    }
    if !flag { presented.standInEndTransition() }
  }

  /// Dismisses the controller that this one presents, or else this one; here without animation.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    let presentation = presented.presentationController
    presentation?.dismissalTransitionWillBegin()
    presentation?.containerView?.removeFromSuperview()
    presented.viewDidDisappear(flag)
    presentation?.dismissalTransitionDidEnd(true)
    presented.presentationController = nil
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// Ends the animation of a presentation, in place of time.
  public func standInEndTransition() {
    let end = endTransition
    endTransition = nil
    end?()
  }

  private func makePresentationController(
    presenting: UIViewController
  ) -> UIPresentationController {
    let own = modalPresentationStyle == .custom ? transitioningDelegate : nil
    return own?.presentationController(
      forPresented: self,
      presenting: presenting,
      source: presenting
    ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
