import Foundation

/// The styles of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
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
    presented.presentingViewController = self
    presentedViewController = presented
    presented.isBeingPresented = true
    presented.beginAppearanceTransition(true, animated: flag)
    let presentation = presented.makePresentationController(presenting: self)
    presented.presentationController = presentation
    presentation.begin(in: window)
    presented.viewIsAppearing(flag)
    presented.move(animated: flag) { [weak presented] in
      window.layoutIfNeeded()
      presented?.endAppearanceTransition()
      presented?.isBeingPresented = false
      completion?()
    }
  }

  /// Dismisses the controller that this one presents, or else this one; here without animation.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.presentationController?.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: flag)
    presented.presentationController?.containerView?.removeFromSuperview()
    presented.endAppearanceTransition()
    presented.presentationController?.dismissalTransitionDidEnd(true)
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

  private func move(animated: Bool, _ completion: @escaping () -> Void) {
    endTransition = completion
    if !animated { standInEndTransition() }
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
