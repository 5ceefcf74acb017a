/// A controller that shows one of several controllers, with a bar; here it has no behaviour.
@MainActor
open class UITabBarController: UIViewController {}

/// A controller with a stack of controllers; here it shows only the root controller, without a bar.
@MainActor
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for controller in children {
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
    }
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
    children.append(childController)
  }
}
