// A test double of UIKit for Linux; never a product.

extension UIViewController {
  /// Shows the view in a window, filling it: a stand-in for a presentation.
  ///
  /// The order is UIKit's: load, will appear, into the window, is appearing, layout, did appear.
  /// UIKit ends a turn of the run loop later; here all is done on return.
  public func standInAppear(in window: UIWindow, animated: Bool = false) {
    beginAppearanceTransition(true, animated: animated)
    if let view = viewIfLoaded {
      view.frame = window.bounds
      window.addSubview(view)
    }
    viewIsAppearing(animated)
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Takes the view out of its window: a stand-in for a dismissal.
  public func standInDisappear(animated: Bool = false) {
    guard viewIfLoaded?.window != nil else { return }
    beginAppearanceTransition(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }
}
