import Foundation

/// A controller that shows the first of several controllers, with a bar over its view.
///
/// The bar is 49 points high, above the window's own safe area. Both are in the safe area of the
/// controller that is shown:
/// <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>.
@MainActor
open class UITabBarController: UIViewController {
  /// The controllers; here a test sets them before the view is loaded.
  open var viewControllers: [UIViewController]?

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let controller = viewControllers?.first else { return }
    addChild(controller)
    fillView(with: controller)
    controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }
}

/// A controller with a stack of controllers; here it shows only the root controller, without a bar.
@MainActor
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for controller in children { fillView(with: controller) }
  }
}

/// A controller that shows several controllers side by side; here it has no behaviour.
@MainActor
open class UISplitViewController: UIViewController {}

extension UIViewController {
  /// Adds a child controller, whose view the caller places.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
  public func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Adds the view of another controller, as large as the view.
  func fillView(with controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }
}
