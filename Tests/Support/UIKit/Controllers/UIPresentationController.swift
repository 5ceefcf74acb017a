import Foundation

/// The ways to present a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case automatic = -2
}

extension UIViewController {
  /// Presents a controller over this one's window, in a container as UIKit does.
  ///
  /// Without an animation all is done on return. With one the controller is being presented until
  /// ``standInEndTransition()``. Every style fills the window here.
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
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    presented.view.frame = container.bounds
    container.addSubview(presented.view)
    presented.viewIsAppearing(flag)
    presented.move(animated: flag) { [weak presented] in
      window.layoutIfNeeded()
      presented?.endAppearanceTransition()
      presented?.isBeingPresented = false
      completion?()
    }
  }

  /// Ends the animation of a presentation: a stand-in for time.
  public func standInEndTransition() {
    let end = endTransition
    endTransition = nil
    end?()
  }

  private func move(animated: Bool, _ completion: @escaping () -> Void) {
    endTransition = completion
    if !animated { standInEndTransition() }
  }
}
