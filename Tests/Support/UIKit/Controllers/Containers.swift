import Foundation

extension UIViewController {
  /// Adds a child controller, whose view the caller places.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
  public func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of its parent; the view stays until the caller removes it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    didMove(toParent: nil)
  }

  /// The nearest navigation controller around the controller.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller>
  public var navigationController: UINavigationController? {
    let around = sequence(first: self) { $0.parent }.dropFirst()
    return around.lazy.compactMap { $0 as? UINavigationController }.first
  }

}

/// A controller with a stack of controllers under a bar.
///
/// Each layout of its view gives the top controller's view the whole bounds. The bar is 44 points
/// high here, and part of the safe area of the controllers.
///
/// <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    add(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  open var topViewController: UIViewController? { children.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    if let topViewController { view.insertSubview(topViewController.view, at: 0) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigationBar.frame = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: 44
    )
    topViewController?.view.frame = view.bounds
  }

  /// Shows a controller above the others.
  ///
  /// With an animation it is on its way until
  /// ``UIViewController/standInEndTransition(completes:)``.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    standInEndTransition()
    let old = topViewController
    add(viewController)
    guard isViewLoaded else { return viewController.didMove(toParent: self) }
    replace(old, with: viewController, isAnimated: animated) { [weak self] completes in
      if completes { viewController.didMove(toParent: self) }
    }
  }

  /// Goes back to the controller below the one on top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(isAnimated: animated)
  }

  /// Begins to go back, as a user does with a finger at the edge of the screen.
  ///
  /// The finger ends it by ``UIViewController/standInEndTransition(completes:)``.
  public func standInBeginSwipeBack() {
    pop(isAnimated: true)
  }

  @discardableResult
  private func pop(isAnimated: Bool) -> UIViewController? {
    standInEndTransition()
    guard children.count > 1, let old = children.popLast(), let new = children.last else {
      return nil
    }
    replace(old, with: new, isAnimated: isAnimated) { [weak self] completes in
      if completes {
        old.removeFromParent()
      } else {
        self?.children.append(old)
      }
    }
    return old
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    controller.barInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  }
}

/// A navigation controller's bar: a view without content.
@MainActor
open class UINavigationBar: UIView {}

/// A controller that shows one of several controllers above a bar; here it has no behaviour.
@MainActor
open class UITabBarController: UIViewController {}

/// A controller that shows several controllers side by side; here it has no behaviour.
@MainActor
open class UISplitViewController: UIViewController {}

extension UIViewController {
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Puts a child's view in place of another one's, below the bars, with a transition.
  ///
  /// Both are in the view until the transition ends.
  fileprivate func replace(
    _ old: UIViewController?,
    with new: UIViewController,
    isAnimated: Bool,
    atEnd: @escaping (_ completes: Bool) -> Void
  ) {
    let isVisible = view.window != nil
    let transition = Transition(of: [self, old, new], isAnimated: isAnimated && isVisible)
    func report(_ appearance: Appearance, of controller: UIViewController?) {
      if isVisible { controller?.report(appearance, animated: isAnimated) }
    }
    new.loadViewIfNeeded()
    report(.willAppear, of: new)
    new.view.frame = view.bounds
    view.insertSubview(new.view, at: 0)
    report(.isAppearing, of: new)
    transition.begin { [self] completes in
      let (gone, shown) = completes ? (old, new) : (new, old)
      if !completes {
        report(.willAppear, of: old)
        report(.isAppearing, of: old)
      }
      gone?.viewIfLoaded?.removeFromSuperview()
      view.layoutIfNeeded()
      report(.didAppear, of: shown)
      atEnd(completes)
    }
  }
}

/// A controller that shows pages of controllers; here it has no behaviour.
@MainActor
open class UIPageViewController: UIViewController {}
