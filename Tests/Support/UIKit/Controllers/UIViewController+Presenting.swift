import Foundation

/// The styles of a presentation.
///
/// Apple's page of each case says what stays in sight:
/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case custom = 4
  case overFullScreen = 5
  case popover = 7
  /// A page sheet.
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
  /// The controller that this one presents, or one around it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The controller that places the view of this one, or of one around it, when it is presented.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
  public var presentationController: UIPresentationController? {
    if let controller = presentation ?? parent?.presentationController { return controller }
    presentation = makePresentationController(presenting: nil)
    return presentation
  }

  /// The presentation controller of a page sheet or form sheet; `nil` for a popover.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller>
  public var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .popover
      ? nil : presentationController as? UISheetPresentationController
  }

  /// Presents a controller over this one's window, in a container as UIKit does.
  ///
  /// The outermost controller around this one presents. Without an animation the presentation has
  /// ended on return. With one the controller is being presented until
  /// ``standInEndTransition(completes:)``. A controller that presents already does not present
  /// another one.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenting = outermost
    let presented = viewControllerToPresent
    guard presenting.presented == nil, presented.presenter == nil,
      let window = presenting.viewIfLoaded?.window
    else { return }
    let presentation =
      presented.presentation ?? presented.makePresentationController(presenting: presenting)
    presented.presentation = presentation
    presentation.presenting = presenting
    presenting.presented = presented
    presented.presenter = presenting
    presented.isBeingPresented = true
    let transition = Transition(of: [presenting, presented], isAnimated: flag)
    presented.loadViewIfNeeded()
    presented.report(.willAppear, animated: flag)
    presentation.begin(in: window)
    presented.report(.isAppearing, animated: flag)
    transition.begin { _ in
      window.layoutIfNeeded()
      presentation.presentationTransitionDidEnd(true)
      presented.report(.didAppear, animated: flag)
      if presentation.shouldRemovePresentersView { presentation.takeOutPresentersView() }
      presented.isBeingPresented = false
      completion?()
    }
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// With an animation the controller is being dismissed until
  /// ``standInEndTransition(completes:)``.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = outermost
    guard let presented = presenting.presented else {
      presenting.presenter?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.standInEndTransition()
    guard let presentation = presented.presentation else { return }
    let transition = Transition(of: [presenting, presented], isAnimated: flag)
    let returns = presentation.shouldRemovePresentersView
    if returns {
      presenting.report(.willAppear, animated: flag)
      presentation.putBackPresentersView()
      presenting.report(.isAppearing, animated: flag)
    }
    presentation.dismissalTransitionWillBegin()
    transition.begin { completes in
      guard completes else {
        if returns { presentation.takeOutPresentersView() }
        presented.report(.didAppear, animated: flag)
        return presentation.dismissalTransitionDidEnd(false)
      }
      presentation.containerView?.removeFromSuperview()
      if returns { presenting.report(.didAppear, animated: flag) }
      presentation.dismissalTransitionDidEnd(true)
      presented.presentation = nil
      presented.presenter = nil
      presenting.presented = nil
      completion?()
    }
  }

  private var outermost: UIViewController { parent?.outermost ?? self }

  private func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .fullScreen:
      return FullScreenPresentation(presentedViewController: self, presenting: presenting)
    case .overFullScreen:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: presenting ?? self
      ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
