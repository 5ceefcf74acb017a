import UIKit

/// Rotation of a window, whose animations run at once when it has its new size.
@MainActor
final class Rotation: UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    return true
  }

  /// Turns a window that a controller's view fills.
  static func turn(_ window: UIWindow, with controller: UIViewController) {
    let rotation = Rotation()
    let size = CGSize(width: window.frame.height, height: window.frame.width)
    controller.viewWillTransition(to: size, with: rotation)
    window.frame.size = size
    controller.viewIfLoaded?.frame = window.bounds
    window.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      for animation in rotation.animations { animation(rotation) }
    }
  }
}
