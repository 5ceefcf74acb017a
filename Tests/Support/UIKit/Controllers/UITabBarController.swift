// A test double of UIKit for Linux; never a product.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A bar with a tab for each of several controllers: here only its place.
@MainActor
open class UITabBar: UIView {}

/// A controller that shows one of several above a bar, under which their views go on.
///
/// The bar is 49 points high above the window's own safe area, and both are in the safe area of
/// the controller that is shown:
/// <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>.
@MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: .zero)

  open var viewControllers: [UIViewController]? {
    didSet { select(viewControllers?.first) }
  }

  open var selectedViewController: UIViewController? {
    get { children.first }
    set { select(newValue) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    select(selectedViewController)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    selectedViewController?.viewIfLoaded?.frame = view.bounds
  }

  private func select(_ controller: UIViewController?) {
    if let old = children.first, old !== controller {
      old.barInsets = .zero
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let controller else { return }
    if controller.parent !== self { addChild(controller) }
    guard viewIfLoaded != nil else { return }
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
    controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    controller.didMove(toParent: self)
  }
}

extension UIViewController {
  /// Makes a controller one that this one contains; its view is placed by the caller.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// A controller that shows the topmost of several: here only a container.
@MainActor
open class UINavigationController: UIViewController {}

/// A controller that shows several side by side: here only a container.
@MainActor
open class UISplitViewController: UIViewController {}
