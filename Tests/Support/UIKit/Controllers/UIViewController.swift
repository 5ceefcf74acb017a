// A test double of UIKit for Linux; never a product.

public import Foundation

/// An object that owns a tree of views and hears when it comes and goes.
@MainActor
open class UIViewController: UIResponder {
  /// The words that name the controller.
  open var title: String?

  /// Insets the controller adds to its view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loaded?.refreshSafeArea() }
  }

  /// The size the controller would like to have, in points; zero for the default.
  open var preferredContentSize = CGSize.zero

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The controller that this one contains, in the order they were added.
  public internal(set) var children: [UIViewController] = []

  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// The controller that this one, or one around it, has presented.
  public internal(set) var presentedViewController: UIViewController?

  /// The controller that has presented this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// Whether the controller is being presented at this moment.
  public internal(set) var isBeingPresented = false

  /// Whether the controller is being dismissed at this moment.
  public internal(set) var isBeingDismissed = false

  /// What a container's bars add to the view's safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { loaded?.refreshSafeArea() }
  }

  var presentation: UIPresentationController?
  var transition: StandInTransition?
  private var loaded: UIView?
  private var isAppearing: Bool?
  private var isAnimated = false

  /// Creates a controller; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller; nothing is decoded here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
    }
  }

  /// The view, when it is loaded.
  open var viewIfLoaded: UIView? { loaded }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }

  open override var next: UIResponder? { loaded?.superview ?? presentingViewController }

  var safeAreaInsetsToAdd: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  override var focusWindow: UIWindow? { loaded?.window }

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates the view: as large as the main screen, unless a subclass does better.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its place and about to appear.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid its subviews out.
  open func viewDidLayoutSubviews() {}

  /// Called before the controller joins another, or with nil leaves it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has joined another, or with nil left it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Begins to show or hide the view, as a container controller does.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)>
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    self.isAppearing = isAppearing
    isAnimated = animated
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    self.isAppearing = nil
    isAppearing ? viewDidAppear(isAnimated) : viewDidDisappear(isAnimated)
  }
}

extension UIViewController {
  /// Shows the view in a window, filling it: a stand-in for a presentation.
  ///
  /// The order is UIKit's: load, will appear, into the window, is appearing, layout, did appear.
  /// UIKit ends a turn of the run loop later; here all is done on return.
  public func standInAppear(in window: UIWindow, animated: Bool = false) {
    beginAppearanceTransition(true, animated: animated)
    if let view = viewIfLoaded {
      view.frame = window.bounds
      window.addSubview(view)
    }
    viewIsAppearing(animated)
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Takes the view out of its window: a stand-in for a dismissal.
  public func standInDisappear(animated: Bool = false) {
    guard viewIfLoaded?.window != nil else { return }
    beginAppearanceTransition(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }
}
