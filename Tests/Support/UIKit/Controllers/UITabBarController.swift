import Foundation

/// A controller that shows the first of several above a bar, under which their views go on.
///
/// The bar is 49 points high above the window's own safe area, and both are in the safe area of
/// the controller that is shown:
/// <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>.
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { showFirst() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard let controller = viewControllers?.first else { return }
    if controller.parent !== self { addChild(controller) }
    guard viewIfLoaded != nil else { return }
    wrap(controller)
    controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    controller.didMove(toParent: self)
  }
}

/// A controller that shows the topmost of several; here only the one at the bottom, without a bar.
@MainActor
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for controller in children { wrap(controller) }
  }
}

/// A controller that shows several side by side: here only a container.
@MainActor
open class UISplitViewController: UIViewController {}

extension UIViewController {
  /// Makes a controller one that this one contains; its view is placed by the caller.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
  public func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Puts the view of another controller into two views around it, as UIKit's containers do.
  ///
  /// <https://stackoverflow.com/questions/15322916>
  func wrap(_ controller: UIViewController) {
    let views = [UIView(frame: view.bounds), UIView(frame: view.bounds), controller.view]
    var outer: UIView = view
    for inner in views.compactMap(\.self) {
      inner.frame = outer.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.insertSubview(inner, at: 0)
      outer = inner
    }
  }
}
