// A test double of UIKit for Linux; never a product.

extension UIView {
  /// Lets a recognizer see the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Keeps a recognizer from the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)>
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The recognizers that see a touch in this view: its own, then its superviews'.
  var recognizersUpwards: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + (superview?.recognizersUpwards ?? [])
  }
}
