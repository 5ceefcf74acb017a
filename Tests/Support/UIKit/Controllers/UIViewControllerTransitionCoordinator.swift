import Foundation

/// A transition of a controller's view, with animations that run alongside.
///
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool
}

/// What is known of a transition in progress: nothing here.
///
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

/// A transition that has begun, and ends when a test says so.
@MainActor
final class Transition: UIViewControllerTransitionCoordinator {
  private let isAnimated: Bool
  private let duration: TimeInterval = 0.35
  private var hasBegun = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var participants: [UIViewController] = []
  private var atEnd: ((_ completes: Bool) -> Void)?

  init(of participants: [UIViewController?], isAnimated: Bool) {
    self.isAnimated = isAnimated
    self.participants = participants.compactMap { $0 }
    for controller in self.participants { controller.transition = self }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if hasBegun { runAnimations() }
    return true
  }

  /// Runs the animations that were added until now, and ends at once if nothing is animated.
  func begin(atEnd: @escaping (_ completes: Bool) -> Void) {
    self.atEnd = atEnd
    hasBegun = true
    runAnimations()
    if !isAnimated { end() }
  }

  func end(completes: Bool = true) {
    guard let atEnd else { return }
    self.atEnd = nil
    for controller in participants { controller.transition = nil }
    participants = []
    atEnd(completes)
  }

  private func runAnimations() {
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    let work = { for animation in due { animation(self) } }
    if isAnimated {
      UIView.animate(withDuration: duration, animations: work)
    } else {
      work()
    }
  }
}

extension UIViewController {
  /// The transition in progress of this controller, or else of one around it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Ends the animation of a transition in progress, in place of time, or of a finger.
  ///
  /// - Parameter completes: False for a finger that takes the transition back.
  public func standInEndTransition(completes: Bool = true) {
    transition?.end(completes: completes)
  }
}

extension UIWindow {
  /// Gives the window a new size in a transition, as when a user rotates the device.
  ///
  /// Animations alongside run when the window has its new size. The transition has ended on return.
  public func standInRotate(to size: CGSize) {
    let transition = Transition(of: [rootViewController], isAnimated: true)
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame.size = size
    layoutIfNeeded()
    transition.begin { _ in }
    transition.end()
  }
}
