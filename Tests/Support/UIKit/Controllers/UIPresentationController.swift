// A test double of UIKit for Linux; never a product.

public import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The state of a controller that covers the screen.
  case fullScreen = 0

  /// The state of a controller that covers the screen but for a strip at the top.
  case pageSheet = 1

  /// The state of a controller in the middle of a large screen.
  case formSheet = 2

  /// The state of a controller that covers the screen, with the presenting one still there.
  case overFullScreen = 5

  /// The state of a controller presented as the system sees fit: here as a page sheet.
  case automatic = -2
}

/// What holds the view of a presented controller.
///
/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@MainActor
open class UIPresentationController: StandInObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController

  /// The controller that presents it.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The view around the presented one, as large as the window.
  open var containerView: UIView? { container }

  /// The view that is moved: a sheet that rises above the keyboard is.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  private weak var presenter: UIViewController?
  private let container = UIView(frame: .zero)

  /// Creates a presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// Where the presented view goes, in the container.
  ///
  /// A form sheet of no preferred size is 540 by 620 points, in the middle:
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet>.
  open var frameOfPresentedViewInContainerView: CGRect {
    let space = container.bounds
    switch presentedViewController.modalPresentationStyle {
    case .fullScreen, .overFullScreen: return space
    case .automatic, .pageSheet:
      return space.inset(by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    case .formSheet:
      let wanted = presentedViewController.preferredContentSize
      let size = wanted == .zero ? CGSize(width: 540, height: 620) : wanted
      return CGRect(
        x: (space.width - size.width) / 2,
        y: (space.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  func begin(in window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }

  func end() {
    presentedView?.removeFromSuperview()
    container.removeFromSuperview()
  }
}

extension UIViewController {
  /// What presents this controller, or the one around it.
  public var presentationController: UIPresentationController? {
    presentation ?? parent?.presentationController
  }

  /// What runs along with the presentation or dismissal that is under way.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Presents a controller over this one's window.
  ///
  /// Without an animation all is done on return. With one the controller is being presented until
  /// ``standInEndTransition()``, as in a running app until the animation has ended.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    let presented = viewControllerToPresent
    let presentation = UIPresentationController(
      presentedViewController: presented,
      presenting: self
    )
    presented.presentation = presentation
    presented.presentingViewController = self
    presentedViewController = presented
    presented.isBeingPresented = true
    presented.beginAppearanceTransition(true, animated: flag)
    presentation.begin(in: window)
    presented.viewIsAppearing(flag)
    presented.move(animated: flag) { [weak presented] in
      window.layoutIfNeeded()
      presented?.endAppearanceTransition()
      presented?.isBeingPresented = false
      completion?()
    }
  }

  /// Takes back the controller that this one presented, or this one, if it is presented itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: flag)
    presented.move(animated: flag) { [weak self] in
      presented.presentation?.end()
      presented.presentation = nil
      self?.presentedViewController = nil
      presented.endAppearanceTransition()
      presented.isBeingDismissed = false
      completion?()
    }
  }

  /// Ends the animation of a presentation or dismissal: a stand-in for time.
  public func standInEndTransition() {
    transition?.end()
  }

  private func move(animated: Bool, _ completion: @escaping () -> Void) {
    let transition = StandInTransition(isAnimated: animated) { [weak self] in
      self?.transition = nil
      completion()
    }
    self.transition = transition
    if !animated { transition.end() }
  }
}

/// What is known of a transition between controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
}

/// What lets others run along with a transition between controllers.
///
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes along with the transition, and something at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A presentation or dismissal that is under way.
@MainActor
final class StandInTransition: StandInObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext
  let isAnimated: Bool
  private var completions: [(Context) -> Void] = []
  private var onEnd: (() -> Void)?

  init(isAnimated: Bool, onEnd: @escaping () -> Void) {
    self.isAnimated = isAnimated
    self.onEnd = onEnd
  }

  func animate(
    alongsideTransition animation: ((Context) -> Void)?,
    completion: ((Context) -> Void)?
  ) -> Bool {
    UIView.standInInheriting(duration: isAnimated ? 0.5 : 0, curve: 0) { animation?(self) }
    if let completion { completions.append(completion) }
    return true
  }

  func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    onEnd()
    for completion in completions { completion(self) }
  }
}
